import type { Seat } from '../../../../core/game.ts';
import { coinsOf } from '../cards.ts';
import { OFFICIAL } from '../codec.ts';
import { CANDIDATE, MINISTRY_COUNT, OFFICIALS, SPACES } from '../data.ts';
import { isObliged } from '../gifts.ts';
import { bribeDiscount, isBlocked, isOpen, isResolved, ministryOf, spaceOf } from '../officials.ts';
import type { ConfuciusState, Refusal } from '../types.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

const isUnbribed = (s: ConfuciusState, at: number): boolean =>
  s.markers[at]! < 0 && s.officials[at]! > CANDIDATE;

const target: Choice = {
  base: OFFICIAL,
  count: OFFICIALS,
  refuse(s, f, at) {
    if (!isUnbribed(s, at) || !isOpen(s, at)) return 'C-ACT-BRIBE.1';
    if (isBlocked(s, f.seat, ministryOf(at))) return 'C-OBL-2';
    return s.officials[at]! - bribeDiscount(s, f.seat) > coinsOf(s, f.seat) ? 'C-PAY-2' : undefined;
  },
};

/** Cost of the cheapest official of a ministry that can be bribed, or infinity. */
function cheapest(s: ConfuciusState, ministry: number): number {
  let cost = Number.MAX_SAFE_INTEGER;
  const end = (ministry + 1) * SPACES;
  for (let at = end - SPACES; at < end; at++)
    if (isUnbribed(s, at) && s.officials[at]! < cost) cost = s.officials[at]!;
  return cost;
}

/** The price, if money alone would help; a gift, if it blocks every ministry with an official to bribe. */
function refuse(s: ConfuciusState, seat: Seat): Refusal {
  const purse = coinsOf(s, seat) + bribeDiscount(s, seat);
  const obliged = isObliged(s, seat);
  let refusal: Refusal = 'C-ACT-BRIBE.1';
  for (let m = 0; m < MINISTRY_COUNT; m++) {
    if (isResolved(s, m)) continue;
    const cost = cheapest(s, m);
    if (cost === Number.MAX_SAFE_INTEGER) continue;
    const blocked = obliged && isBlocked(s, seat, m);
    if (!blocked && cost <= purse) return undefined;
    if (refusal !== 'C-PAY-2') refusal = blocked ? 'C-OBL-2' : 'C-PAY-2';
  }
  return refusal;
}

/** C-ACT-BRIBE. */
export const bribeOfficial: BoxCommand = {
  refuse,
  next: choose(target),
  price: (s, f) => s.officials[f.first]! - bribeDiscount(s, f.seat),
  carryOut(s, { seat, first: at }, emit) {
    s.markers[at] = seat;
    emit?.({ type: 'bribed', seat, ministry: ministryOf(at), space: spaceOf(at), from: -1 });
  },
};

export const bribe = phaseOfCommand(bribeOfficial);
