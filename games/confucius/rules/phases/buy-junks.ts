import { coinsOf } from '../cards.ts';
import { COUNT } from '../codec.ts';
import { JUNKS, MAX_PURCHASE } from '../data.ts';
import { junkPrices } from '../officials.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

const number: Choice = {
  base: COUNT,
  count: JUNKS,
  listed: MAX_PURCHASE,
  refuse(s, f, k) {
    const n = k + 1;
    if (n > MAX_PURCHASE || n > s.junks) return 'C-ACT-BUYJUNKS.1';
    return junkPrices(s, f.seat)[n]! > coinsOf(s, f.seat) ? 'C-PAY-2' : undefined;
  },
};

/** C-ACT-BUYJUNKS. */
export const buySomeJunks: BoxCommand = {
  refuse(s, seat) {
    if (s.junks === 0) return 'C-ACT-BUYJUNKS.1';
    return junkPrices(s, seat)[1]! > coinsOf(s, seat) ? 'C-PAY-2' : undefined;
  },
  next: choose(number),
  price: (s, f) => junkPrices(s, f.seat)[f.first + 1]!,
  carryOut(s, { seat, first }, emit) {
    const junks = first + 1;
    s.junks -= junks;
    s.players[seat]!.shipyard += junks;
    emit?.({ type: 'junksBought', seat, junks });
  },
};

export const buyJunks = phaseOfCommand(buySomeJunks);
