import type { Action, Game, Seat, Seats, State } from '../../rules/core/game.ts';
import { turnEnds } from '../../rules/core/turn.ts';

/** A decision as the log has it: whose, which, who is asked after it, and whether a turn or a secret ended with it. */
export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
  readonly active: Seats;
  readonly ends?: true;
  readonly shown?: true;
}

export function decisionOf(game: Game, before: State, seat: Seat, action: Action, after: State): Decision {
  return {
    seat,
    action,
    active: game.active(after),
    ...(turnEnds(game, before, seat, after) ? { ends: true as const } : {}),
    ...(after.shown === before.shown ? {} : { shown: true as const }),
  };
}
