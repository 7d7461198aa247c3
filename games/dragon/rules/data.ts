/** The components: every number printed on a tile, card or board. Section 2 of the spec. */

export const PERSON_TYPES = [
  'craftsman',
  'courtLady',
  'taxCollector',
  'farmer',
  'pyrotechnist',
  'warrior',
  'monk',
  'healer',
  'scholar',
] as const;
export type PersonType = (typeof PERSON_TYPES)[number];
export const TYPES = PERSON_TYPES.length;

export const AGES = ['young', 'old'] as const;
export type Age = (typeof AGES)[number];

interface Face {
  readonly value: number;
  readonly symbols: number;
}

/** Table 2.1. The first three types are undivided: they exist only as young. */
const FACES: Record<PersonType, { readonly young: Face; readonly old?: Face }> = {
  craftsman: { young: { value: 2, symbols: 1 } },
  courtLady: { young: { value: 1, symbols: 1 } },
  taxCollector: { young: { value: 3, symbols: 3 } },
  farmer: { young: { value: 4, symbols: 1 }, old: { value: 1, symbols: 2 } },
  pyrotechnist: { young: { value: 5, symbols: 1 }, old: { value: 3, symbols: 2 } },
  warrior: { young: { value: 5, symbols: 1 }, old: { value: 3, symbols: 2 } },
  monk: { young: { value: 6, symbols: 1 }, old: { value: 2, symbols: 2 } },
  healer: { young: { value: 4, symbols: 1 }, old: { value: 1, symbols: 2 } },
  scholar: { young: { value: 4, symbols: 2 }, old: { value: 2, symbols: 3 } },
};
export const UNDIVIDED = 3;

/**
 * A person is a small integer, so that a palace is four of them: 0 is nobody, 1–9 are the young of each
 * type in the order of PERSON_TYPES, 10–15 the old of the six divided types.
 */
export type Person = number;
export const NOBODY: Person = 0;
export const PERSONS = 16;
export const ALL_PERSONS: readonly Person[] = Array.from({ length: PERSONS }, (_, p) => p);
export const youngOf = (type: number): Person => type + 1;
export const oldOf = (type: number): Person => (type < UNDIVIDED ? NOBODY : type + 7);

export const typeOf = (p: Person): number => (p <= TYPES ? p - 1 : p - 7);
export const ageOf = (p: Person): Age => (p <= TYPES ? 'young' : 'old');

const faceOf = (p: Person): Face => FACES[PERSON_TYPES[typeOf(p)]!][ageOf(p)]!;
const faces = (read: (face: Face) => number): readonly number[] =>
  Array.from({ length: PERSONS }, (_, p) => (p === NOBODY ? 0 : read(faceOf(p))));

/** Spaces on the person track. */
export const VALUE = faces((face) => face.value);

/** SYMBOLS[type][person]: how many symbols of that type the person shows. */
export const SYMBOLS: readonly (readonly number[])[] = PERSON_TYPES.map((_, type) =>
  Array.from({ length: PERSONS }, (_, p) => (p !== NOBODY && typeOf(p) === type ? faceOf(p).symbols : 0)),
);

/** Table 2.2: tiles of a person for a number of players. */
export const tilesOf = (p: Person, seats: number): number => {
  if (p === NOBODY) return 0;
  if (typeOf(p) < UNDIVIDED) return 2 * seats;
  return ageOf(p) === 'young' ? seats + 1 : seats - 1;
};

/** Cards are counted by type; the wild cards come last. Table 2.3. */
export const WILD = PERSON_TYPES.length;
export const HAND: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2];

export const ACTION_IDS = [
  'taxes',
  'build',
  'harvest',
  'fireworks',
  'parade',
  'research',
  'privilege',
  'wall',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

/** Table 2.4: symbols on the card and the person type whose symbols are added. */
export const ACTION_BASE: Readonly<
  Record<Exclude<ActionId, 'privilege' | 'wall'>, { base: number; type: PersonType }>
> = {
  taxes: { base: 2, type: 'taxCollector' },
  build: { base: 1, type: 'craftsman' },
  harvest: { base: 1, type: 'farmer' },
  fireworks: { base: 1, type: 'pyrotechnist' },
  parade: { base: 1, type: 'warrior' },
  research: { base: 1, type: 'scholar' },
};

/** Sizes of the action groups by number of players (2.4), and with the card of the Great Wall (D-GW-2). */
export const GROUP_SIZES: Readonly<Record<number, readonly number[]>> = {
  2: [4, 3],
  3: [3, 2, 2],
  4: [2, 2, 2, 1],
  5: [2, 2, 1, 1, 1],
};
export const WALL_GROUP_SIZES: Readonly<Record<number, readonly number[]>> = {
  2: [4, 4],
  3: [3, 3, 2],
  4: [2, 2, 2, 2],
  5: [2, 2, 2, 1, 1],
};

export const EVENT_IDS = ['peace', 'tribute', 'drought', 'festival', 'mongols', 'contagion'] as const;
export type EventId = (typeof EVENT_IDS)[number];
export const EVENT_COPIES = 2;

export const WALL_TILES = ['rice', 'fireworks', 'yuan', 'floor', 'vp', 'track'] as const;
export type WallTile = (typeof WALL_TILES)[number];
/** D-GW-1. */
export const WALL_BONUS: Readonly<Record<WallTile, number>> = {
  rice: 1,
  fireworks: 1,
  yuan: 2,
  floor: 1,
  vp: 3,
  track: 3,
};

export const SUPER_EVENTS = [
  'lanternFestival',
  'buddha',
  'earthquake',
  'flood',
  'solarEclipse',
  'volcanicEruption',
  'tornado',
  'sunrise',
  'assassination',
  'charter',
] as const;
export type SuperEvent = (typeof SUPER_EVENTS)[number];

export const GOODS = ['yuan', 'rice', 'fireworks'] as const;
export type Good = (typeof GOODS)[number];

/** 2.6 and 2.7. */
export const ROUNDS = 12;
export const PERSON_ROUNDS = 11;
export const START_YUAN = 6;
export const START_PALACES: readonly number[] = [2, 2];
export const DRAFT_SIZE = 2;
export const MAX_FLOORS = 3;
export const SURCHARGE = 3;
export const REFILL = 3;
export const SMALL_PRICE = 2;
export const SMALL_DRAGONS = 1;
export const LARGE_DRAGONS = 2;
export const TRIBUTE = 4;
export const FESTIVAL_FIRST = 6;
export const FESTIVAL_SECOND = 3;
export const CONTAGION = 3;
export const MONGOLS_LOSS = 1;
export const FINAL_PERSON_VP = 2;
export const FINAL_GOOD_YUAN = 2;
export const FINAL_YUAN_PER_VP = 3;
export const WALL_LENGTH = 12;
export const WALL_LOSS = 1;
export const SUPER_ROUND = 7;
export const EARTHQUAKE_FLOORS = 2;
export const TORNADO_CARDS = 2;
export const LANTERN_PERSON_VP = 2;

/**
 * Room for palaces in the action space, not a rule. A player houses at most 14 persons in a game (2 drafted,
 * 11 by cards, 1 at Sunrise), so at most 14 palaces were ever inhabited; and with at most 6 floors a build
 * (5 craftsmen) against a floor lost by each empty palace a round, at most 14 more can stand at once, 19 in
 * the round of a Charter, when no more than 9 were ever inhabited.
 */
export const MAX_PALACES = 32;
