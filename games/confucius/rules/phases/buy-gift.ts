import { coinsOf } from '../cards.ts';
import { GIFT } from '../codec.ts';
import { AVAILABLE, GIFTS, NOT_AVAILABLE } from '../data.ts';
import { setGift } from '../gifts.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

const gift: Choice = {
  base: GIFT,
  count: GIFTS,
  refuse(s, f, k) {
    if (s.players[f.seat]!.gifts[k] !== NOT_AVAILABLE) return 'C-ACT-BUYGIFT.1';
    return k + 1 > coinsOf(s, f.seat) ? 'C-PAY-2' : undefined;
  },
};

/** C-ACT-BUYGIFT. */
export const buyAGift: BoxCommand = {
  refuse(s, seat) {
    const { gifts } = s.players[seat]!;
    let cheapest = 0;
    while (cheapest < GIFTS && gifts[cheapest] !== NOT_AVAILABLE) cheapest++;
    if (cheapest === GIFTS) return 'C-ACT-BUYGIFT.1';
    return cheapest + 1 > coinsOf(s, seat) ? 'C-PAY-2' : undefined;
  },
  next: choose(gift),
  price: (_s, f) => f.first + 1,
  carryOut(s, { seat, first }, emit) {
    setGift(s, seat, first + 1, AVAILABLE);
    emit?.({ type: 'giftAvailable', seat, value: first + 1 });
  },
};

export const buyGift = phaseOfCommand(buyAGift);
