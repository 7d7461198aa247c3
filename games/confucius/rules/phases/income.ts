import { covers, draw, pay, total } from '../cards.ts';
import { PAY } from '../codec.ts';
import { COINS, COMMERCE_MAX, COMMERCE_MIN, TAX_CARDS } from '../data.ts';
import { PAYMENTS, worth } from '../payments.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

/** C-ACT-COMMERCE.2: each payment is one choice. */
const cards: Choice = {
  base: PAY,
  count: PAYMENTS.length,
  listed: PAYMENTS.filter((payment) => worth(payment, COINS) <= COMMERCE_MAX).length,
  refuse(s, f, k) {
    const payment = PAYMENTS[k]!;
    if (!covers(s.players[f.seat]!.hand, payment)) return 'C-PAY-1';
    const coins = worth(payment, COINS);
    return coins < COMMERCE_MIN || coins > COMMERCE_MAX ? 'C-ACT-COMMERCE.2' : undefined;
  },
};

/** C-ACT-COMMERCE. */
export const commercialIncome: BoxCommand = {
  refuse(s, seat) {
    const player = s.players[seat]!;
    if (player.commerceUsed) return 'C-ACT-COMMERCE.1';
    return total(player.hand) === 0 ? 'C-ACT-COMMERCE.2' : undefined;
  },
  next: choose(cards),
  carryOut(s, { seat, first }, emit) {
    const payment = PAYMENTS[first]!;
    const coins = worth(payment, COINS);
    s.players[seat]!.commerceUsed = true;
    pay(s, seat, 'cash', coins, payment, emit);
    draw(s, seat, coins + 1, emit);
  },
};

/** C-ACT-TAX: legal even if no card is left (C-EDGE-63). */
export const taxIncome: BoxCommand = {
  refuse: () => undefined,
  next: choose(),
  carryOut: (s, f, emit) => draw(s, f.seat, TAX_CARDS, emit),
};

/** C-ACT-NONE. */
export const noAction: BoxCommand = {
  refuse: () => undefined,
  next: choose(),
  carryOut: () => {},
};

export const commerce = phaseOfCommand(commercialIncome);
export const tax = phaseOfCommand(taxIncome);
export const none = phaseOfCommand(noAction);
