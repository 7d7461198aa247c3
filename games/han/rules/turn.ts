import type { Seat, Seats } from '../../../core/game.ts';
import type { HanState, Table, Turn } from './types.ts';

/** The turn is always the lowest frame; all frames above it belong to its seat. */
export const turnOf = (t: Pick<Table, 'stack'>): Turn => t.stack[0] as Turn;
export const inTurn = (s: HanState): Seats => 1 << turnOf(s).seat;

export const newTurn = (seat: Seat): Turn => ({
  phase: 'turn',
  seat,
  begun: false,
  empty: 0,
  set: 0,
  touched: 0,
  placed: 0,
});
