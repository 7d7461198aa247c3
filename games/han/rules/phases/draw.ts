import type { RuleId } from '../../../../core/game.ts';
import { DECK, OPEN } from '../codec.ts';
import { COLOURS, HAND_SIZE, MAX_PIECES } from '../data.ts';
import { afterDrawing, endTriggered } from '../deck.ts';
import { handSize } from '../hand.ts';
import { gain } from '../knowledge.ts';
import { inTurn, turnOf } from '../turn.ts';
import type { HanMove, HanState, PhaseOf } from '../types.ts';
import { whyNotNow, whyNotPay } from './action.ts';

/** H-DRAW-1; after the trigger nobody draws (H-END-2). */
export function startDraw(s: HanState): void {
  const due = HAND_SIZE - handSize(s.hands, turnOf(s).seat);
  if (due > 0 && !endTriggered(s)) s.stack[s.stack.length - 1] = { phase: 'draw', due };
  else s.stack.pop();
}

/** After an exchange, two pieces, a stop, or a first piece without a possible second. */
function whyNoMorePieces(s: HanState, move: HanMove & { type: 'play' }): RuleId[] {
  const { placed } = turnOf(s);
  if (placed === MAX_PIECES) return ['H-PLACE-2'];
  const rules = placed === 0 ? [] : whyNotPay(s, move);
  return rules.length > 0 ? rules : ['H-TURN-2'];
}

/** AwaitDraw and AwaitExchangeDraw: cards one by one from the display or the pile (H-DRAW-2). */
export const draw: PhaseOf<'draw'> = {
  resume: () => true,
  active: inTurn,
  legal(s, _f, _seat, out) {
    for (let slot = 0; slot < s.display.length; slot++) if (s.display[slot]! >= 0) out.push(OPEN + slot);
    out.push(DECK);
  },
  why(s, _f, _seat, move) {
    if (move.type === 'takeDeck') return [];
    if (move.type === 'play') return whyNoMorePieces(s, move);
    if (move.type !== 'takeOpen') return whyNotNow(move);
    if (move.slot >= s.display.length) return ['H-DRAW-4'];
    return s.display[move.slot]! >= 0 ? [] : ['H-DRAW-3'];
  },
  apply(s, f, seat, a, emit) {
    f.due--;
    if (a === DECK) {
      const card = s.pile.pop()!;
      gain(s, seat, card, false);
      emit?.({ type: 'cardDrawn', seat, card: COLOURS[card]! });
      afterDrawing(s, emit);
    } else {
      const slot = a - OPEN;
      const card = s.display[slot]!;
      s.display[slot] = -1;
      gain(s, seat, card, true);
      emit?.({ type: 'cardTaken', seat, slot, card: COLOURS[card]! });
    }
    if (f.due === 0 || endTriggered(s)) s.stack.pop();
  },
};
