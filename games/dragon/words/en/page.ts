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
  rest: 'Refill',
  restNote: (yuan) => `to 3 yuan; you have ${yuan}`,
  yours: 'What the months bring you if nobody acts:',
  theirs: (name) => `What the months bring ${name} if nobody acts:`,
  room: 'room',
  chips: {
    floor: '+ floor',
    newPalace: 'new palace',
    lose: '− floor',
    moveIn: 'move in',
    replace: 'replace',
    release: 'release',
    refuse: 'Turn away',
  },
  arrives: 'moving in',
  noRoom: 'no room',
  refuseNote: 'leaves the game',
  youngOrOld: (person) => `${person}: young or old?`,
  toRelease: (n) => `${count(n, { one: 'person', other: 'people' })} to release`,
  order: 'Turn order',
  orderAt: (space) => `space ${space}`,
  inHand: 'in hand',
  played: 'played',
  noneLeft: 'none left',
  left: (n) => `${n} left`,
  wilds: 'wild',
  cards: (n) => count(n, { one: 'card', other: 'cards' }),
  otherCourts: 'Other courts',
  forecast: 'Forecast',
  monthly: (points) => `+${points} a month`,
  wallTiles: (left) => `${count(left, { one: 'wall tile', other: 'wall tiles' })} left`,
  pair: (first) => `${first}, and who else?`,
  final: 'Final scoring',
  read: {
    coming: (month, event, toll) => `Month ${month}, ${event}: ${toll}.`,
    nothing: 'nothing',
    changed: (toll, was) => `${toll} after the picked move, ${was} before`,
    superEvent: (event) => `The super event of month 7 is ${event}.`,
    group: (group, actions, dragons) =>
      `Group ${group}: ${list(actions)}; ${
        dragons.length === 0 ? 'free' : `3 yuan, taken by ${list(dragons)}`
      }.`,
    goods: (name, figures) => `${name}: ${list(figures)}.`,
    privileges: (small, large) => `${small} small and ${large} large privileges`,
    palace: (name, palace, floors, persons) =>
      `${name}, palace ${palace}, ${count(floors, UNITS.floor)}: ${
        persons.length === 0 ? 'empty' : list(persons)
      }.`,
    room: (name, palace, person) => `${name}, palace ${palace}: ${person ?? 'an empty room'}`,
    hand: (name, cards) => `${name} has ${cards.length === 0 ? 'no cards' : list(cards)} in hand.`,
    display: (person, tiles, value, symbols) =>
      `${person}: ${count(tiles, TILES)} left, value ${value}, ${count(symbols, SYMBOLS)}`,
    order: (names) => `Turn order: ${list(names)}.`,
    wall: (sections, builders) =>
      sections === 0
        ? 'The Great Wall has not been started.'
        : `The Great Wall has ${count(sections, { one: 'section', other: 'sections' })}, built by ${list(builders)}.`,
    persons: (n) => count(n, { one: 'person', other: 'people' }),
  },
};
