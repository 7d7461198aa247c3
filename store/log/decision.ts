import type { Action, Game, Seat, Seats } from '../../core/game.ts';
import type { AppliedDecision } from '../../core/play.ts';
import { turnEnds } from '../../core/turn.ts';

/** A decision as logged: seat, action, who decides next, and whether it ended a turn or revealed something. */
export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
  readonly active: Seats;
  readonly ends?: true;
  readonly shown?: true;
}

export const decisionOf = (
  game: Game,
  { seat, action, before, state }: Omit<AppliedDecision, 'events'>,
): Decision => ({
  seat,
  action,
  active: game.active(state),
  ...(turnEnds(game, before, seat, state) ? { ends: true as const } : {}),
  ...(state.shown === before.shown ? {} : { shown: true as const }),
});
