import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { total } from '../cards.ts';
import { CANCEL, CARD, DONE } from '../codec.ts';
import { CANCEL_CARDS, CARD_TYPES, STUDENTS } from '../data.ts';
import { giftFrom, removeGift } from '../gifts.ts';
import type { Cards, ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_NOW } from './command.ts';

/** Cards go face down on a student's pile; a gift is cancelled at once (C-EXAM-5, C-EXAM-9). */
export function tutorWith(
  s: ConfuciusState,
  f: FrameOf<'examination'>,
  seat: Seat,
  student: number,
  cards: Cards,
  cancelled: boolean,
  emit?: ConfuciusEmit,
): void {
  const { hand } = s.players[seat]!;
  for (let c = 0; c < CARD_TYPES; c++) {
    hand[c]! -= cards[c]!;
    f.cards[seat * CARD_TYPES + c] = cards[c]!;
  }
  f.on[seat] = student;
  f.turn++;
  emit?.({
    type: 'tutored',
    seat,
    student: STUDENTS[student]!,
    count: total(cards),
    cancelled,
    tutoring: cards.slice(),
  });
  if (cancelled) removeGift(s, s.students[student]!, seat, 'tutoring', emit);
}

/** C-EXAM-8. */
const mayCancel = (s: ConfuciusState, f: FrameOf<'tutor'>): boolean => {
  const owner = s.students[f.student]!;
  return total(f.cards) >= CANCEL_CARDS && owner !== f.seat && giftFrom(s, owner, f.seat) > 0;
};

/** The cards of D-TUTOR, and the end of it with or without cancelling. */
export const tutor: PhaseOf<'tutor'> = {
  resume: () => true,
  active: ofSeat,
  legal(s, f, seat, out) {
    const { hand } = s.players[seat]!;
    for (let c = 0; c < CARD_TYPES; c++) if (hand[c]! > f.cards[c]!) out.push(CARD + c);
    if (total(f.cards) > 0) out.push(DONE);
    if (mayCancel(s, f)) out.push(CANCEL);
  },
  why(s, f, seat, move) {
    switch (move.type) {
      case 'card':
        return s.players[seat]!.hand[move.card - 1]! > f.cards[move.card - 1]! ? [] : ['C-EXAM-5'];
      case 'done':
        return total(f.cards) > 0 ? [] : ['C-EXAM-5'];
      case 'cancel':
        return mayCancel(s, f) ? [] : ['C-EXAM-8'];
      default:
        return NOT_NOW;
    }
  },
  apply(s, f, seat, a, emit) {
    if (a < DONE) {
      f.cards[a - CARD]!++;
      return;
    }
    s.stack.pop();
    const held = s.stack[s.stack.length - 1] as FrameOf<'examination'>;
    tutorWith(s, held, seat, f.student, f.cards, a === CANCEL, emit);
  },
};
