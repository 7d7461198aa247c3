import { coinsOf } from '../cards.ts';
import { BOX } from '../codec.ts';
import { INVASION_COST, MAX_BOXES, SLOTS } from '../data.ts';
import { boxOf, isConquered, isFreeBox, slotOf } from '../lands.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

const box: Choice = {
  base: BOX,
  count: SLOTS * MAX_BOXES,
  refuse(s, f, k) {
    if (!isFreeBox(s, k)) return s.armies[k]! < 0 ? 'C-ACT-INVADE.1' : 'C-ACT-INVADE.4';
    return INVASION_COST[s.lands[slotOf(k)]!]! > coinsOf(s, f.seat) ? 'C-PAY-2' : undefined;
  },
};

/** C-ACT-INVADE. */
export const invadeLand: BoxCommand = {
  refuse(s, seat) {
    if (s.players[seat]!.colonies === 0) return 'C-ACT-INVADE.1';
    const purse = coinsOf(s, seat);
    let tooDear = false;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (isConquered(s, slot)) continue;
      for (let k = slot * MAX_BOXES; k < (slot + 1) * MAX_BOXES; k++) {
        if (!isFreeBox(s, k)) continue;
        if (INVASION_COST[s.lands[slot]!]! <= purse) return undefined;
        tooDear = true;
        break;
      }
    }
    return tooDear ? 'C-PAY-2' : 'C-ACT-INVADE.1';
  },
  next: choose(box),
  price: (s, f) => INVASION_COST[s.lands[slotOf(f.first)]!]!,
  carryOut(s, { seat, first: k }, emit) {
    s.players[seat]!.colonies--;
    s.armies = s.armies.with(k, seat);
    const slot = slotOf(k);
    emit?.({ type: 'invaded', seat, slot, land: s.lands[slot]!, box: boxOf(k) });
  },
};

export const invade = phaseOfCommand(invadeLand);
