import { coinsOf } from '../cards.ts';
import { FORCE_COST } from '../data.ts';
import { type BoxCommand, choose, phaseOfCommand } from './command.ts';

/** C-ACT-FORCE: also without students, and again (C-ACT-FORCE.3). */
export const forceExamination: BoxCommand = {
  refuse(s, seat) {
    if (s.round === 1) return 'C-ACT-FORCE.1';
    return coinsOf(s, seat) < FORCE_COST ? 'C-PAY-2' : undefined;
  },
  next: choose(),
  price: () => FORCE_COST,
  carryOut(s, { seat }, emit) {
    s.examForced = true;
    emit?.({ type: 'examForced', seat });
  },
};

export const force = phaseOfCommand(forceExamination);
