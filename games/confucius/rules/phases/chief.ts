import type { Seat } from '../../../../core/game.ts';
import { SEAT } from '../codec.ts';
import { FAVOUR } from '../data.ts';
import type { ConfuciusEmit, ConfuciusState, PhaseOf } from '../types.ts';
import { NOT_NOW } from './command.ts';

/** C-CHF-2. */
export function appoint(s: ConfuciusState, seat: Seat, emit?: ConfuciusEmit): void {
  const player = s.players[seat]!;
  s.chief = seat;
  player.cubes--;
  player.placed[FAVOUR] = 1;
  emit?.({ type: 'chiefChosen', seat, round: s.round });
}

/** 5.4: D-CHIEF. */
export const chief: PhaseOf<'chief'> = {
  resume: () => true,
  active: (s) => 1 << s.chief,
  legal(s, _f, seat, out) {
    for (let other = 0; other < s.players.length; other++) if (other !== seat) out.push(SEAT + other);
  },
  why(s, _f, seat, move) {
    if (move.type !== 'player') return NOT_NOW;
    return move.seat !== seat && move.seat < s.players.length ? [] : ['C-CHF-1'];
  },
  apply(s, _f, _seat, a, emit) {
    s.stack.pop();
    appoint(s, a - SEAT, emit);
  },
};
