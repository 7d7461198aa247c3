import type { Seat } from '../../../../core/game.ts';
import { firstSeat } from '../../../../core/game.ts';
import { setSize } from '../chance.ts';
import { SEAT } from '../codec.ts';
import { EMPTY, MINISTRY_COUNT, SPACES } from '../data.ts';
import { giftFrom, removeGift } from '../gifts.ts';
import {
  appointments,
  controlled,
  controlOf,
  giveControl,
  participants,
  receivers,
  weakest,
} from '../influence.ts';
import { isResolved } from '../officials.ts';
import type { ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_NOW } from './command.ts';

/** C-MIN-1. */
function isComplete(s: ConfuciusState, ministry: number): boolean {
  for (let at = ministry * SPACES; at < (ministry + 1) * SPACES; at++)
    if (s.officials[at] === EMPTY || s.markers[at]! < 0) return false;
  return true;
}

/** C-MIN-3, C-MIN-4. */
function open(s: ConfuciusState, ministry: number, emit?: ConfuciusEmit): void {
  for (let at = ministry * SPACES; at < (ministry + 1) * SPACES; at++)
    if (s.markers[at]! >= 0) s.secured |= 1 << at;
  const control = controlOf(s, ministry);
  emit?.({ type: 'ministryBegan', ministry });
  s.stack.push({ phase: 'ministry', ministry, control, left: participants(control) });
}

/** C-MIN-2: one after another; at the end of the game all (C-END-3). */
export const ministries: PhaseOf<'ministries'> = {
  resume(s, f, emit) {
    while (f.next < MINISTRY_COUNT) {
      const ministry = f.next++;
      if (isResolved(s, ministry) || !(f.final || isComplete(s, ministry))) continue;
      open(s, ministry, emit);
      return false;
    }
    s.stack.pop();
    return false;
  },
};

function appointTo(s: ConfuciusState, ministry: number, post: 0 | 1, seat: Seat, emit?: ConfuciusEmit): void {
  const at = 2 * ministry + post;
  const vp = s.chits[at]!;
  s.posts = s.posts.with(at, seat);
  s.players[seat]!.vp += vp;
  emit?.({ type: 'appointed', seat, ministry, post: post === 0 ? 'minister' : 'secretary', vp });
}

/** C-MIN-5, C-MIN-11, C-MIN-12, C-MIN-14; without markers there are no posts (C-MIN-15). */
function close(s: ConfuciusState, f: FrameOf<'ministry'>, emit?: ConfuciusEmit): void {
  const { ministry, control, left } = f;
  s.stack.pop();
  s.resolved |= 1 << ministry;
  if (left !== 0) {
    const { minister, secretary } = appointments(control, left);
    appointTo(s, ministry, 0, minister, emit);
    appointTo(s, ministry, 1, secretary, emit);
  }
  emit?.({ type: 'ministryResolved', ministry });
}

/** C-MIN-7, C-MIN-9. */
function support(
  s: ConfuciusState,
  f: FrameOf<'ministry'>,
  seat: Seat,
  to: Seat,
  emit?: ConfuciusEmit,
): void {
  const forced = giftFrom(s, to, seat) > 0;
  emit?.({
    type: 'supported',
    seat,
    to,
    ministry: f.ministry,
    officials: controlled(f.control, seat),
    forced,
  });
  giveControl(f.control, seat, to);
  f.left &= ~(1 << seat);
  removeGift(s, to, seat, 'support', emit);
}

/** 6.9: D-SUPPORT of the player with least influence. */
export const ministry: PhaseOf<'ministry'> = {
  resume(s, f, emit) {
    if (setSize(f.left) <= 2) {
      close(s, f, emit);
      return false;
    }
    const seat = weakest(f.control, f.left);
    const choices = receivers(s, seat, f.left);
    if ((choices & (choices - 1)) !== 0) return true;
    support(s, f, seat, firstSeat(choices), emit);
    return false;
  },
  active: (_s, f) => 1 << weakest(f.control, f.left),
  legal(s, f, seat, out) {
    const choices = receivers(s, seat, f.left);
    for (let to = 0; to < s.players.length; to++) if (choices & (1 << to)) out.push(SEAT + to);
  },
  why(s, f, seat, move) {
    if (move.type !== 'player') return NOT_NOW;
    if (receivers(s, seat, f.left) & (1 << move.seat)) return [];
    if (move.seat === seat || (f.left & (1 << move.seat)) === 0) return ['C-MIN-8'];
    return giftFrom(s, move.seat, seat) > 0 ? ['C-OBL-4a'] : ['C-OBL-4'];
  },
  apply(s, f, seat, a, emit) {
    support(s, f, seat, a - SEAT, emit);
  },
};
