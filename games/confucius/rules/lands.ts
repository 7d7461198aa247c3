import type { Seat } from '../../../core/game.ts';
import { BOX_VP, INVASION_COST, MAX_BOXES, REWARD_BOX, SLOTS } from './data.ts';
import type { ConfuciusView, Table } from './types.ts';

/** Boxes of foreign lands are numbered MAX_BOXES to a slot, even where a tile has fewer. */
export const slotOf = (k: number): number => (k / MAX_BOXES) | 0;
export const boxOf = (k: number): number => k % MAX_BOXES;

export const boxesOf = (t: Table, slot: number): number => BOX_VP[t.lands[slot]!]!.length;
export const isConquered = (t: Table, slot: number): boolean => (t.conquered & (1 << slot)) !== 0;

const isBox = (t: Table, k: number): boolean =>
  boxOf(k) < boxesOf(t, slotOf(k)) && !isConquered(t, slotOf(k));

/** A box of an unresolved land, without or with an army. */
export const isFreeBox = (t: Table, k: number): boolean => t.armies[k]! < 0 && isBox(t, k);
export const isArmyBox = (t: Table, k: number): boolean => t.armies[k]! >= 0 && isBox(t, k);

export function isFull(t: Table, slot: number): boolean {
  for (let box = boxesOf(t, slot) - 1; box >= 0; box--)
    if (t.armies[slot * MAX_BOXES + box]! < 0) return false;
  return true;
}

export function armiesOnLands(t: Table, seat: Seat): number {
  let count = 0;
  for (let k = 0; k < SLOTS * MAX_BOXES; k++) if (t.armies[k] === seat) count++;
  return count;
}

export interface ArmyBox {
  /** An index of FOREIGN_LANDS. */
  readonly land: number;
  readonly vp: number;
  readonly reward: boolean;
  readonly cost: number;
  readonly owner: Seat | undefined;
}

/** A box of a foreign land; slot and box are counted from 0. */
export function boxAt(view: ConfuciusView, slot: number, box: number): ArmyBox {
  const land = view.lands[slot]!;
  const owner = view.armies[slot * MAX_BOXES + box]!;
  return {
    land,
    vp: BOX_VP[land]![box]!,
    reward: REWARD_BOX[land] === box,
    cost: INVASION_COST[land]!,
    owner: owner < 0 ? undefined : owner,
  };
}
