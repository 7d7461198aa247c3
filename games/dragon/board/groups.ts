import type { ActionId } from '../rules/data.ts';
import { ACTION_IDS } from '../rules/data.ts';
import type { DragonView } from '../rules/types.ts';

/** The action cards by group, as they lie on the table. */
export const groupsOf = ({ groups, dragons }: DragonView): ActionId[][] =>
  dragons.map((_, group) => ACTION_IDS.filter((_, action) => groups[action] === group));

interface Spot {
  readonly group: number;
  readonly x: number;
  readonly w: number;
}

export const CARD = 84;
const GAP = 6;
const PAD = 8;

export const trayWidth = (cards: number, card = CARD): number => cards * card + (cards - 1) * GAP + 2 * PAD;
export const cardLeft = (i: number, card = CARD): number => PAD + i * (card + GAP);

/** Trays side by side from `left`, with even gaps no wider than 24. */
export function traySpots(sizes: readonly number[], left: number, room: number): Spot[] {
  const widths = sizes.map((cards) => trayWidth(cards));
  const sum = widths.reduce((total, width) => total + width, 0);
  const gap = Math.min(24, (room - sum) / Math.max(1, sizes.length - 1));
  let x = left;
  return widths.map((w, group) => {
    const spot = { group, x: Math.round(x), w };
    x += w + gap;
    return spot;
  });
}
