import { coinsOf } from '../cards.ts';
import { OFFICIAL } from '../codec.ts';
import { OFFICIALS } from '../data.ts';
import { bribeDiscount, isOpen, isSecured, ministryOf, spaceOf } from '../officials.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

const target: Choice = {
  base: OFFICIAL,
  count: OFFICIALS,
  refuse(s, f, at) {
    if (s.markers[at] !== f.seat || isSecured(s, at) || !isOpen(s, at)) return 'C-ACT-SECURE.1';
    return s.officials[at]! - bribeDiscount(s, f.seat) > coinsOf(s, f.seat) ? 'C-PAY-2' : undefined;
  },
};

/** C-ACT-SECURE. */
export const secureOfficial: BoxCommand = {
  refuse(s, seat) {
    const purse = coinsOf(s, seat) + bribeDiscount(s, seat);
    let tooDear = false;
    for (let at = 0; at < OFFICIALS; at++) {
      if (s.markers[at] !== seat || isSecured(s, at) || !isOpen(s, at)) continue;
      if (s.officials[at]! <= purse) return undefined;
      tooDear = true;
    }
    return tooDear ? 'C-PAY-2' : 'C-ACT-SECURE.1';
  },
  next: choose(target),
  price: (s, f) => s.officials[f.first]! - bribeDiscount(s, f.seat),
  carryOut(s, { seat, first: at }, emit) {
    s.secured |= 1 << at;
    emit?.({ type: 'securedOfficial', seat, ministry: ministryOf(at), space: spaceOf(at) });
  },
};

export const secure = phaseOfCommand(secureOfficial);
