import { COINS, HAND_LIMIT, JUNK_PRICE, LICENCES, UNIT_VALUES, type Unit } from './data.ts';
import type { Cards } from './types.ts';

export const worth = (cards: Cards, values: readonly number[]): number =>
  cards[0]! * values[0]! + cards[1]! * values[1]! + cards[2]! * values[2]!;

/** The smallest value among the cards. */
const smallest = (cards: Cards, values: readonly number[]): number =>
  Math.min(...values.filter((_, c) => cards[c]! > 0));

/** The highest price, except that of a long voyage, which is paid card by card. */
const DEAREST = Math.max(...JUNK_PRICE);

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const byCoins = (a: Cards, b: Cards): number => worth(a, COINS) - worth(b, COINS);

/** Whether every card is needed to reach the price. */
const isIrreducible = (cards: Cards, values: readonly number[], cost: number): boolean =>
  worth(cards, values) >= cost && worth(cards, values) - smallest(cards, values) < cost;

/** Payments that are one action: those without a superfluous card for some price. */
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

export const worthOf = (cards: Cards, unit: Unit): number => worth(cards, UNIT_VALUES[unit]);
export const numberOf = (cards: Cards): number => cards.reduce((sum, n) => sum + n, 0);
/** What a card of a type, counted from 1, is worth. */
export const cardWorth = (card: number, unit: Unit): number => UNIT_VALUES[unit][card - 1]!;
