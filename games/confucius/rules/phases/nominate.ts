import { coinsOf } from '../cards.ts';
import { STUDENT } from '../codec.ts';
import { NOMINATE_COST, STUDENTS } from '../data.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

const space: Choice = {
  base: STUDENT,
  count: STUDENTS.length,
  refuse: (s, _f, k) => (s.students[k]! < 0 ? undefined : 'C-ACT-NOMINATE.4'),
};

/** C-ACT-NOMINATE. */
export const nominateStudent: BoxCommand = {
  refuse(s, seat) {
    if (s.round === 1) return 'C-ACT-NOMINATE.1';
    const [red, orange] = s.students;
    if (red === seat || orange === seat || (red! >= 0 && orange! >= 0)) return 'C-ACT-NOMINATE.2';
    return coinsOf(s, seat) < NOMINATE_COST ? 'C-PAY-2' : undefined;
  },
  next: choose(space),
  price: () => NOMINATE_COST,
  carryOut(s, { seat, first }, emit) {
    s.students = s.students.with(first, seat);
    emit?.({ type: 'nominated', seat, student: STUDENTS[first]! });
  },
};

export const nominate = phaseOfCommand(nominateStudent);
