import type { Action } from '../core/game.ts';
import {
  BOX_ACTIONS,
  CARD_TYPES,
  COINS,
  DISTANT_LANDS,
  GIFTS,
  HAND_LIMIT,
  JUNK_PRICE,
  JUNKS,
  LICENCES,
  MAX_BOXES,
  MINISTRIES,
  OFFICIALS,
  REWARDS,
  SLOTS,
  SPACES,
  STUDENTS,
  UNIT_VALUES,
  type Unit,
} from './data.ts';
import type { Cards, ConfuciusMove } from './types.ts';

export const worth = (cards: Cards, values: readonly number[]): number =>
  cards[0]! * values[0]! + cards[1]! * values[1]! + cards[2]! * values[2]!;

/** The smallest value among the cards: what can be saved at best by leaving one out. */
const smallest = (cards: Cards, values: readonly number[]): number =>
  Math.min(...values.filter((_, c) => cards[c]! > 0));

/** Dearer than any price but that of a long voyage, which is paid card by card. */
const DEAREST = Math.max(...JUNK_PRICE);
const MAX_SEATS = 5;

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const byCoins = (a: Cards, b: Cards): number => worth(a, COINS) - worth(b, COINS);

/** No card of it can be left out. */
const isIrreducible = (cards: Cards, values: readonly number[], cost: number): boolean =>
  worth(cards, values) >= cost && worth(cards, values) - smallest(cards, values) < cost;

/** The payments that can be named as a whole: those without a superfluous card for some price. */
export const PAYMENTS: readonly Cards[] = range(DEAREST + 1)
  .flatMap((a) => range(DEAREST + 1).flatMap((b) => range(DEAREST + 1).map((c): Cards => [a, b, c])))
  .filter((cards) => worth(cards, COINS) > 0)
  .filter((cards) =>
    [COINS, LICENCES].some((values) => worth(cards, values) - smallest(cards, values) < DEAREST),
  )
  .sort(byCoins);

const irreducible = (values: readonly number[]): readonly (readonly number[])[] =>
  range(DEAREST + 1).map((cost) =>
    range(PAYMENTS.length).filter((i) => cost > 0 && isIrreducible(PAYMENTS[i]!, values, cost)),
  );

/** Indices of PAYMENTS without a superfluous card, by unit and price. */
export const IRREDUCIBLE: Readonly<Record<Unit, readonly (readonly number[])[]>> = {
  cash: irreducible(UNIT_VALUES.cash),
  licences: irreducible(UNIT_VALUES.licences),
};

/** The hands of four cards. */
export const KEEPS: readonly Cards[] = range(HAND_LIMIT + 1).flatMap((a) =>
  range(HAND_LIMIT + 1 - a).map((b): Cards => [a, b, HAND_LIMIT - a - b]),
);

/** The action space, one run of integers after another. */
let end = 0;
const run = (length: number): Action => {
  end += length;
  return end - length;
};

export const TAKE = run(BOX_ACTIONS.length);
export const PASS = run(1);
export const REWARD = run(REWARDS.length);
export const OFFICIAL = run(OFFICIALS);
export const STUDENT = run(STUDENTS.length);
export const COUNT = run(JUNKS);
export const BOX = run(SLOTS * MAX_BOXES);
export const GIFT = run(GIFTS);
export const SEAT = run(MAX_SEATS);
export const LAND = run(DISTANT_LANDS.length);
export const PAY = run(PAYMENTS.length);
export const CARD = run(CARD_TYPES);
export const DONE = run(1);
export const CANCEL = run(1);
export const KEEP = run(KEEPS.length);
export const ACTIONS = end;

const indexOfCards = (list: readonly Cards[], cards: Cards): number =>
  list.findIndex((other) => other.every((n, c) => n === cards[c]));

export function encode(move: ConfuciusMove): Action {
  switch (move.type) {
    case 'take':
      return TAKE + BOX_ACTIONS.indexOf(move.action);
    case 'pass':
      return PASS;
    case 'reward':
      return REWARD + REWARDS.indexOf(move.card);
    case 'official':
      return OFFICIAL + MINISTRIES.indexOf(move.ministry) * SPACES + move.space - 1;
    case 'student':
      return STUDENT + STUDENTS.indexOf(move.student);
    case 'junks':
      return COUNT + move.n - 1;
    case 'box':
      return BOX + (move.slot - 1) * MAX_BOXES + move.box - 1;
    case 'gift':
      return GIFT + move.value - 1;
    case 'player':
      return SEAT + move.seat;
    case 'land':
      return LAND + DISTANT_LANDS.indexOf(move.land);
    case 'pay':
      return PAY + indexOfCards(PAYMENTS, move.cards);
    case 'card':
      return CARD + move.card - 1;
    case 'done':
      return DONE;
    case 'cancel':
      return CANCEL;
    case 'keep':
      return KEEP + indexOfCards(KEEPS, move.cards);
  }
}

export function decode(a: Action): ConfuciusMove {
  if (a < PASS) return { type: 'take', action: BOX_ACTIONS[a - TAKE]! };
  if (a < REWARD) return { type: 'pass' };
  if (a < OFFICIAL) return { type: 'reward', card: REWARDS[a - REWARD]! };
  if (a < STUDENT) {
    const at = a - OFFICIAL;
    return { type: 'official', ministry: MINISTRIES[Math.floor(at / SPACES)]!, space: (at % SPACES) + 1 };
  }
  if (a < COUNT) return { type: 'student', student: STUDENTS[a - STUDENT]! };
  if (a < BOX) return { type: 'junks', n: a - COUNT + 1 };
  if (a < GIFT) {
    const at = a - BOX;
    return { type: 'box', slot: Math.floor(at / MAX_BOXES) + 1, box: (at % MAX_BOXES) + 1 };
  }
  if (a < SEAT) return { type: 'gift', value: a - GIFT + 1 };
  if (a < LAND) return { type: 'player', seat: a - SEAT };
  if (a < PAY) return { type: 'land', land: DISTANT_LANDS[a - LAND]! };
  if (a < CARD) return { type: 'pay', cards: PAYMENTS[a - PAY]! };
  if (a < DONE) return { type: 'card', card: a - CARD + 1 };
  if (a < CANCEL) return { type: 'done' };
  if (a < KEEP) return { type: 'cancel' };
  return { type: 'keep', cards: KEEPS[a - KEEP]! };
}
