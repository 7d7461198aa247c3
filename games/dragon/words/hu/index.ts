import { leading, words } from '../../../../i18n/words.ts';
import { type PersonType, REFILL, SMALL_PRICE, VALUE } from '../../rules/data.ts';
import { charterGain, offerOf, refillGain, type Yield } from '../../rules/offers.ts';
import { stockOf, symbolCount, tileOf, tileOnOffer, youngValue } from '../../rules/tiles.ts';
import { floorsOf, ownPalace } from '../facts.ts';
import type { DragonTexts } from '../texts.ts';
import { full } from './full.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
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
  pyrotechnist: 'tűzijáték készítőt',
  warrior: 'harcost',
  monk: 'szerzetest',
  healer: 'gyógyítót',
  scholar: 'tudóst',
};

const gain = (y: Yield | undefined): string => (y ? `+${y.amount} ${UNITS[y.what]}` : 'semmit sem hoz');

const personObject = (p: number): string => aged(p, PERSON_OBJECT);

/** The article before a word or a numeral, as it is spoken: az 1., az 5., a 12. */
const the = (word: string | number): string =>
  /^([aáeéiíoóöőuúüű5]|1(?!\d))/i.test(String(word)) ? `az ${word}` : `a ${word}`;
const The = (word: string | number): string => the(word).replace(/^a/, 'A');
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
      name: 'az első válogató',
      value: (seat) => (seat === 'random' ? 'sorsolással' : `${seat + 1}. szék`),
    },
    openHands: { name: 'mások kártyáinak mutatása', value: yesNo },
    greatWall: { name: 'a nagy fal változat', value: yesNo },
    superEvent: {
      name: 'szuperesemény',
      value: (event) =>
        event === 'none' ? 'nincs' : event === 'random' ? 'sorsolással' : terms.superEvents[event],
    },
  },

  event(e, { names, beside = false }) {
    const who = 'seat' in e ? names[e.seat]! : '';
    const by = leading(who, beside);
    switch (e.type) {
      case 'drafted':
        return `${by(' ')}a következőket választja: ${list(e.persons.map((p) => terms.persons[tileOf(p).type]))}.`;
      case 'monthBegan':
        return `${The(e.round)}. hónap kezdődik; eseménye: ${terms.events[e.event]}.`;
      case 'dealt':
        return 'Az akciókártyák új csoportokba kerülnek.';
      case 'actionTaken': {
        const pays = e.paid > 0 ? `, és ${e.paid} yüant fizet` : '';
        return `${by(' ')}akciója: ${terms.actions[e.action]} (${nth(e.group)} csoport)${pays}.`;
      }
      case 'gained':
        if (e.source === 'refill')
          return e.amount > 0 ? `${by(' ')}${REFILL} yüanra tölt fel (+${e.amount}).` : `${by(' ')}passzol.`;
        return `${by(' ')}${e.amount} ${OBJECT[e.what]} kap${fromWhere(e.source)}.`;
      case 'paid':
        return `${by(' ')}${e.amount} ${OBJECT[e.what]} ad le (${SOURCES[e.source]}).`;
      case 'moved':
        return `${by(' ')}${e.spaces} mezőt lép ${the(e.to)}. mezőre.`;
      case 'floorPlaced':
        return e.floors === 1
          ? `${by(' ')}megkezdi ${the(nth(e.palace))} palotáját.`
          : `${by(' ')}${nth(e.palace)} palotája ${e.floors} szintesre nő.`;
      case 'privilegeBought':
        return `${by(' ')}vesz egy ${terms.privileges[e.size].replace('jog', 'jogot')} ${e.price} yüanért.`;
      case 'wallBuilt':
        return `${by(' ')}megépíti a nagy fal ${e.section}. szakaszát (${terms.wallTiles[e.tile]}).`;
      case 'dragonsReturned':
        return 'A sárkányjelzők visszatérnek gazdáikhoz.';
      case 'cardPlayed':
        return e.card === 'wild'
          ? `${by(' ')}egy kérdőjeles kártyát játszik ki; választása: ${terms.persons[e.as]}.`
          : `${by(' ')}kártyája: ${terms.persons[e.card]}.`;
      case 'nobodyLeft':
        return `Nincs több ${terms.persons[e.person]} a kínálatban; ${who} senkit sem kap.`;
      case 'tileTaken':
        return `${by(' ')}elvesz egy ${personObject(e.person)} a kínálatból.`;
      case 'housed':
        return `${by(' ')}${nth(e.palace)} palotájába ${person(e.person)} költözik.`;
      case 'replaced':
        return `${by(' ')}${nth(e.palace)} palotájában ${person(e.by)} vált fel egy ${personObject(e.person)}.`;
      case 'refused':
        return `${by(' ')}visszautasítja a lapkát (${person(e.person)}); az kikerül a játékból.`;
      case 'eventBegan':
        return `A hónap eseménye: ${terms.events[e.event]}.`;
      case 'mustRelease':
        return `${by(' ')}${e.persons} személyt köteles elbocsátani (${CAUSES[e.cause]}).`;
      case 'released':
        return `${by(' ')}elbocsát egy ${personObject(e.person)} ${the(nth(e.palace))} palotából (${CAUSES[e.cause]}).`;
      case 'eventEnded':
        return `Véget ért: ${terms.events[e.event]}.`;
      case 'wallChecked':
        return `A nagy fal ${e.length} szakaszból áll, ${e.needed} kell: ${e.length >= e.needed ? 'kitart' : 'nem tart ki'}.`;
      case 'superEventBegan':
        return `A szuperesemény: ${terms.superEvents[e.event]}.`;
      case 'floorRemoved':
        return `${by(' ')}${nth(e.palace)} palotája elveszít egy szintet; ${e.floors} marad.`;
      case 'palaceFell':
        return e.persons.length === 0
          ? `${by(' ')}${nth(e.palace)} palotája összedől.`
          : `${by(' ')}${nth(e.palace)} palotája összedől; odavész: ${list(e.persons.map(person))}.`;
      case 'markersReset':
        return 'Minden személy jelző a 0. mezőre kerül vissza; a sorrend megmarad.';
      case 'cardDiscarded':
        return `${by(' ')}eldob egy kártyát: ${e.card === 'wild' ? terms.wild : terms.persons[e.card]}.`;
      case 'privilegesLost':
        return `${by(' ')}elveszíti minden kiváltságjogát (${e.small} kicsi, ${e.large} nagy).`;
      case 'chartered':
        return `${by(' ')}választása az oklevélhez: ${terms.persons[e.person]}.`;
      case 'decayed':
        return e.floors === 0
          ? `${by(' ')}lakatlan ${nth(e.palace)} palotája hanyatlik és eltűnik.`
          : `${by(' ')}lakatlan ${nth(e.palace)} palotája ${e.floors} szintesre hanyatlik.`;
      case 'scored':
        return `${by(' ')}${e.palaces + e.ladies + e.privileges} GYP-t szerez: paloták ${e.palaces}, udvarhölgyek ${e.ladies}, kiváltságjogok ${e.privileges}.`;
      case 'finalScored':
        return `${by(' ')}a végén ${e.persons + e.monks + e.goods} GYP-t szerez: személyek ${e.persons}, szerzetesek ${e.monks}, javak ${e.goods}.`;
      case 'ended': {
        const winner = e.places.indexOf(1);
        return `Vége a játéknak: ${names[winner]} győz ${e.scores[winner]} győzelmi ponttal.`;
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
          : 'Passz (feltöltés: +0 yüan)';
      case 'placeFloor':
        return m.target === 'new'
          ? 'új, egyszintes palota'
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
        return 'visszautasítás: a lapka kikerül a játékból';
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
        return 'Válassz két különböző fiatalabb személyt; a szám mutatja, hány mezőt lépsz velük a sávon.';
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
        return `Fiatalabb vagy idősebb? A kártya: ${terms.persons[tileOf(tileOnOffer(view, 'young')).type]}.`;
      case 'house':
        return `Hol lakjon ${the(person(f.person))}?`;
      case 'full':
        return `Nincs hely: ${person(f.person)}. Kit cserélsz ki, vagy visszautasítod?`;
      case 'release':
        return `${capital(CAUSES[f.cause])}: kit bocsátasz el? Még ${f.due[seat]} személy van hátra.`;
      case 'earthquake':
        return `Földrengés: melyik palota veszítsen szintet? Még ${f.floors} van hátra.`;
      case 'flood':
        return `Árvíz: mit adsz le? Még ${f.pieces} darab van hátra.`;
      case 'tornado':
        return `Tornádó: melyik kártyát dobod el? Még ${f.cards} van hátra.`;
      case 'sunrise':
        return 'Napkelte: melyik fiatalabb személyt veszed el?';
      case 'charter':
        return 'Oklevél: melyik típusod hozza meg a hasznát?';
      default:
        return 'Vége a játéknak.';
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
