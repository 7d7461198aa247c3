import type { Seat } from '../../../../core/game.ts';
import { OFFICIAL, SEAT } from '../codec.ts';
import { OFFICIALS } from '../data.ts';
import { giftFrom, isObliged, removeGift } from '../gifts.ts';
import { isOpen, ministryOf, spaceOf } from '../officials.ts';
import type { ConfuciusState, Refusal } from '../types.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';
import { PLAYERS } from './player.ts';

const wasTransferred = (s: ConfuciusState, at: number): boolean => (s.transferred & (1 << at)) !== 0;

/** C-ACT-TRANSFER.6: a second transfer of a tile must cancel a gift. */
function refuseOfficial(s: ConfuciusState, seat: Seat, at: number): Refusal {
  if (s.markers[at] !== seat || !isOpen(s, at)) return 'C-ACT-TRANSFER.1';
  return wasTransferred(s, at) && !isObliged(s, seat) ? 'C-ACT-TRANSFER.6' : undefined;
}

const official: Choice = {
  base: OFFICIAL,
  count: OFFICIALS,
  refuse: (s, f, at) => refuseOfficial(s, f.seat, at),
};

const receiver: Choice = {
  base: SEAT,
  count: PLAYERS,
  refuse(s, f, r) {
    if (r === f.seat || r >= s.players.length) return 'C-ACT-TRANSFER.1';
    return wasTransferred(s, f.first) && giftFrom(s, r, f.seat) === 0 ? 'C-ACT-TRANSFER.6' : undefined;
  },
};

/** C-ACT-TRANSFER. */
export const transferInfluence: BoxCommand = {
  refuse(s, seat) {
    let refusal: Refusal = 'C-ACT-TRANSFER.1';
    for (let at = 0; at < OFFICIALS; at++) {
      if (s.markers[at] !== seat) continue;
      const reason = refuseOfficial(s, seat, at);
      if (reason === undefined) return undefined;
      if (reason === 'C-ACT-TRANSFER.6') refusal = reason;
    }
    return refusal;
  },
  next: choose(official, receiver),
  carryOut(s, { seat, first: at, second: to }, emit) {
    s.markers[at] = to;
    s.transferred |= 1 << at;
    emit?.({ type: 'transferred', seat, ministry: ministryOf(at), space: spaceOf(at), to });
    removeGift(s, to, seat, 'transfer', emit);
  },
};

export const transfer = phaseOfCommand(transferInfluence);
