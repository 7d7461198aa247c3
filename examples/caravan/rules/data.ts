/** T-SETUP-2. */
export const TEAS = ['green', 'white', 'yellow', 'oolong', 'black', 'dark'] as const;
export type Tea = (typeof TEAS)[number];
export const CHESTS = 8;

/** T-SETUP-3, T-SETUP-4, T-SALE-2. */
export const COINS = 12;
export const PRICE = { start: 3, least: 1, most: 6 } as const;

/** T-LOAD-1, T-BID-2, T-AWARD-3, T-SALE-1, T-END-1. */
export const LOAD = 2;
export const MOST_LOADS = 4;
export const MOST_BID = 8;
export const FEE = 2;
export const MOST_SOLD = 4;
export const REWARD = 10;

/** T-ORDER-1: every pair of teas once. */
export type Order = `${Tea}+${Tea}`;
export const ORDERS: readonly Order[] = TEAS.flatMap((a, i) =>
  TEAS.slice(i + 1).map((b): Order => `${a}+${b}`),
);
export const DEALT = 3;
