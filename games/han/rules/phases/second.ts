import { PLAY, STOP } from '../codec.ts';
import { PAYMENTS } from '../payment.ts';
import { listPayments } from '../targets.ts';
import { inTurn, turnOf } from '../turn.ts';
import type { PhaseOf } from '../types.ts';
import { pay, whyNotNow, whyNotPay } from './action.ts';
import { startDraw } from './draw.ts';

/** AwaitSecond: another piece, or none (H-TURN-4). */
export const second: PhaseOf<'second'> = {
  resume: () => true,
  active: inTurn,
  legal(s, _f, _seat, out) {
    listPayments(s, turnOf(s), out);
    out.push(STOP);
  },
  why(s, _f, _seat, move) {
    if (move.type === 'stop') return [];
    return move.type === 'play' ? whyNotPay(s, move) : whyNotNow(move);
  },
  apply(s, _f, seat, a, emit) {
    if (a < PLAY + PAYMENTS.length) return pay(s, a, emit);
    emit?.({ type: 'stopped', seat });
    startDraw(s);
  },
};
