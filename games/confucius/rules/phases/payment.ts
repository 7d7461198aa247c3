import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { covers, pay, total } from '../cards.ts';
import { CARD, DONE, encode, PAY } from '../codec.ts';
import { CARD_TYPES, UNIT_VALUES } from '../data.ts';
import { IRREDUCIBLE, PAYMENTS, worth } from '../payments.ts';
import type { Cards, ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_NOW, settle } from './command.ts';

const isEnough = (f: FrameOf<'payment'>): boolean => worth(f.cards, UNIT_VALUES[f.unit]) >= f.cost;

function complete(
  s: ConfuciusState,
  seat: Seat,
  f: FrameOf<'payment'>,
  cards: Cards,
  emit?: ConfuciusEmit,
): void {
  s.stack.pop();
  settle(s, emit);
  pay(s, seat, f.unit, f.cost, cards, emit);
}

/**
 * 6.0 Payment. A payment without a superfluous card is one action; any other is put together card by card,
 * however much it is (C-PAY-3).
 */
export const payment: PhaseOf<'payment'> = {
  resume: () => true,
  active: ofSeat,
  legal(s, f, seat, out) {
    const { hand } = s.players[seat]!;
    const chosen = total(f.cards);
    if (chosen === 0) {
      const whole = IRREDUCIBLE[f.unit][f.cost];
      if (whole !== undefined) for (const i of whole) if (covers(hand, PAYMENTS[i]!)) out.push(PAY + i);
    }
    for (let c = 0; c < CARD_TYPES; c++) if (hand[c]! > f.cards[c]!) out.push(CARD + c);
    if (chosen > 0 && isEnough(f)) out.push(DONE);
  },
  why(s, f, seat, move) {
    const { hand } = s.players[seat]!;
    switch (move.type) {
      case 'pay':
        if (total(f.cards) > 0) return ['C-DEC-6'];
        if (!covers(hand, move.cards)) return ['C-PAY-1'];
        if (worth(move.cards, UNIT_VALUES[f.unit]) < f.cost) return ['C-PAY-2'];
        return IRREDUCIBLE[f.unit][f.cost]?.includes(encode(move) - PAY) ? [] : ['C-DEC-6'];
      case 'card':
        return hand[move.card - 1]! > f.cards[move.card - 1]! ? [] : ['C-PAY-1'];
      case 'done':
        return isEnough(f) ? [] : ['C-PAY-2'];
      default:
        return NOT_NOW;
    }
  },
  apply(s, f, seat, a, emit) {
    if (a < CARD) complete(s, seat, f, PAYMENTS[a - PAY]!, emit);
    else if (a < DONE) f.cards[a - CARD]!++;
    else complete(s, seat, f, f.cards, emit);
  },
};
