import type { Seat, Seats } from '../../../core/game.ts';
import { firstSeat, seatsOf } from '../../../core/game.ts';
import { SPACES } from './data.ts';
import { giftFrom } from './gifts.ts';
import type { Table } from './types.ts';

/** Control in a ministry resolution: for each of its seven officials a seat, or -1 (6.9). */
export type Control = number[];

export const controlOf = (t: Table, ministry: number): Control =>
  t.markers.slice(ministry * SPACES, (ministry + 1) * SPACES);

/** C-MIN-4. */
export function participants(control: Control): Seats {
  let seats = 0;
  for (const seat of control) if (seat >= 0) seats |= 1 << seat;
  return seats;
}

export function controlled(control: Control, seat: Seat): number {
  let count = 0;
  for (const owner of control) if (owner === seat) count++;
  return count;
}

/** Fewer officials, or as many and a more junior one at the top (C-MIN-6, C-MIN-14). */
function isWeaker(control: Control, a: Seat, b: Seat): boolean {
  const difference = controlled(control, a) - controlled(control, b);
  return difference === 0 ? control.indexOf(a) > control.indexOf(b) : difference < 0;
}

export function weakest(control: Control, left: Seats): Seat {
  let least = -1;
  for (let seat = 0; left >> seat !== 0; seat++)
    if (left & (1 << seat) && (least < 0 || isWeaker(control, seat, least))) least = seat;
  return least;
}

/** Most officials, or as many and a more senior one at the top. */
export function strongest(control: Control, seats: Seats): Seat {
  let most = firstSeat(seats);
  for (const seat of seatsOf(seats)) if (isWeaker(control, most, seat)) most = seat;
  return most;
}

/** C-MIN-8: the givers of the most valuable gift among those left, or all of them if there is none. */
export function receivers(t: Table, seat: Seat, left: Seats): Seats {
  let best = 0;
  let seats = 0;
  for (let giver = 0; left >> giver !== 0; giver++) {
    if (giver === seat || (left & (1 << giver)) === 0) continue;
    const value = giftFrom(t, giver, seat);
    if (value > best) seats = 0;
    if (value >= best) seats |= 1 << giver;
    best = Math.max(best, value);
  }
  return seats;
}

/** C-MIN-7: all controlled officials, temporary ones as well. */
export function giveControl(control: Control, from: Seat, to: Seat): void {
  for (let i = 0; i < control.length; i++) if (control[i] === from) control[i] = to;
}

export interface Posts {
  readonly minister: Seat;
  readonly secretary: Seat;
}

/** Of the last one or two players left (C-MIN-5, C-MIN-11, C-MIN-14). */
export function appointments(control: Control, left: Seats): Posts {
  const a = firstSeat(left);
  const rest = left & (left - 1);
  const b = rest === 0 ? a : firstSeat(rest);
  return a !== b && isWeaker(control, a, b) ? { minister: b, secretary: a } : { minister: a, secretary: b };
}
