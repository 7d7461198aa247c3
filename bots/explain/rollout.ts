import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, over } from '../../core/game.ts';
import { advice } from '../heuristic.ts';
import type { Value } from '../value.ts';

/** Actions tried for a turn: everybody plays well, not as well as can be. */
const CAP = 40;

/** How a game came out for one seat. */
export interface Outcome {
  readonly score: number;
  /** What it was given from here on, by source. */
  readonly points: readonly number[];
  /** Turns that were looked at on the way. */
  readonly turns: number;
}

/** Carries out a plan in a state of its own, and plays on to the end as the value advises everybody. */
export function rollout(
  game: Game,
  value: Value,
  s: Kinds['state'],
  seat: Seat,
  plan: readonly Action[],
): Outcome {
  const points = game.sources.map(() => 0);
  const hear = (event: Kinds['event']): void =>
    game.credit(event, (to, source, given) => {
      if (to === seat) points[game.sources.indexOf(source)]! += given;
    });
  for (const action of plan) game.apply(s, seat, action, hear);
  let turns = 0;
  while (!over(s)) {
    const decider = firstSeat(game.active(s));
    turns++;
    for (const action of advice(game, value, value.weights, s, decider, CAP))
      game.apply(s, decider, action, hear);
  }
  return { score: game.scores(s)[seat]!, points, turns };
}
