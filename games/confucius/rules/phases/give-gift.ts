import type { Seat } from '../../../../core/game.ts';
import { GIFT, SEAT } from '../codec.ts';
import { ACTIVE, AVAILABLE, GIFTS } from '../data.ts';
import { giftFrom, removeGift, setGift } from '../gifts.ts';
import type { ConfuciusState, Refusal } from '../types.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';
import { PLAYERS } from './player.ts';

/** C-OBL-1: no gift of lower value to a player whose gift one holds. */
const mayGive = (s: ConfuciusState, giver: Seat, value: number, receiver: Seat): boolean =>
  receiver !== giver && value >= giftFrom(s, receiver, giver);

function refuseGift(s: ConfuciusState, seat: Seat, value: number): Refusal {
  if (s.players[seat]!.gifts[value - 1] !== AVAILABLE) return 'C-ACT-GIVEGIFT.1';
  for (let r = 0; r < s.players.length; r++) if (mayGive(s, seat, value, r)) return undefined;
  return 'C-OBL-1';
}

const gift: Choice = { base: GIFT, count: GIFTS, refuse: (s, f, k) => refuseGift(s, f.seat, k + 1) };

const receiver: Choice = {
  base: SEAT,
  count: PLAYERS,
  refuse(s, f, r) {
    if (r === f.seat || r >= s.players.length) return 'C-ACT-GIVEGIFT.1';
    return mayGive(s, f.seat, f.first + 1, r) ? undefined : 'C-OBL-1';
  },
};

/** C-ACT-GIVEGIFT. */
export const giveAGift: BoxCommand = {
  refuse(s, seat) {
    let refusal: Refusal = 'C-ACT-GIVEGIFT.1';
    for (let value = 1; value <= GIFTS; value++) {
      const reason = refuseGift(s, seat, value);
      if (reason === undefined) return undefined;
      if (reason === 'C-OBL-1') refusal = reason;
    }
    return refusal;
  },
  next: choose(gift, receiver),
  carryOut(s, { seat, first, second: to }, emit) {
    const value = first + 1;
    removeGift(s, seat, to, 'replaced', emit);
    setGift(s, seat, value, ACTIVE + to);
    emit?.({ type: 'giftGiven', seat, to, value });
    if (giftFrom(s, to, seat) < value) removeGift(s, to, seat, 'higherGift', emit);
  },
};

export const giveGift = phaseOfCommand(giveAGift);
