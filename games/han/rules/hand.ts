import type { Seat } from '../../../core/game.ts';
import { KINDS } from './data.ts';
import { endTriggered } from './deck.ts';
import type { HanState } from './types.ts';

/** H-EXCH-2, H-END-2. */
export const canExchange = (s: HanState, seat: Seat): boolean =>
  !endTriggered(s) &&
  handSize(s.hands, seat) > 0 &&
  (s.pile.length > 0 || s.display.some((card) => card >= 0));

/** Cards of a seat in `hands` or another set of cards by seat. */
export function handSize(cards: readonly number[], seat: Seat): number {
  let sum = 0;
  for (let c = 0, at = seat * KINDS; c < KINDS; c++, at++) sum += cards[at]!;
  return sum;
}
