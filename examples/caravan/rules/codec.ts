import type { Action } from '../../../core/game.ts';
import { actionSpace, inGrid, NO_ACTION } from '../../../core/space.ts';
import { MOST_BID, MOST_LOADS, MOST_SOLD, ORDERS, TEAS } from './data.ts';
import type { Bid, CaravanMove } from './types.ts';

const { run, at, size } = actionSpace();
const STEPS = MOST_BID + 1;

export const ORDER = run(ORDERS.length);
const BID = run(MOST_LOADS * STEPS);
const SELL = run(TEAS.length * MOST_SOLD);
export const PASS = run(1);
export const ACTIONS = size();

export function encode(move: CaravanMove): Action {
  switch (move.type) {
    case 'return':
      return at(ORDER, ORDERS.indexOf(move.order));
    case 'bid':
      return at(BID, inGrid(move.load - 1, move.coins, STEPS));
    case 'sell':
      return at(SELL, inGrid(TEAS.indexOf(move.tea), move.chests - 1, MOST_SOLD));
    case 'pass':
      return PASS;
    default:
      return NO_ACTION;
  }
}

export const bidOf = (a: Action): Bid => ({
  load: Math.floor((a - BID) / STEPS) + 1,
  coins: (a - BID) % STEPS,
});

export function decode(a: Action): CaravanMove {
  if (a < BID) return { type: 'return', order: ORDERS[a - ORDER]! };
  if (a < SELL) return { type: 'bid', ...bidOf(a) };
  if (a === PASS) return { type: 'pass' };
  const at = a - SELL;
  return { type: 'sell', tea: TEAS[Math.floor(at / MOST_SOLD)]!, chests: (at % MOST_SOLD) + 1 };
}
