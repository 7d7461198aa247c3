import { leading, words } from '../../../../i18n/words.ts';
import { REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import {
  charterGain,
  floorsOf,
  frameOf,
  offerOf,
  ownPalace,
  refillGain,
  stockOf,
  symbolCount,
  tileOf,
  tileOnOffer,
  type Yield,
  youngValue,
} from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { board, person, terms } from './terms.ts';

const { count, list } = words('en');

const SPACES = { one: 'space', other: 'spaces' };
const FLOORS = { one: 'floor', other: 'floors' };
const PERSONS = { one: 'person', other: 'persons' };
const UNITS = {
  yuan: { one: 'yuan', other: 'yuan' },
  rice: { one: 'rice', other: 'rice' },
  fireworks: { one: 'fireworks tile', other: 'fireworks tiles' },
  vp: { one: 'VP', other: 'VP' },
  floor: FLOORS,
  space: SPACES,
};

const gain = (y: Yield | undefined): string => (y ? `+${count(y.amount, UNITS[y.what])}` : 'no yield');

const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
const card = (c: keyof typeof terms.persons | 'wild'): string =>
  c === 'wild' ? terms.wild : terms.persons[c];

const SOURCES = {
  ...terms.actions,
  ...terms.events,
  ...terms.superEvents,
  refill: 'refill',
  wallCheck: terms.variants.greatWall,
};
/** What an action brings follows the action itself in the log. */
const fromWhere = (source: keyof typeof SOURCES): string =>
  source in terms.actions ? '' : ` (${SOURCES[source]})`;
const CAUSES = { ...terms.events, wall: terms.variants.greatWall, earthquake: terms.superEvents.earthquake };

/** Spaces on the track and symbols of a tile. */
const tileFigures = (p: number): string =>
  `+${count(VALUE[p]!, SPACES)}, ${count(symbolCount(p), { one: 'symbol', other: 'symbols' })}`;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

export const texts = {
  title: terms.game,
  terms,
  options: {
    largePrivilegeCost: { name: 'price of a large privilege', value: (price) => `${price} yuan` },
    startPlayer: {
      name: 'first to draft',
      value: (seat) => (seat === 'random' ? 'drawn by lot' : `seat ${seat + 1}`),
    },
    openHands: { name: "show the others' cards", value: yesNo },
    greatWall: { name: 'Great Wall variant', value: yesNo },
    superEvent: {
      name: 'super event',
      value: (event) =>
        event === 'none' ? 'none' : event === 'random' ? 'drawn by lot' : terms.superEvents[event],
    },
  },

  event(e, names, beside = false) {
    const who = 'seat' in e ? names[e.seat]! : '';
    const by = leading(who, beside);
    switch (e.type) {
      case 'drafted':
        return `${by(' ')}drafts ${list(e.persons.map((p) => a(terms.persons[tileOf(p).type])))}.`;
      case 'monthBegan':
        return `Month ${e.round} begins; its event is ${terms.events[e.event]}.`;
      case 'dealt':
        return 'The action cards are dealt into new groups.';
      case 'actionTaken': {
        const pays = e.paid > 0 ? ` and pays ${e.paid} yuan` : '';
        return `${by(' ')}takes ${terms.actions[e.action]} from group ${e.group + 1}${pays}.`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0 ? `${by(' ')}refills to ${REFILL} yuan (+${e.amount}).` : `${by(' ')}passes.`;
        return `${by(' ')}gains ${count(e.amount, UNITS[e.what])}${fromWhere(e.source)}.`;
      case 'paid':
        return `${by(' ')}gives up ${count(e.amount, UNITS[e.what])} (${SOURCES[e.source]}).`;
      case 'moved':
        return `${by(' ')}advances ${count(e.spaces, SPACES)} to space ${e.to}.`;
      case 'floorPlaced':
        return e.floors === 1
          ? `${by(' ')}begins palace ${e.palace + 1}.`
          : `${by(' ')}raises palace ${e.palace + 1} to ${e.floors} floors.`;
      case 'privilegeBought':
        return `${by(' ')}buys a ${terms.privileges[e.size]} for ${e.price} yuan.`;
      case 'wallBuilt':
        return `${by(' ')}builds section ${e.section} of the Great Wall (${terms.wallTiles[e.tile]}).`;
      case 'dragonsReturned':
        return 'The dragons return to their owners.';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${by(' ')}plays a wild card as ${terms.persons[e.as]}.`
          : `${by(' ')}plays the card ${terms.persons[e.card]}.`;
      case 'nobodyLeft':
        return `No ${terms.persons[e.person]} is left on display; ${who} gets nobody.`;
      case 'tileTaken':
        return `${by(' ')}takes ${a(person(e.person))} from the display.`;
      case 'housed':
        return `${by(' ')}houses ${a(person(e.person))} in palace ${e.palace + 1}.`;
      case 'replaced':
        return `${by(' ')}replaces ${a(person(e.person))} of palace ${e.palace + 1} by ${a(person(e.by))}.`;
      case 'refused':
        return `${by(' ')}refuses the ${person(e.person)}; the tile leaves the game.`;
      case 'eventBegan':
        return `The event of the month: ${terms.events[e.event]}.`;
      case 'mustRelease':
        return `${by(' ')}must release ${count(e.persons, PERSONS)} (${CAUSES[e.cause]}).`;
      case 'released':
        return `${by(' ')}releases ${a(person(e.person))} from palace ${e.palace + 1} (${CAUSES[e.cause]}).`;
      case 'eventEnded':
        return `${terms.events[e.event]} is over.`;
      case 'wallChecked':
        return `The Great Wall counts ${e.length} of ${e.needed} sections: it ${
          e.length >= e.needed ? 'holds' : 'does not hold'
        }.`;
      case 'superEventBegan':
        return `The super event: ${terms.superEvents[e.event]}.`;
      case 'floorRemoved':
        return `${by(' ')}loses a floor of palace ${e.palace + 1}; ${count(e.floors, FLOORS)} left.`;
      case 'palaceFell':
        return e.persons.length === 0
          ? `${by(': ')}palace ${e.palace + 1} collapses.`
          : `${by(': ')}palace ${e.palace + 1} collapses and takes along ${list(
              e.persons.map((p) => a(person(p))),
            )}.`;
      case 'markersReset':
        return 'All person markers go back to space 0; their order stays.';
      case 'cardDiscarded':
        return `${by(' ')}discards the card ${card(e.card)}.`;
      case 'privilegesLost':
        return `${by(' ')}loses all privileges (${e.small} small, ${e.large} large).`;
      case 'chartered':
        return `${by(' ')}chooses the type ${terms.persons[e.person]} for the Charter.`;
      case 'decayed':
        return e.floors === 0
          ? `${by(': ')}empty palace ${e.palace + 1} decays and is gone.`
          : `${by(': ')}empty palace ${e.palace + 1} decays to ${count(e.floors, FLOORS)}.`;
      case 'scored':
        return `${by(' ')}scores ${e.palaces + e.ladies + e.privileges} VP: palaces ${e.palaces}, court ladies ${e.ladies}, privileges ${e.privileges}.`;
      case 'finalScored':
        return `${by(' ')}scores ${e.persons + e.monks + e.goods} VP at the end: persons ${e.persons}, monks ${e.monks}, goods ${e.goods}.`;
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `The game is over: ${names[winner]} wins with ${e.scores[winner]} VP.`;
      }
    }
  },

  move(m, scene) {
    const { view, seat } = scene;
    switch (m.type) {
      case 'draft':
        return `${m.types.map((t) => board.persons[t]).join(' + ')}: ${m.types.reduce((sum, t) => sum + youngValue(t), 0)}`;
      case 'takeAction': {
        const { group, pay, gain: brings } = offerOf(view, seat, m.action);
        const where = pay > 0 ? `group ${group}, pay ${pay} yuan` : `group ${group}`;
        const yields =
          m.action === 'privilege'
            ? `for ${SMALL_PRICE} or ${view.options.largePrivilegeCost} yuan`
            : m.action === 'wall'
              ? 'build a section'
              : gain(brings);
        return `${terms.actions[m.action]} (${where}): ${yields}`;
      }
      case 'refill':
        return refillGain(scene) > 0
          ? `Refill to ${REFILL} yuan: +${refillGain(scene)} yuan`
          : 'Pass (refill: +0 yuan)';
      case 'placeFloor':
        return m.target === 'new'
          ? 'new palace of 1 floor'
          : `palace ${m.target + 1} ${ownPalace(scene, m.target)}: to ${floorsOf(scene, m.target) + 1} floors`;
      case 'buyPrivilege':
        return m.size === 'small'
          ? `small privilege: ${SMALL_PRICE} yuan, 1 VP a month`
          : `large privilege: ${view.options.largePrivilegeCost} yuan, 2 VP a month`;
      case 'buildWall':
        return `wall tile: +${terms.wallTiles[m.tile]}`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(view, type).map(({ value }) => `+${value}`);
        const yields = stock.length > 0 ? stock.join('/') : 'nobody left';
        return `${m.card === 'wild' ? 'wild: ' : ''}${board.persons[type]} (${yields})`;
      }
      case 'takeTile': {
        const p = tileOnOffer(view, m.age);
        return `${person(p)}: ${tileFigures(p)}`;
      }
      case 'house':
        return `palace ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'replace':
        return `replace ${a(person(m.person))} of palace ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'refuse':
        return 'refuse the tile: it leaves the game';
      case 'release':
        return `${person(m.person)} of palace ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'removeFloor':
        return `palace ${m.palace + 1} ${ownPalace(scene, m.palace)}: to ${count(floorsOf(scene, m.palace) - 1, FLOORS)}`;
      case 'returnGood':
        return `1 ${UNITS[m.good].one} (of ${view.players[seat]![m.good]})`;
      case 'discard':
        return card(m.card);
      case 'takeYoung':
        return `${terms.persons[m.person]}: +${count(youngValue(m.person), SPACES)}`;
      case 'charter':
        return `${terms.persons[m.person]}: ${gain(charterGain(scene, m.person))}`;
    }
  },

  prompt({ view, seat }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'draft':
        return 'Draft two young persons of different types; the number is how far they take you on the track.';
      case 'action':
        return `Choose an action, or refill to ${REFILL} yuan. You have ${view.players[seat]!.yuan} yuan.`;
      case 'build':
        return `Place a floor (${f.floors} to place): on a palace or as a new one.`;
      case 'privilege':
        return `Which privilege do you buy? You have ${view.players[seat]!.yuan} yuan.`;
      case 'wall':
        return 'Which wall tile do you build?';
      case 'card':
        return 'Play a person card. In brackets: spaces on the track, young/old.';
      case 'tile':
        return `Young or old? You take a ${terms.persons[tileOf(tileOnOffer(view, 'young')).type]}.`;
      case 'house':
        return `Where does the ${person(frameOf(view, 'house').person)} live?`;
      case 'full':
        return `No palace has room for the ${person(f.person)}: replace somebody or refuse.`;
      case 'release':
        return `${CAUSES[f.cause]}: whom do you release? ${count(f.due[seat]!, PERSONS)} to go.`;
      case 'earthquake':
        return `Earthquake: which palace loses a floor? ${count(f.floors, FLOORS)} to go.`;
      case 'flood':
        return `Flood: what do you give up? ${count(f.pieces, { one: 'piece', other: 'pieces' })} to go.`;
      case 'tornado':
        return `Tornado: which card do you discard? ${count(f.cards, { one: 'card', other: 'cards' })} to go.`;
      case 'sunrise':
        return 'Sunrise: which young person do you take?';
      case 'charter':
        return 'Charter: which of your types brings its yield?';
      default:
        return 'The game is over.';
    }
  },

  sources,
  refusal,
  rules,
  help,
  board,
  full,
  page,
} satisfies DragonTexts;
