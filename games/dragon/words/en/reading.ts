import { words } from '../../../../i18n/words.ts';
import type { DragonReadingWords } from '../reading.ts';

const { count, list } = words('en');
const PERSONS = { one: 'person', other: 'people' };
const FLOORS = { one: 'floor', other: 'floors' };
const TOLLS: Readonly<Record<Parameters<DragonReadingWords['toll']>[0], (n: number) => string>> = {
  persons: (n) => `lose ${count(n, PERSONS)}`,
  floors: (n) => `lose ${count(n, FLOORS)}`,
  privileges: (n) => `lose ${count(n, { one: 'privilege', other: 'privileges' })}`,
  cards: (n) => `discard ${count(n, { one: 'card', other: 'cards' })}`,
  pieces: (n) => `give up ${count(n, { one: 'item', other: 'items' })}`,
  vp: (n) => `score ${n} VP`,
  yuan: (n) => `pay ${n} yuan`,
  rice: (n) => `pay ${n} rice`,
  fireworks: (n) => `discard ${n} fireworks`,
};

export const reading: DragonReadingWords = {
  months: 'Months',
  actions: 'Action groups',
  persons: 'People on display',
  hand: 'Your hand',
  players: 'Players in turn order',
  court: (name) => `Court of ${name}`,
  month: (month, event, what) => `Month ${month}, ${event}: ${what}`,
  over: 'over',
  present: 'this month',
  toll: (what, n) => TOLLS[what](n),
  group: (group) => `group ${group}`,
  palace: (palace, floors, persons, free) =>
    `palace ${palace}, ${count(floors, FLOORS)}: ${[
      persons.length === 0 ? 'nobody' : list(persons),
      free === 0 ? 'no room' : `room for ${free}`,
    ].join('; ')}`,
  player: (name, vp, space) => `${name}: ${vp} VP, space ${space} of the person track`,
  bricks: (tiles) => `Wall tiles left: ${tiles.length === 0 ? 'none' : list(tiles)}.`,
  section: (section, name) => `Section ${section}: ${name}`,
  wilds: (n) => count(n, { one: 'wild card', other: 'wild cards' }),
};
