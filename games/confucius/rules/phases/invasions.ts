import { drawReward } from '../cards.ts';
import { BOX_VP, DUE_ROUND, MAX_BOXES, REWARD_BOX, SLOTS } from '../data.ts';
import { boxesOf, isConquered, isFull } from '../lands.ts';
import type { ConfuciusEmit, ConfuciusState } from '../types.ts';

/** 6.10, slot by slot: full ones and those that are due (C-INV-1). */
export function invasions(s: ConfuciusState, emit?: ConfuciusEmit): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (isConquered(s, slot)) continue;
    const success = isFull(s, slot);
    if (success || s.wall >= DUE_ROUND[slot]!) resolveLand(s, slot, success, emit);
  }
}

function resolveLand(s: ConfuciusState, slot: number, success: boolean, emit?: ConfuciusEmit): void {
  const land = s.lands[slot]!;
  s.conquered |= 1 << slot;
  emit?.({ type: 'invasionResolved', slot, land, success });
  if (success)
    for (let box = 0; box < boxesOf(s, slot); box++) {
      const seat = s.armies[slot * MAX_BOXES + box]!;
      const vp = BOX_VP[land]![box]!;
      s.players[seat]!.vp += vp;
      emit?.({ type: 'conquered', seat, slot, land, box, vp });
    }
  const rewarded = s.armies[slot * MAX_BOXES + REWARD_BOX[land]!]!;
  if (rewarded >= 0) drawReward(s, rewarded, emit);
}
