import { SEAT } from '../codec.ts';
import { COLOURS } from '../data.ts';
import type { Choice } from './command.ts';

/** Seats in the action space. */
export const PLAYERS = COLOURS.length;

/** Any player, including the one who decides. */
export const anyPlayer: Choice = {
  base: SEAT,
  count: PLAYERS,
  refuse: (s, _f, seat) => (seat < s.players.length ? undefined : 'C-DEF-1'),
};
