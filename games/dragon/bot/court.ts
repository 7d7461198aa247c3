import { NOBODY, PERSON_TYPES, SYMBOLS, typeOf } from '../rules/data.ts';
import { floorsAt, palaceCount, STRIDE } from '../rules/palace.ts';
import type { Player } from '../rules/types.ts';

export const CRAFTSMAN = PERSON_TYPES.indexOf('craftsman');
export const COURT_LADY = PERSON_TYPES.indexOf('courtLady');
export const TAX_COLLECTOR = PERSON_TYPES.indexOf('taxCollector');
export const FARMER = PERSON_TYPES.indexOf('farmer');
export const PYROTECHNIST = PERSON_TYPES.indexOf('pyrotechnist');
export const WARRIOR = PERSON_TYPES.indexOf('warrior');
export const MONK = PERSON_TYPES.indexOf('monk');
export const HEALER = PERSON_TYPES.indexOf('healer');
export const SCHOLAR = PERSON_TYPES.indexOf('scholar');

/** A player's symbols, persons and palaces, counted in one pass. */
export interface Court {
  readonly symbols: number[];
  /** Those in hand. */
  cards: number;
  persons: number;
  inhabited: number;
  empty: number;
  floors: number;
  monkPoints: number;
}

export function courtOf({ palaces, hand }: Player): Court {
  const symbols = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const court: Court = { symbols, cards: 0, persons: 0, inhabited: 0, empty: 0, floors: 0, monkPoints: 0 };
  for (let card = 0; card < hand.length; card++) court.cards += hand[card]!;
  for (let i = 0; i < palaceCount(palaces); i++) {
    const floors = floorsAt(palaces, i);
    court.floors += floors;
    const first = i * STRIDE + 1;
    if (palaces[first] === NOBODY) {
      court.empty++;
      continue;
    }
    court.inhabited++;
    for (let k = first; k < first + STRIDE - 1; k++) {
      const person = palaces[k]!;
      if (person === NOBODY) break;
      const type = typeOf(person);
      const shown = SYMBOLS[type]![person]!;
      symbols[type]! += shown;
      court.persons++;
      if (type === MONK) court.monkPoints += shown * floors;
    }
  }
  return court;
}
