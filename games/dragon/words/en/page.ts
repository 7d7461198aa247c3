import { words } from '../../../../i18n/words.ts';
import type { DragonPageTexts } from '../texts.ts';
import { terms } from './terms.ts';

const { plural, count, list } = words('en');

const UNITS = {
  yuan: { one: 'yuan', other: 'yuan' },
  rice: { one: 'rice', other: 'rice' },
  fireworks: { one: 'fireworks', other: 'fireworks' },
  vp: { one: 'point', other: 'points' },
  floor: { one: 'floor', other: 'floors' },
  space: { one: 'space', other: 'spaces' },
};
const SYMBOLS = { one: 'symbol', other: 'symbols' };
const TILES = { one: 'tile', other: 'tiles' };

export const page: DragonPageTexts = {
  actions: { ...terms.actions, fireworks: 'Fireworks', parade: 'Parade' },
  unit: (what, n) => plural(n, UNITS[what]),
  sizes: { small: 'small', large: 'large' },
  rest: 'Rest',
  restNote: (yuan) => `money up to 3; you have ${yuan}`,
  yours: 'What the months will do to you:',
  theirs: (name) => `What the months will do to ${name}:`,
  room: 'room',
  chips: {
    floor: '+ floor',
    newPalace: 'new palace',
    lose: '− floor',
    moveIn: 'move in',
    replace: 'replace',
    release: 'release',
    refuse: 'Refuse',
  },
  arrives: 'looks for a room',
  noRoom: 'finds no room',
  refuseNote: 'the tile leaves the game',
  youngOrOld: (person) => `${person}: young or old?`,
  toRelease: (n) => `${count(n, { one: 'person', other: 'persons' })} to release`,
  order: 'Order of the court',
  orderAt: (space) => `order ${space}`,
  inHand: 'in hand',
  played: 'played',
  noneLeft: 'none left',
  left: (n) => `${n} left`,
  wilds: 'wild',
  cards: (n) => count(n, { one: 'card', other: 'cards' }),
  otherCourts: 'Other courts',
  forecast: 'Forecast',
  monthly: (points) => `+${points} a month`,
  wallTiles: (left) => `${count(left, { one: 'wall tile', other: 'wall tiles' })} left to build`,
  pair: (first) => `${first}, and who else?`,
  final: 'Final scoring',
  read: {
    coming: (month, event, toll) => `Month ${month}, ${event}: ${toll}.`,
    nothing: 'nothing',
    superEvent: (event) => `With month 7 comes the super event ${event}.`,
    group: (group, actions, dragons) =>
      `Group ${group}: ${list(actions)}; ${
        dragons.length === 0 ? 'free of charge' : `3 yuan, here stand the dragons of ${list(dragons)}`
      }.`,
    goods: (name, figures) => `${name}: ${list(figures)}.`,
    privileges: (small, large) => `${small} small and ${large} large privileges`,
    palace: (name, palace, floors, persons) =>
      `${name}, palace ${palace}, ${count(floors, UNITS.floor)}: ${
        persons.length === 0 ? 'nobody lives there' : list(persons)
      }.`,
    room: (name, palace, person) => `${name}, palace ${palace}: ${person ?? 'an empty room'}`,
    hand: (name, cards) => `${name} holds ${cards.length === 0 ? 'no cards' : list(cards)}.`,
    display: (person, tiles, value, symbols) =>
      `${person}: ${count(tiles, TILES)} left, value ${value}, ${count(symbols, SYMBOLS)}`,
    order: (names) => `Order of the court: ${list(names)}.`,
    wall: (sections, builders) =>
      sections === 0
        ? 'No section of the Great Wall is built.'
        : `The Great Wall has ${count(sections, { one: 'section', other: 'sections' })}, built by ${list(builders)}.`,
    persons: (n) => count(n, { one: 'person', other: 'persons' }),
  },
};
