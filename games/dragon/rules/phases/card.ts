import type { Seat } from '../../../../core/game.ts';
import { CARD, WILD_CARD } from '../codec.ts';
import { oldOf, PERSON_TYPES, TYPES, WILD, youngOf } from '../data.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { inTurn, NOT_NOW } from './turn.ts';

const onDisplay = (s: DragonState, type: number): boolean =>
  s.pool[youngOf(type)]! + s.pool[oldOf(type)]! > 0;

/** The one card that is left in hand, if it is not a wild one; otherwise -1. */
function onlyCard(hand: readonly number[]): number {
  let only = -1;
  for (let card = 0; card < hand.length; card++) {
    if (hand[card] === 0) continue;
    if (only >= 0 || card === WILD) return -1;
    only = card;
  }
  return only;
}

function playCard(s: DragonState, seat: Seat, card: number, type: number, emit?: DragonEmit): void {
  const as = PERSON_TYPES[type]!;
  s.players[seat]!.hand[card]!--;
  emit?.({ type: 'cardPlayed', seat, card: card === WILD ? 'wild' : as, as });
  if (onDisplay(s, type)) s.stack.push({ phase: 'tile', seat, type });
  else emit?.({ type: 'nobodyLeft', seat, person: as });
}

/** 5.5 Phase 2: each player in turn plays one card (D-PER-ORDER). */
export const card: PhaseOf<'card'> = {
  resume(s, f, emit) {
    if (f.turn === f.order.length) {
      s.stack.pop();
      return false;
    }
    const seat = f.order[f.turn]!;
    const only = onlyCard(s.players[seat]!.hand);
    if (only < 0) return true;
    f.turn++;
    playCard(s, seat, only, only, emit);
    return false;
  },
  active: inTurn,
  legal(s, _f, seat, out) {
    const { hand } = s.players[seat]!;
    for (let type = 0; type < TYPES; type++) if (hand[type]! > 0) out.push(CARD + type);
    if (hand[WILD]! > 0)
      for (let type = 0; type < TYPES; type++) if (onDisplay(s, type)) out.push(WILD_CARD + type);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'playCard') return NOT_NOW;
    const { hand } = s.players[seat]!;
    if (move.card !== 'wild') return hand[PERSON_TYPES.indexOf(move.card)]! > 0 ? [] : ['D-PER-CARD'];
    if (hand[WILD] === 0) return ['D-PER-CARD'];
    return onDisplay(s, PERSON_TYPES.indexOf(move.as)) ? [] : ['D-PER-WILD'];
  },
  apply(s, f, seat, a, emit) {
    f.turn++;
    if (a < WILD_CARD) playCard(s, seat, a - CARD, a - CARD, emit);
    else playCard(s, seat, WILD, a - WILD_CARD, emit);
  },
};
