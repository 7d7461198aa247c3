import type { Seat } from '../../../../core/game.ts';
import { DISCARD, discardedCard } from '../codec.ts';
import { PERSON_TYPES, TORNADO_CARDS, WILD } from '../data.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { inTurn, NOT_NOW } from './turn.ts';

function discard(s: DragonState, seat: Seat, card: number, emit?: DragonEmit): void {
  s.players[seat]!.hand[card]!--;
  emit?.({ type: 'cardDiscarded', seat, card: discardedCard(DISCARD + card) });
}

/** D-SE-9: two cards of the player's choice. */
export const tornado: PhaseOf<'tornado'> = {
  resume(s, f, emit) {
    if (f.cards === 0) {
      if (++f.turn === f.order.length) s.stack.pop();
      else f.cards = TORNADO_CARDS;
      return false;
    }
    const seat = f.order[f.turn]!;
    const kinds = s.players[seat]!.hand.flatMap((cards, card) => (cards > 0 ? [card] : []));
    if (kinds.length > 1) return true;
    f.cards--;
    discard(s, seat, kinds[0]!, emit);
    return false;
  },
  active: inTurn,
  legal(s, _f, seat, out) {
    s.players[seat]!.hand.forEach((cards, card) => {
      if (cards > 0) out.push(DISCARD + card);
    });
  },
  why(s, _f, seat, move) {
    if (move.type !== 'discard') return NOT_NOW;
    const card = move.card === 'wild' ? WILD : PERSON_TYPES.indexOf(move.card);
    return s.players[seat]!.hand[card]! > 0 ? [] : ['D-SE-9'];
  },
  apply(s, f, seat, a, emit) {
    f.cards--;
    discard(s, seat, a - DISCARD, emit);
  },
};
