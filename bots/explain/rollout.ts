import type { Action, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, over } from '../../core/game.ts';
import type { Evaluator } from '../evaluator.ts';

/** Limit on actions tried for a turn: rollouts need good play, not the best. */
const CAP = 40;

/** When points come: before the seat decides again, later, or when the game is scored at its end. */
export const TIMES = ['soon', 'later', 'end'] as const;
export type Time = (typeof TIMES)[number];

/** The result of a rollout for one seat. */
export interface Outcome {
  readonly score: number;
  /** Points the seat received during the rollout, by source. */
  readonly points: readonly number[];
  /** The same by time: one row of sources for each of `TIMES`. */
  readonly timed: readonly (readonly number[])[];
  /** Points of every seat by source: one row for each seat. */
  readonly table: readonly (readonly number[])[];
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
  const table = game.scores(s).map(() => game.sources.map(() => 0));
  const timed = TIMES.map(() => game.sources.map(() => 0));
  let again = false;
  let credited: (readonly [at: number, points: number])[] = [];
  const emit = (event: Kinds['event']): void =>
    game.credit(event, (to, source, given) => {
      const at = game.sources.indexOf(source);
      table[to]![at]! += given;
      if (to === seat) credited.push([at, given]);
    });
  const apply = (decider: Seat, action: Action): void => {
    credited = [];
    game.apply(s, decider, action, emit);
    const time = timed[over(s) ? 2 : again ? 1 : 0]!;
    for (const [at, given] of credited) time[at]! += given;
  };
  for (const action of plan) apply(seat, action);
  let turns = 0;
  while (!over(s)) {
    const decider = firstSeat(game.active(s));
    if (decider === seat) again = true;
    turns++;
    for (const action of evaluator.advice(s, decider, CAP)) apply(decider, action);
  }
  return { score: game.scores(s)[seat]!, points: table[seat]!, timed, table, turns };
}
