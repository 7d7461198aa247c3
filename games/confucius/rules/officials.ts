import type { Seat } from '../../../core/game.ts';
import {
  BINGBU,
  GONGBU,
  HUBU,
  JUNK_PRICE,
  JUNK_PRICE_GONGBU,
  MINISTRIES,
  type Ministry,
  SPACES,
} from './data.ts';
import { giftFrom } from './gifts.ts';
import type { Table } from './types.ts';

/** A space is an index: seven a ministry, in board order. */
export const ministryOf = (at: number): number => (at / SPACES) | 0;
export const spaceOf = (at: number): number => (at % SPACES) + 1;

export const isResolved = (t: Table, ministry: number): boolean => (t.resolved & (1 << ministry)) !== 0;
export const isOpen = (t: Table, at: number): boolean => !isResolved(t, ministryOf(at));
export const isSecured = (t: Table, at: number): boolean => (t.secured & (1 << at)) !== 0;

/** `inf(p,m)` (C-DEF-4). */
export function influence(t: Table, seat: Seat, ministry: number): number {
  const { markers } = t;
  const end = (ministry + 1) * SPACES;
  let count = 0;
  for (let at = end - SPACES; at < end; at++) if (markers[at] === seat) count++;
  return count;
}

/** C-DSC-5: one official is enough, and more are no better. */
function hasDiscount(t: Table, seat: Seat, ministry: number): boolean {
  const { markers } = t;
  const end = (ministry + 1) * SPACES;
  for (let at = end - SPACES; at < end; at++) if (markers[at] === seat) return true;
  return false;
}

export const recruitsCheaply = (t: Table, seat: Seat): boolean => hasDiscount(t, seat, BINGBU);
/** C-DSC-2. */
export const bribeDiscount = (t: Table, seat: Seat): number => (hasDiscount(t, seat, HUBU) ? 1 : 0);
/** C-DSC-3. */
export const junkPrices = (t: Table, seat: Seat): readonly number[] =>
  hasDiscount(t, seat, GONGBU) ? JUNK_PRICE_GONGBU : JUNK_PRICE;

/** Whether a gift of `giver` keeps the receiver from Bribe Official in a ministry (C-OBL-2). */
export function blocks(t: Table, giver: Seat, receiver: Seat, ministry: number): boolean {
  if (giver === receiver || giftFrom(t, giver, receiver) === 0) return false;
  const theirs = influence(t, giver, ministry);
  return theirs >= 1 && influence(t, receiver, ministry) >= theirs;
}

/** One blocking giver is enough. */
export function isBlocked(t: Table, seat: Seat, ministry: number): boolean {
  for (let giver = 0; giver < t.players.length; giver++) if (blocks(t, giver, seat, ministry)) return true;
  return false;
}

/** A space of a ministry, counted from 1, as a number through all of them. */
export const spaceAt = (ministry: Ministry, space: number): number =>
  MINISTRIES.indexOf(ministry) * SPACES + space - 1;
