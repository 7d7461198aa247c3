import type { Action } from '../../../core/game.ts';
import { actionSpace, inGrid, NO_ACTION } from '../../../core/space.ts';
import type { Person, PersonType } from './data.ts';
import { ACTION_IDS, AGES, GOODS, MAX_PALACES, PERSON_TYPES, PERSONS, TYPES, WALL_TILES } from './data.ts';
import type { DragonMove } from './types.ts';

/** The 36 pairs of different types, in the order of PERSON_TYPES. */
export const PAIRS: readonly (readonly [number, number])[] = PERSON_TYPES.flatMap((_, a) =>
  PERSON_TYPES.slice(a + 1).map((_, k) => [a, a + 1 + k] as const),
);
export const pairIndex = (a: number, b: number): number =>
  PAIRS.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** The action space, one run of integers after another. */
const { run, at, size } = actionSpace();
const PRIVILEGES = ['small', 'large'] as const;
const PERSON_CHOICES = MAX_PALACES * (PERSONS - 1);

export const DRAFT = run(PAIRS.length);
export const TAKE = run(ACTION_IDS.length);
export const REFILL_MONEY = run(1);
export const FLOOR = run(MAX_PALACES);
export const FLOOR_NEW = run(1);
const PRIVILEGE = run(PRIVILEGES.length);
export const SMALL = PRIVILEGE;
export const LARGE = PRIVILEGE + 1;
export const BRICK = run(WALL_TILES.length);
export const CARD = run(TYPES);
export const WILD_CARD = run(TYPES);
export const TILE = run(AGES.length);
export const HOUSE = run(MAX_PALACES);
export const REPLACE = run(PERSON_CHOICES);
export const REFUSE = run(1);
export const RELEASE = run(PERSON_CHOICES);
export const REMOVE_FLOOR = run(MAX_PALACES);
export const RETURN = run(GOODS.length);
export const DISCARD = run(TYPES + 1);
export const YOUNG = run(TYPES);
export const CHARTER = run(TYPES);
export const ACTIONS = size();

/** Index of a person in a palace, within the runs REPLACE and RELEASE. */
export const choice = (palace: number, person: Person): number => palace * (PERSONS - 1) + person - 1;
export const choicePalace = (c: number): number => Math.floor(c / (PERSONS - 1));
export const choicePerson = (c: number): Person => (c % (PERSONS - 1)) + 1;

const typeIndex = (type: PersonType): number => PERSON_TYPES.indexOf(type);
const cardIndex = (card: PersonType | 'wild'): number => (card === 'wild' ? TYPES : typeIndex(card));
const cardAt = (index: number): PersonType | 'wild' => PERSON_TYPES[index] ?? 'wild';

/** Which card the action `DISCARD + index` names. */
export const discardedCard = (a: Action): PersonType | 'wild' => cardAt(a - DISCARD);

export function encode(move: DragonMove): Action {
  switch (move.type) {
    case 'draft':
      return at(DRAFT, pairIndex(typeIndex(move.types[0]), typeIndex(move.types[1])));
    case 'takeAction':
      return at(TAKE, ACTION_IDS.indexOf(move.action));
    case 'refill':
      return REFILL_MONEY;
    case 'placeFloor':
      return move.target === 'new' ? FLOOR_NEW : at(FLOOR, move.target);
    case 'buyPrivilege':
      return at(PRIVILEGE, PRIVILEGES.indexOf(move.size));
    case 'buildWall':
      return at(BRICK, WALL_TILES.indexOf(move.tile));
    case 'playCard':
      return move.card === 'wild' ? at(WILD_CARD, typeIndex(move.as)) : at(CARD, typeIndex(move.card));
    case 'takeTile':
      return at(TILE, AGES.indexOf(move.age));
    case 'house':
      return at(HOUSE, move.palace);
    case 'replace':
      return at(REPLACE, inGrid(move.palace, move.person - 1, PERSONS - 1));
    case 'refuse':
      return REFUSE;
    case 'release':
      return at(RELEASE, inGrid(move.palace, move.person - 1, PERSONS - 1));
    case 'removeFloor':
      return at(REMOVE_FLOOR, move.palace);
    case 'returnGood':
      return at(RETURN, GOODS.indexOf(move.good));
    case 'discard':
      return at(DISCARD, cardIndex(move.card));
    case 'takeYoung':
      return at(YOUNG, typeIndex(move.person));
    case 'charter':
      return at(CHARTER, typeIndex(move.person));
    default:
      return NO_ACTION;
  }
}

export function decode(a: Action): DragonMove {
  const type = (start: Action): PersonType => PERSON_TYPES[a - start]!;
  if (a < TAKE) {
    const [x, y] = PAIRS[a - DRAFT]!;
    return { type: 'draft', types: [PERSON_TYPES[x]!, PERSON_TYPES[y]!] };
  }
  if (a < REFILL_MONEY) return { type: 'takeAction', action: ACTION_IDS[a - TAKE]! };
  if (a < FLOOR) return { type: 'refill' };
  if (a < FLOOR_NEW) return { type: 'placeFloor', target: a - FLOOR };
  if (a < SMALL) return { type: 'placeFloor', target: 'new' };
  if (a < BRICK) return { type: 'buyPrivilege', size: a === SMALL ? 'small' : 'large' };
  if (a < CARD) return { type: 'buildWall', tile: WALL_TILES[a - BRICK]! };
  if (a < WILD_CARD) return { type: 'playCard', card: type(CARD) };
  if (a < TILE) return { type: 'playCard', card: 'wild', as: type(WILD_CARD) };
  if (a < HOUSE) return { type: 'takeTile', age: AGES[a - TILE]! };
  if (a < REPLACE) return { type: 'house', palace: a - HOUSE };
  if (a < REFUSE) {
    const c = a - REPLACE;
    return { type: 'replace', palace: choicePalace(c), person: choicePerson(c) };
  }
  if (a < RELEASE) return { type: 'refuse' };
  if (a < REMOVE_FLOOR) {
    const c = a - RELEASE;
    return { type: 'release', palace: choicePalace(c), person: choicePerson(c) };
  }
  if (a < RETURN) return { type: 'removeFloor', palace: a - REMOVE_FLOOR };
  if (a < DISCARD) return { type: 'returnGood', good: GOODS[a - RETURN]! };
  if (a < YOUNG) return { type: 'discard', card: discardedCard(a) };
  if (a < CHARTER) return { type: 'takeYoung', person: type(YOUNG) };
  return { type: 'charter', person: type(CHARTER) };
}
