import type { Action, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, over } from '../../core/game.ts';
import type { Evaluator } from '../evaluator.ts';

/** Limit on actions tried for a turn: rollouts need good play, not the best. */
const CAP = 40;

/** The result of a rollout for one seat. */
export interface Outcome {
  readonly score: number;
  /** Points the seat received during the rollout, by source. */
  readonly points: readonly number[];
  readonly turns: number;
}

/** Applies a plan to `s`, then plays to the end with every seat following the evaluator. */
export function rollout(
  evaluator: Evaluator,
  s: Kinds['state'],
  seat: Seat,
  plan: readonly Action[],
): Outcome {
  const { game } = evaluator;
  const points = game.sources.map(() => 0);
  const emit = (event: Kinds['event']): void =>
    game.credit(event, (to, source, given) => {
      if (to === seat) points[game.sources.indexOf(source)]! += given;
    });
  for (const action of plan) game.apply(s, seat, action, emit);
  let turns = 0;
  while (!over(s)) {
    const decider = firstSeat(game.active(s));
    turns++;
    for (const action of evaluator.advice(s, decider, CAP)) game.apply(s, decider, action, emit);
  }
  return { score: game.scores(s)[seat]!, points, turns };
}
