import type { Seat } from '../../../../core/game.ts';
import { toDiscard, total } from '../cards.ts';
import { STUDENT } from '../codec.ts';
import { CARD_TYPES, COINS, STUDENTS } from '../data.ts';
import { giftFrom } from '../gifts.ts';
import { loseAmong } from '../knowledge.ts';
import { worth } from '../payments.ts';
import type { Cards, ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_NOW } from './command.ts';
import { tutorWith } from './tutor.ts';

const [RED, ORANGE] = [0, 1] as const;
const NOBODY: readonly number[] = [-1, -1];

/** C-EXAM-1 to C-EXAM-3. */
export function holdExamination(s: ConfuciusState, emit?: ConfuciusEmit): void {
  const red = s.students[RED]!;
  const orange = s.students[ORANGE]!;
  const both = red >= 0 && orange >= 0;
  if (!both && !(s.examForced && (red >= 0 || orange >= 0))) return;
  const contested = both && red !== orange;
  emit?.({ type: 'examinationBegan', contested, candidate: s.candidate, students: s.students });
  if (!contested) return conclude(s, red >= 0 ? red : orange, emit);
  const seats = s.players.length;
  s.stack.push({
    phase: 'examination',
    turn: 0,
    on: Array<number>(seats).fill(-1),
    cards: Array<number>(CARD_TYPES * seats).fill(0),
  });
}

/** C-EXAM-13, C-EXAM-14. */
function conclude(s: ConfuciusState, winner: Seat, emit?: ConfuciusEmit): void {
  s.students = NOBODY;
  emit?.({ type: 'examinationWon', seat: winner });
  s.stack.push({ phase: 'place', seat: winner });
}

/** The students a player may tutor, as a set: the more valuable gift decides (C-OBL-3, C-OBL-3a). */
function studentsFor(s: ConfuciusState, seat: Seat): number {
  const [red, orange] = s.students.map((owner) => (owner === seat ? 0 : giftFrom(s, owner, seat)));
  if (red! > orange!) return 1 << RED;
  return orange! > red! ? 1 << ORANGE : (1 << RED) | (1 << ORANGE);
}

function pileOn(f: FrameOf<'examination'>, student: number): number[] {
  const pile = Array<number>(CARD_TYPES).fill(0);
  f.on.forEach((chosen, seat) => {
    if (chosen === student) for (let c = 0; c < CARD_TYPES; c++) pile[c]! += f.cards[seat * CARD_TYPES + c]!;
  });
  return pile;
}

/**
 * C-EXAM-12. A player's cards are revealed if nobody else tutored that student. Those go first: what they reveal
 * must not depend on who laid which cards of a common pile.
 */
function discardPiles(s: ConfuciusState, f: FrameOf<'examination'>, piles: readonly Cards[]): void {
  const laid = (seat: Seat): Cards => f.cards.slice(seat * CARD_TYPES, (seat + 1) * CARD_TYPES);
  const isAlone = (seat: Seat): boolean => f.on.indexOf(f.on[seat]!) === f.on.lastIndexOf(f.on[seat]!);
  const tutors = s.players.map((_, seat) => seat).filter((seat) => f.on[seat]! >= 0);
  for (const seat of tutors) {
    const { hand } = s.players[seat]!;
    laid(seat).forEach((n, c) => {
      hand[c]! += n;
    });
  }
  for (const seat of tutors) if (isAlone(seat)) toDiscard(s, seat, laid(seat));
  for (const seat of tutors) if (!isAlone(seat)) loseAmong(s, seat, laid(seat), piles[f.on[seat]!]!);
}

/** C-EXAM-11, C-EXAM-12. */
function reveal(s: ConfuciusState, f: FrameOf<'examination'>, emit?: ConfuciusEmit): void {
  const red = pileOn(f, RED);
  const orange = pileOn(f, ORANGE);
  const totals = [worth(red, COINS), worth(orange, COINS)];
  s.stack.pop();
  s.revealed = [...red, ...orange];
  s.shown++;
  emit?.({ type: 'revealed', red, orange, totals });
  discardPiles(s, f, [red, orange]);
  conclude(s, s.students[totals[RED]! >= totals[ORANGE]! ? RED : ORANGE]!, emit);
}

const tutorOf = (s: ConfuciusState, f: FrameOf<'examination'>): Seat => (s.chief + f.turn) % s.players.length;

/** C-EXAM-4: D-TUTOR, beginning with the student. */
export const examination: PhaseOf<'examination'> = {
  resume(s, f, emit) {
    if (f.turn === s.players.length) {
      reveal(s, f, emit);
      return false;
    }
    const seat = tutorOf(s, f);
    const { hand } = s.players[seat]!;
    const cards = total(hand);
    const students = studentsFor(s, seat);
    if (cards === 0) {
      f.turn++;
      emit?.({ type: 'cannotTutor', seat });
      return false;
    }
    if (cards > 1 || (students & (students - 1)) !== 0) return true;
    tutorWith(s, f, seat, students >> 1, hand.slice(), false, emit);
    return false;
  },
  active: (s, f) => 1 << tutorOf(s, f),
  legal(s, _f, seat, out) {
    const students = studentsFor(s, seat);
    for (let k = 0; k < STUDENTS.length; k++) if (students & (1 << k)) out.push(STUDENT + k);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'student') return NOT_NOW;
    if (studentsFor(s, seat) & (1 << STUDENTS.indexOf(move.student))) return [];
    const owners = s.students.filter((owner) => owner !== seat && giftFrom(s, owner, seat) > 0);
    return owners.length > 1 ? ['C-OBL-3a'] : ['C-OBL-3'];
  },
  apply(s, _f, seat, a) {
    s.stack.push({ phase: 'tutor', seat, student: a - STUDENT, cards: [0, 0, 0] });
  },
};
