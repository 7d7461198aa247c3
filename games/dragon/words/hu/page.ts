import { words } from '../../../../i18n/words.ts';
import type { DragonPageTexts } from '../texts.ts';
import { terms } from './terms.ts';

const { list } = words('hu');

/** Behind a number a Hungarian noun stays in the singular. */
const UNITS = {
  yuan: 'yüan',
  rice: 'rizs',
  fireworks: 'tűzijáték',
  vp: 'pont',
  floor: 'szint',
  space: 'mező',
};

export const page: DragonPageTexts = {
  actions: { ...terms.actions, parade: 'parádé' },
  unit: (what) => UNITS[what],
  sizes: { small: 'kicsi', large: 'nagy' },
  rest: 'Feltöltés',
  restNote: (yuan) => `3 yüanra; most ${yuan} van`,
  yours: 'Mit hoznak a hónapok, ha senki sem lép:',
  theirs: (name) => `Mit hoznak a hónapok (${name}), ha senki sem lép:`,
  room: 'hely',
  chips: {
    floor: '+ szint',
    newPalace: 'új palota',
    lose: '− szint',
    moveIn: 'beköltözik',
    replace: 'kicserél',
    release: 'elbocsát',
    refuse: 'Elutasít',
  },
  arrives: 'beköltözik',
  noRoom: 'nincs hely',
  refuseNote: 'kikerül a játékból',
  youngOrOld: (person) => `${person}: fiatalabb vagy idősebb?`,
  toRelease: (n) => `${n} alattvalót kell elbocsátani`,
  order: 'Játékossorrend',
  orderAt: (space) => `${space}. mező`,
  inHand: 'kézben',
  played: 'kijátszva',
  noneLeft: 'elfogyott',
  left: (n) => `még ${n}`,
  wilds: 'kérdőjeles',
  cards: (n) => `${n} kártya`,
  otherCourts: 'A többi udvar',
  forecast: 'Előrejelzés',
  monthly: (points) => `havonta +${points}`,
  wallTiles: (left) => `még ${left} fallapka`,
  pair: (first) => `${first}, és ki még?`,
  final: 'Végső pontozás',
  read: {
    coming: (month, event, toll) => `${month}. hónap, ${event}: ${toll}.`,
    nothing: 'semmi',
    changed: (toll, was) => `a kiválasztott lépés után ${toll}, előtte ${was}`,
    superEvent: (event) => `A 7. hónap szupereseménye: ${event}.`,
    group: (group, actions, dragons) =>
      `${group}. csoport: ${list(actions)}; ${
        dragons.length === 0 ? 'ingyenes' : `3 yüan, itt áll sárkánya: ${list(dragons)}`
      }.`,
    goods: (name, figures) => `${name}: ${list(figures)}.`,
    privileges: (small, large) => `${small} kis és ${large} nagy kiváltságjog`,
    palace: (name, palace, floors, persons) =>
      `${name}, ${palace}. palota, ${floors} szint: ${persons.length === 0 ? 'lakatlan' : list(persons)}.`,
    room: (name, palace, person) => `${name}, ${palace}. palota: ${person ?? 'üres szint'}`,
    hand: (name, cards) => `${name} kezében: ${cards.length === 0 ? 'nincs kártya' : list(cards)}.`,
    display: (person, tiles, value, symbols) =>
      `${person}: ${tiles} lapka maradt, érték ${value}, ${symbols} szimbólum`,
    order: (names) => `Játékossorrend: ${list(names)}.`,
    wall: (sections, builders) =>
      sections === 0
        ? 'A nagy fal építése még nem kezdődött el.'
        : `A nagy falból ${sections} szakasz áll, építették: ${list(builders)}.`,
    persons: (n) => `${n} alattvaló`,
  },
};
