import type { Action, RuleId } from '../../../../core/game.ts';
import { coloursOf, EXCHANGE, PASS, PLAY, paymentOf } from '../codec.ts';
import { COLOURS, KINDS } from '../data.ts';
import { endTriggered } from '../deck.ts';
import { lose } from '../knowledge.ts';
import { handPayments, PAYMENTS, type Payment, TRIPLES } from '../payment.ts';
import { listPayments, whyNoPiece } from '../targets.ts';
import { inTurn, turnOf } from '../turn.ts';
import type { HanEmit, HanMove, HanState, PhaseOf } from '../types.ts';

/** Discards the cards of a payment; placing the piece is the next decision. */
export function pay(s: HanState, a: Action, emit?: HanEmit): void {
  const { seat } = turnOf(s);
  const payment: Payment = a - PLAY;
  const cards = PAYMENTS[payment]!;
  for (let i = 0; i < cards.length; i++) lose(s, seat, cards[i]!);
  s.stack[s.stack.length - 1] = { phase: 'place', payment };
  emit?.({ type: 'cardsPlayed', seat, cards: coloursOf(cards) });
}

/** The rules against playing cards for the next piece. */
export function whyNotPay(s: HanState, move: HanMove & { type: 'play' }): RuleId[] {
  const turn = turnOf(s);
  const payment = paymentOf(move.cards);
  const has = handPayments(s.hands, turn.seat);
  const held = payment < TRIPLES ? has.small & (1 << payment) : has.triple & (1 << (payment - TRIPLES));
  return held === 0 ? ['H-PAY-6'] : whyNoPiece(s, turn, payment);
}

/** The rule against a move that belongs to another part of the turn. */
export function whyNotNow(move: HanMove): RuleId[] {
  switch (move.type) {
    case 'play':
    case 'pagoda':
    case 'emissary':
    case 'fortress':
      return ['H-TURN-8'];
    case 'stop':
      return ['H-TURN-4'];
    case 'exchange':
      return ['H-TURN-2'];
    case 'takeOpen':
    case 'takeDeck':
      return ['H-DRAW-1'];
    case 'pass':
      return ['H-TURN-5'];
    default:
      return ['H-TURN-2'];
  }
}

/** AwaitAction: place, exchange or, after the trigger, pass. */
export const action: PhaseOf<'action'> = {
  resume: () => true,
  active: inTurn,
  legal(s, _f, seat, out) {
    listPayments(s, turnOf(s), out);
    if (endTriggered(s)) out.push(PASS);
    else for (let c = 0; c < KINDS; c++) if (s.hands[seat * KINDS + c]! > 0) out.push(EXCHANGE + c);
  },
  why(s, _f, seat, move) {
    if (move.type === 'play') return whyNotPay(s, move);
    if (move.type === 'pass' && endTriggered(s)) return [];
    if (move.type !== 'exchange') return whyNotNow(move);
    if (endTriggered(s)) return ['H-END-2'];
    return s.hands[seat * KINDS + COLOURS.indexOf(move.card)]! > 0 ? [] : ['H-EXCH-1'];
  },
  apply(s, _f, seat, a, emit) {
    if (a < PLAY + PAYMENTS.length) return pay(s, a, emit);
    if (a === PASS) {
      s.stack.pop();
      return emit?.({ type: 'passed', seat });
    }
    const card = a - EXCHANGE;
    lose(s, seat, card);
    s.stack[s.stack.length - 1] = { phase: 'draw', due: 1 };
    emit?.({ type: 'cardExchanged', seat, card: COLOURS[card]! });
  },
};
