import { speech, The, the } from '../../../../i18n/hu/speech.ts';
import { words } from '../../../../i18n/words.ts';
import { type PersonType, REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import { charterGain, offerOf, refillGain, type Yield } from '../../rules/offers.ts';
import { stockOf, symbolCount, tileOf, tileOnOffer, youngValue } from '../../rules/tiles.ts';
import { floorsOf, ownPalace } from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { aged, board, person, terms } from './terms.ts';

const { list } = words('hu');

/** After a number a Hungarian noun stays in the singular, so only the case matters. */
const UNITS = {
  yuan: 'yüan',
  rice: 'rizs',
  fireworks: 'tűzijáték',
  vp: 'GYP',
  floor: 'szint',
  space: 'mező',
};
const OBJECT = { yuan: 'yüant', rice: 'rizst', fireworks: 'tűzijátékot', vp: 'GYP-t' };
const PERSON_OBJECT: Readonly<Record<PersonType, string>> = {
  craftsman: 'kézművest',
  courtLady: 'udvarhölgyet',
  taxCollector: 'adószedőt',
  farmer: 'földművest',
  pyrotechnist: 'tűzijáték-készítőt',
  warrior: 'harcost',
  monk: 'szerzetest',
  healer: 'gyógyítót',
  scholar: 'tudóst',
};

/** What it is called to lose something, in the third and the second person. */
const LOSSES = {
  yuan: ['befizet', 'befizetsz'],
  rice: ['lead', 'leadsz'],
  fireworks: ['eldob', 'eldobsz'],
} as const;

const gain = (y: Yield | undefined): string => (y ? `+${y.amount} ${UNITS[y.what]}` : 'semmi');

const personObject = (p: number): string => aged(p, PERSON_OBJECT);

/** The ordinal of a palace or group. */
const nth = (index: number): string => `${index + 1}.`;

const SOURCES = {
  ...terms.actions,
  ...terms.events,
  ...terms.superEvents,
  refill: 'feltöltés',
  wallCheck: 'nagy fal',
};
/** What an action brings follows the action itself in the log. */
const fromWhere = (source: keyof typeof SOURCES): string =>
  source in terms.actions ? '' : ` (${SOURCES[source]})`;
const CAUSES = { ...terms.events, wall: 'nagy fal', earthquake: terms.superEvents.earthquake };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const yesNo = (value: boolean): string => (value ? 'igen' : 'nem');

export const texts = {
  title: terms.game,
  terms,
  options: {
    largePrivilegeCost: { name: 'a nagy kiváltságjog ára', value: (price) => `${price} yüan` },
    startPlayer: {
      name: 'kezdőjátékos',
      value: (seat) => (seat === 'random' ? 'véletlen' : `${seat + 1}. hely`),
    },
    openHands: { name: 'nyílt lapok', value: yesNo },
    greatWall: { name: 'a nagy fal', value: yesNo },
    superEvent: {
      name: 'szuperesemény',
      value: (event) =>
        event === 'none' ? 'nincs' : event === 'random' ? 'véletlen' : terms.superEvents[event],
    },
  },

  event(e, audience) {
    const { does, verb } = speech(audience);
    switch (e.type) {
      case 'drafted': {
        const persons = list(e.persons.map((p) => terms.persons[tileOf(p).type]));
        return `${does(e.seat, 'ezeket választja', 'ezeket választod')}: ${persons}.`;
      }
      case 'monthBegan':
        return `${The(e.round)}. hónap kezdődik. Eseménye: ${terms.events[e.event]}.`;
      case 'dealt':
        return 'Az akciókártyák megkeverve új csoportokba kerülnek.';
      case 'actionTaken': {
        const pays = e.paid > 0 ? ` ${e.paid} yüanért` : '';
        return `${does(e.seat, 'ezt választja', 'ezt választod')}${pays}: ${terms.actions[e.action]} (${nth(e.group)} csoport).`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0
            ? `${does(e.seat, 'feltölti a pénzét', 'feltöltöd a pénzed')} ${REFILL} yüanra (+${e.amount}).`
            : `${does(e.seat, 'passzol', 'passzolsz')}.`;
        return `${does(e.seat, `${e.amount} ${OBJECT[e.what]} kap`, `${e.amount} ${OBJECT[e.what]} kapsz`)}${fromWhere(e.source)}.`;
      case 'paid': {
        const [third, second] = LOSSES[e.what];
        return `${does(e.seat, third, second)} ${e.amount} ${OBJECT[e.what]} (${SOURCES[e.source]}).`;
      }
      case 'moved': {
        const where = `${the(e.to)}. mezőre`;
        return `${does(e.seat, `${e.spaces} mezőt lép`, `${e.spaces} mezőt lépsz`)}, ${where}.`;
      }
      case 'floorPlaced': {
        const palace = the(nth(e.palace));
        return e.floors === 1
          ? `${does(e.seat, `megkezdi ${palace} palotáját`, `megkezded ${palace} palotádat`)}.`
          : `${does(e.seat, `${e.floors} szintesre bővíti ${palace} palotáját`, `${e.floors} szintesre bővíted ${palace} palotádat`)}.`;
      }
      case 'privilegeBought':
        return `${does(e.seat, 'vesz', 'veszel')} egy ${terms.privileges[e.size].replace('jog', 'jogot')} ${e.price} yüanért.`;
      case 'wallBuilt':
        return `${does(e.seat, 'megépíti', 'megépíted')} a nagy fal ${e.section}. szakaszát (${terms.wallTiles[e.tile]}).`;
      case 'dragonsReturned':
        return 'A sárkányjelzők visszatérnek gazdáikhoz.';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${does(e.seat, 'kijátszik', 'kijátszol')} egy kérdőjeles kártyát: ${terms.persons[e.as]}.`
          : `${does(e.seat, 'kijátssza', 'kijátszod')} ezt a kártyát: ${terms.persons[e.card]}.`;
      case 'nobodyLeft':
        return `Nincs több ${terms.persons[e.person]}, ezért ${verb(e.seat, 'nem kap', 'nem kapsz')} senkit.`;
      case 'tileTaken':
        return `${does(e.seat, 'elvesz', 'elveszel')} egy ${personObject(e.person)}.`;
      case 'housed': {
        const palace = the(nth(e.palace));
        const who = personObject(e.person);
        return `${does(e.seat, `egy ${who} költöztet ${palace} palotájába`, `egy ${who} költöztetsz ${palace} palotádba`)}.`;
      }
      case 'replaced': {
        const change = `egy ${person(e.person)} helyére ${person(e.by)} költözik`;
        return `${does(e.seat, `${nth(e.palace)} palotájában ${change}`, `${the(nth(e.palace))} palotádban ${change}`)}.`;
      }
      case 'refused':
        return `${does(e.seat, 'elutasítja', 'elutasítod')} az új alattvalót (${person(e.person)}), aki kikerül a játékból.`;
      case 'eventBegan':
        return `A hónap eseménye: ${terms.events[e.event]}.`;
      case 'mustRelease':
        return `${does(e.seat, 'köteles elbocsátani', 'köteles vagy elbocsátani')} ${e.persons} alattvalót (${CAUSES[e.cause]}).`;
      case 'released': {
        const palace = the(nth(e.palace));
        const who = personObject(e.person);
        return `${does(e.seat, `elbocsát egy ${who} ${palace} palotájából`, `elbocsátasz egy ${who} ${palace} palotádból`)} (${CAUSES[e.cause]}).`;
      }
      case 'eventEnded':
        return `Véget ért: ${terms.events[e.event]}.`;
      case 'wallChecked':
        return `A nagy falnak ${e.length} szakasza van, ${e.needed} kell: ${e.length >= e.needed ? 'kitart' : 'elesik'}.`;
      case 'superEventBegan':
        return `A szuperesemény: ${terms.superEvents[e.event]}.`;
      case 'floorRemoved':
        return `${does(e.seat, `${nth(e.palace)} palotája`, `${the(nth(e.palace))} palotád`)} elveszít egy szintet; ${e.floors} marad.`;
      case 'palaceFell': {
        const palace = does(e.seat, `${nth(e.palace)} palotája`, `${the(nth(e.palace))} palotád`);
        return e.persons.length === 0
          ? `${palace} összedől.`
          : `${palace} összedől; odavész: ${list(e.persons.map(person))}.`;
      }
      case 'markersReset':
        return 'Minden személyjelző a 0. mezőre kerül vissza; a sorrend megmarad.';
      case 'cardDiscarded':
        return `${does(e.seat, 'eldob', 'eldobsz')} egy kártyát: ${e.card === 'wild' ? 'kérdőjeles' : terms.persons[e.card]}.`;
      case 'privilegesLost':
        return `${does(e.seat, 'elveszíti minden kiváltságjogát', 'elveszíted minden kiváltságjogodat')} (${e.small} kicsi, ${e.large} nagy).`;
      case 'chartered':
        return `${does(e.seat, 'az oklevélhez ezt választja', 'az oklevélhez ezt választod')}: ${terms.persons[e.person]}.`;
      case 'decayed': {
        const palace = does(
          e.seat,
          `lakatlan ${nth(e.palace)} palotája`,
          `a lakatlan ${nth(e.palace)} palotád`,
        );
        return e.floors === 0
          ? `${palace} hanyatlik és eltűnik.`
          : `${palace} ${e.floors} szintesre hanyatlik.`;
      }
      case 'scored': {
        const points = e.palaces + e.ladies + e.privileges;
        return `${does(e.seat, `${points} GYP-t szerez`, `${points} GYP-t szerzel`)}: paloták ${e.palaces}, udvarhölgyek ${e.ladies}, kiváltságjogok ${e.privileges}.`;
      }
      case 'finalScored': {
        const points = e.persons + e.monks + e.goods;
        return `${does(e.seat, `a végén ${points} GYP-t szerez`, `a végén ${points} GYP-t szerzel`)}: alattvalók ${e.persons}, szerzetesek ${e.monks}, javak ${e.goods}.`;
      }
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `Vége a játéknak: ${verb(winner, 'győz', 'te győzöl')} ${e.scores[winner]} ponttal.`;
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
        const where = pay > 0 ? `${group}. csoport, ${pay} yüan` : `${group}. csoport`;
        const yields =
          m.action === 'privilege'
            ? `${SMALL_PRICE} vagy ${view.options.largePrivilegeCost} yüanért`
            : m.action === 'wall'
              ? 'egy szakasz építése'
              : gain(brings);
        return `${capital(terms.actions[m.action])} (${where}): ${yields}`;
      }
      case 'refill':
        return refillGain(scene) > 0
          ? `Feltöltés ${REFILL} yüanra: +${refillGain(scene)} yüan`
          : 'Passz (van már 3 yüanod)';
      case 'placeFloor':
        return m.target === 'new'
          ? 'új palota'
          : `${nth(m.target)} palota ${ownPalace(scene, m.target)}: ${floorsOf(scene, m.target) + 1} szint lesz`;
      case 'buyPrivilege':
        return m.size === 'small'
          ? `kis kiváltságjog: ${SMALL_PRICE} yüan, havi 1 GYP`
          : `nagy kiváltságjog: ${view.options.largePrivilegeCost} yüan, havi 2 GYP`;
      case 'buildWall':
        return `fallapka: +${terms.wallTiles[m.tile]}`;
      case 'playCard': {
        const type = m.card === 'wild' ? m.as : m.card;
        const stock = stockOf(view, type).map(({ value }) => `+${value}`);
        const yields = stock.length > 0 ? stock.join('/') : 'elfogyott';
        return `${m.card === 'wild' ? '?: ' : ''}${board.persons[type]} (${yields})`;
      }
      case 'takeTile': {
        const p = tileOnOffer(view, m.age);
        return `${person(p)}: +${VALUE[p]} mező, ${symbolCount(p)} szimbólum`;
      }
      case 'house':
        return `${nth(m.palace)} palota ${ownPalace(scene, m.palace)}`;
      case 'replace':
        return `${nth(m.palace)} palota ${ownPalace(scene, m.palace)}: távozik ${the(person(m.person))}`;
      case 'refuse':
        return 'a jövevény elutasítása';
      case 'release':
        return `${person(m.person)}, ${nth(m.palace)} palota ${ownPalace(scene, m.palace)}`;
      case 'removeFloor':
        return `${nth(m.palace)} palota ${ownPalace(scene, m.palace)}: ${floorsOf(scene, m.palace) - 1} szint marad`;
      case 'returnGood':
        return `1 ${UNITS[m.good]} (van: ${view.players[seat]![m.good]})`;
      case 'discard':
        return m.card === 'wild' ? terms.wild : terms.persons[m.card];
      case 'takeYoung':
        return `${terms.persons[m.person]}: +${youngValue(m.person)} mező`;
      case 'charter':
        return `${terms.persons[m.person]}: ${gain(charterGain(scene, m.person))}`;
    }
  },

  prompt({ view, seat }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'draft':
        return 'Válassz két különböző fiatalabb alattvalót. A szám mutatja, hány mezőt lépsz velük a sávon.';
      case 'action':
        return `Válassz akciót, vagy tölts fel ${REFILL} yüanra. ${view.players[seat]!.yuan} yüanod van.`;
      case 'build':
        return `Hová kerüljön a szint? Még ${f.floors} van hátra.`;
      case 'privilege':
        return `Melyik kiváltságjogot veszed meg? ${view.players[seat]!.yuan} yüanod van.`;
      case 'wall':
        return 'Melyik fallapkát építed be?';
      case 'card':
        return 'Játssz ki egy személykártyát. Zárójelben: lépések a sávon, fiatalabb/idősebb.';
      case 'tile':
        return `Fiatalabb vagy idősebb ${terms.persons[tileOf(tileOnOffer(view, 'young')).type]} legyen?`;
      case 'house':
        return `Hová költözzön ${the(person(f.person))}?`;
      case 'full':
        return `Nincs szabad szint (${person(f.person)}). Cserélj ki valakit, vagy utasítsd el.`;
      case 'release':
        return `${capital(CAUSES[f.cause])}: bocsáss el ${f.due[seat]} alattvalót.`;
      case 'earthquake':
        return `Földrengés: melyik palota veszítsen szintet? Még ${f.floors} van hátra.`;
      case 'flood':
        return `Árvíz: mit adsz le? Még ${f.pieces} darab van hátra.`;
      case 'tornado':
        return `Tornádó: melyik kártyát dobod el? Még ${f.cards} van hátra.`;
      case 'sunrise':
        return 'Napkelte: melyik fiatalabb alattvalót veszed el?';
      case 'charter':
        return 'Oklevél: válassz egy típust; az ilyen alattvalóid egyszer meghozzák a hasznukat.';
      default:
        return 'Vége a játéknak.';
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
