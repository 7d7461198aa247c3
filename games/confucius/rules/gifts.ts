import type { Seat } from '../../../core/game.ts';
import { ACTIVE, CUBES, GIFTS, REMOVED } from './data.ts';
import type { ConfuciusEmit, ConfuciusState, GiftEnd, Table } from './types.ts';

/** Value of the active gift that `receiver` holds from `giver` (C-DEF-7), or 0. */
export function giftFrom(t: Table, giver: Seat, receiver: Seat): number {
  const { gifts } = t.players[giver]!;
  for (let i = 0; i < GIFTS; i++) if (gifts[i] === ACTIVE + receiver) return i + 1;
  return 0;
}

export function setGift(s: ConfuciusState, seat: Seat, value: number, state: number): void {
  const player = s.players[seat]!;
  player.gifts = player.gifts.with(value - 1, state);
}

export function removeGift(
  s: ConfuciusState,
  giver: Seat,
  receiver: Seat,
  cause: GiftEnd,
  emit?: ConfuciusEmit,
): void {
  const value = giftFrom(s, giver, receiver);
  if (value === 0) return;
  setGift(s, giver, value, REMOVED);
  emit?.({ type: 'giftRemoved', seat: giver, to: receiver, value, cause });
}

/** Whether a player holds any active gift. */
export function isObliged(t: Table, seat: Seat): boolean {
  for (let giver = 0; giver < t.players.length; giver++)
    if (giver !== seat && giftFrom(t, giver, seat) > 0) return true;
  return false;
}

/** C-CNT-1: active gifts given and received. */
export function activeGifts(t: Table, seat: Seat): number {
  let count = 0;
  for (let giver = 0; giver < t.players.length; giver++) {
    const { gifts } = t.players[giver]!;
    for (let i = 0; i < GIFTS; i++)
      if (giver === seat ? gifts[i]! >= ACTIVE : gifts[i] === ACTIVE + seat) count++;
  }
  return count;
}

/** Table 2.15. */
export const cubesDue = (t: Table, seat: Seat): number =>
  CUBES[Math.min(activeGifts(t, seat), CUBES.length - 1)]!;

export interface Giving {
  /** Values of the gifts that leave the game, or 0: the own older one, and the receiver's (C-ACT-GIVEGIFT.3). */
  readonly replaces: number;
  readonly cancels: number;
  /** Both stay active (C-ACT-GIVEGIFT.4). */
  readonly mutual: boolean;
}

export function giving(
  { view, seat }: { readonly view: Table; readonly seat: Seat },
  value: number,
  to: Seat,
): Giving {
  const held = giftFrom(view, to, seat);
  return {
    replaces: giftFrom(view, seat, to),
    cancels: held < value ? held : 0,
    mutual: held === value,
  };
}
