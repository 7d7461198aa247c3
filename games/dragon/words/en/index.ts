import { speech } from '../../../../i18n/en/speech.ts';
import { words } from '../../../../i18n/words.ts';
import { REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import { charterGain, offerOf, refillGain, type Yield } from '../../rules/offers.ts';
import { stockOf, symbolCount, tileOf, tileOnOffer, youngValue } from '../../rules/tiles.ts';
import { floorsOf, frameOf, ownPalace } from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { board, person, terms } from './terms.ts';

const { count, list } = words('en');

const SPACES = { one: 'space', other: 'spaces' };
const FLOORS = { one: 'floor', other: 'floors' };
const PERSONS = { one: 'person', other: 'people' };
const UNITS = {
  yuan: { one: 'yuan', other: 'yuan' },
  rice: { one: 'rice', other: 'rice' },
  fireworks: { one: 'fireworks tile', other: 'fireworks tiles' },
  vp: { one: 'VP', other: 'VP' },
  floor: FLOORS,
  space: SPACES,
};

const gain = (y: Yield | undefined): string => (y ? `+${count(y.amount, UNITS[y.what])}` : 'nothing');

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
/** What it is called to lose something. */
const LOSSES = { yuan: 'pay', rice: 'pay', fireworks: 'discard' };
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
      name: 'starting player',
      value: (seat) => (seat === 'random' ? 'random' : `seat ${seat + 1}`),
    },
    openHands: { name: 'open hands', value: yesNo },
    greatWall: { name: 'Great Wall variant', value: yesNo },
    superEvent: {
      name: 'super event',
      value: (event) =>
        event === 'none' ? 'none' : event === 'random' ? 'random' : terms.superEvents[event],
    },
  },

  event(e, audience) {
    const { does, verb, of } = speech(audience);
    switch (e.type) {
      case 'drafted':
        return `${does(e.seat, 'draft')} ${list(e.persons.map((p) => a(terms.persons[tileOf(p).type])))}.`;
      case 'monthBegan':
        return `Month ${e.round} begins. Its event: ${terms.events[e.event]}.`;
      case 'dealt':
        return 'The action cards are shuffled and dealt into new groups.';
      case 'actionTaken': {
        const pays = e.paid > 0 ? `, paying ${e.paid} yuan` : '';
        return `${does(e.seat, 'choose')} ${terms.actions[e.action]} from group ${e.group + 1}${pays}.`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0
            ? `${does(e.seat, 'refill')} to ${REFILL} yuan (+${e.amount}).`
            : `${does(e.seat, 'pass')}.`;
        return `${does(e.seat, e.what === 'vp' ? 'score' : 'gain')} ${count(e.amount, UNITS[e.what])}${fromWhere(e.source)}.`;
      case 'paid':
        return `${does(e.seat, LOSSES[e.what])} ${count(e.amount, UNITS[e.what])} (${SOURCES[e.source]}).`;
      case 'moved':
        return `${does(e.seat, 'advance')} ${count(e.spaces, SPACES)}, to space ${e.to}.`;
      case 'floorPlaced':
        return e.floors === 1
          ? `${does(e.seat, 'start')} palace ${e.palace + 1}.`
          : `${does(e.seat, 'build')} palace ${e.palace + 1} up to ${e.floors} floors.`;
      case 'privilegeBought':
        return `${does(e.seat, 'buy')} a ${terms.privileges[e.size]} for ${e.price} yuan.`;
      case 'wallBuilt':
        return `${does(e.seat, 'build')} section ${e.section} of the Great Wall (${terms.wallTiles[e.tile]}).`;
      case 'dragonsReturned':
        return 'The dragons return to their owners.';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${does(e.seat, 'play')} a wild card as ${a(terms.persons[e.as])}.`
          : `${does(e.seat, 'play')} the ${terms.persons[e.card]} card.`;
      case 'nobodyLeft':
        return `No ${terms.persons[e.person]} is left, so ${verb(e.seat, 'get')} nobody.`;
      case 'tileTaken':
        return `${does(e.seat, 'take')} ${a(person(e.person))}.`;
      case 'housed':
        return `${does(e.seat, 'house')} ${a(person(e.person))} in palace ${e.palace + 1}.`;
      case 'replaced':
        return `${does(e.seat, 'replace')} ${a(person(e.person))} in palace ${e.palace + 1} with ${a(person(e.by))}.`;
      case 'refused':
        return `${does(e.seat, 'turn')} away the ${person(e.person)}, who leaves the game.`;
      case 'eventBegan':
        return `The event of the month: ${terms.events[e.event]}.`;
      case 'mustRelease':
        return `${does(e.seat, 'must')} release ${count(e.persons, PERSONS)} (${CAUSES[e.cause]}).`;
      case 'released':
        return `${does(e.seat, 'release')} ${a(person(e.person))} from palace ${e.palace + 1} (${CAUSES[e.cause]}).`;
      case 'eventEnded':
        return `${terms.events[e.event]} is over.`;
      case 'wallChecked':
        return `The Great Wall has ${e.length} of the ${e.needed} sections it needs: it ${
          e.length >= e.needed ? 'holds' : 'falls short'
        }.`;
      case 'superEventBegan':
        return `The super event: ${terms.superEvents[e.event]}.`;
      case 'floorRemoved':
        return `${does(e.seat, 'lose')} a floor of palace ${e.palace + 1}; ${count(e.floors, FLOORS)} left.`;
      case 'palaceFell':
        return e.persons.length === 0
          ? `${of(e.seat, `palace ${e.palace + 1}`)} collapses.`
          : `${of(e.seat, `palace ${e.palace + 1}`)} collapses and buries ${list(e.persons.map((p) => a(person(p))))}.`;
      case 'markersReset':
        return 'All person markers go back to space 0 and keep their order.';
      case 'cardDiscarded':
        return `${does(e.seat, 'discard')} ${e.card === 'wild' ? 'a wild' : `the ${card(e.card)}`} card.`;
      case 'privilegesLost':
        return `${does(e.seat, 'lose')} all privileges (${e.small} small, ${e.large} large).`;
      case 'chartered':
        return `${does(e.seat, 'choose')} the ${terms.persons[e.person]} for the Charter.`;
      case 'decayed':
        return e.floors === 0
          ? `${of(e.seat, `empty palace ${e.palace + 1}`)} decays and is gone.`
          : `${of(e.seat, `empty palace ${e.palace + 1}`)} decays to ${count(e.floors, FLOORS)}.`;
      case 'scored':
        return `${does(e.seat, 'score')} ${e.palaces + e.ladies + e.privileges} VP: palaces ${e.palaces}, court ladies ${e.ladies}, privileges ${e.privileges}.`;
      case 'finalScored':
        return `${does(e.seat, 'score')} ${e.persons + e.monks + e.goods} VP at the end: people ${e.persons}, monks ${e.monks}, goods ${e.goods}.`;
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `Game over: ${verb(winner, 'win')} with ${e.scores[winner]} VP.`;
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
            ? `buy one for ${SMALL_PRICE} or ${view.options.largePrivilegeCost} yuan`
            : m.action === 'wall'
              ? 'build a section'
              : gain(brings);
        return `${terms.actions[m.action]} (${where}): ${yields}`;
      }
      case 'refill':
        return refillGain(scene) > 0
          ? `Refill to ${REFILL} yuan: +${refillGain(scene)} yuan`
          : 'Pass (you already have 3 yuan or more)';
      case 'placeFloor':
        return m.target === 'new'
          ? 'start a new palace'
          : `palace ${m.target + 1} ${ownPalace(scene, m.target)}: up to ${floorsOf(scene, m.target) + 1} floors`;
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
        return `replace ${a(person(m.person))} in palace ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'refuse':
        return 'turn the newcomer away';
      case 'release':
        return `${person(m.person)} from palace ${m.palace + 1} ${ownPalace(scene, m.palace)}`;
      case 'removeFloor':
        return `palace ${m.palace + 1} ${ownPalace(scene, m.palace)}: down to ${count(floorsOf(scene, m.palace) - 1, FLOORS)}`;
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
        return 'Draft two young people of different types. The number is how far they advance you on the track.';
      case 'action':
        return `Choose an action or refill to ${REFILL} yuan. You have ${view.players[seat]!.yuan} yuan.`;
      case 'build':
        return `Add a floor to a palace, or start a new one. ${count(f.floors, FLOORS)} left to place.`;
      case 'privilege':
        return `Which privilege will you buy? You have ${view.players[seat]!.yuan} yuan.`;
      case 'wall':
        return 'Which wall tile will you build?';
      case 'card':
        return 'Play a person card. In brackets: how far it advances you, young/old.';
      case 'tile':
        return `You take a ${terms.persons[tileOf(tileOnOffer(view, 'young')).type]}: young or old?`;
      case 'house':
        return `Where should the ${person(frameOf(view, 'house').person)} move in?`;
      case 'full':
        return `There is no room for the ${person(f.person)}. Replace someone, or turn the newcomer away.`;
      case 'release':
        return `${CAUSES[f.cause]}: release ${count(f.due[seat]!, PERSONS)}.`;
      case 'earthquake':
        return `Earthquake: which palace loses a floor? ${count(f.floors, FLOORS)} left to remove.`;
      case 'flood':
        return `Flood: give up ${count(f.pieces, { one: 'item', other: 'items' })}.`;
      case 'tornado':
        return `Tornado: discard ${count(f.cards, { one: 'person card', other: 'person cards' })}.`;
      case 'sunrise':
        return 'Sunrise: take a young person.';
      case 'charter':
        return 'Charter: choose a type and collect once for all its symbols.';
      default:
        return 'Game over.';
    }
  },

  sources,
  statistics,
  refusal,
  rules,
  help,
  board,
  full,
  page,
} satisfies DragonTexts;
