import type { Game, Kinds, Seat } from './game.ts';

/** Whether a seat's turn is over: another seat is to decide, or something hidden has been turned up. */
export const turnEnds = <K extends Kinds>(
  game: Game<K>,
  before: K['state'],
  seat: Seat,
  after: K['state'],
): boolean => game.active(after) !== 1 << seat || after.shown !== before.shown;
