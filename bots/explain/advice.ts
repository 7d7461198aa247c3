import type { Action, Kinds, Seat } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { Question } from '../bot.ts';
import { Evaluator } from '../evaluator.ts';
import { contrast, contrastOthers, type Difference, expectedScores } from './contrast.ts';
import { type JudgedMove, judge } from './judge.ts';
import { type Outcome, rollout } from './rollout.ts';

/** Rollouts of each move. */
const MIN_SAMPLES = 2;
const MAX_SAMPLES = 64;
/** A difference is reported if it is significant and worth these points. */
const MIN_Z = 2.75;
const MIN_POINTS = 0.2;
const MAX_DIFFERENCES = 2;
/** There are more to choose from for the others, and more of them that mean little. */
const MIN_Z_OTHERS = 3.5;
const MIN_POINTS_OTHERS = 0.5;

/** Nodes of the search (by default the game's `hintNodes`), and turns of all rollouts together. */
export interface Effort {
  readonly nodes?: number;
  readonly turns: number;
}
const DEFAULT: Effort = { turns: 8000 };

/** A move with its expected result. */
export interface Advised {
  readonly action: Action;
  /** The move and its continuation in the same turn. */
  readonly plan: readonly Action[];
  /** Chance to win, from 0 to 1, and expected final points. */
  readonly chance: number;
  readonly score: number;
  /** The largest significant differences: of the best move to the next, of the others to the best. */
  readonly differences: readonly Difference[];
}

/**
 * Advice on the open decision: a search ranks the moves, and rollouts of each from the same sampled states show
 * where their points come from. Yields the part done.
 */
export function* advise(
  question: Question,
  rng: Stream,
  { must, effort = DEFAULT }: { must?: Action; effort?: Effort } = {},
): Generator<number, Advised[]> {
  const moves = yield* quarter(judge(question, rng, { must, nodes: effort.nodes }));
  return yield* explain(question, moves, rng, effort.turns);
}

/** Where the points of judged moves come from, the best first. Yields the part done. */
export function* explain(
  question: Question,
  moves: readonly JudgedMove[],
  rng: Stream,
  turns = DEFAULT.turns,
): Generator<number, Advised[]> {
  const { game, seat } = question;
  const outcomes = yield* rollouts(question, moves, rng, turns);
  const scores = expectedScores(outcomes);
  const chances = moves.map(({ shares }) => shares[seat]!);
  return moves.map(({ plan }, k) => {
    const other = outcomes[k === 0 ? 1 : 0];
    return {
      action: plan[0]!,
      plan,
      // The temperature may reorder the chances; the order of the moves stands.
      chance: Math.min(chances[0]!, chances[k]!),
      score: scores[k]!,
      differences: other ? named(game.sources, seat, outcomes[k]!, other) : [],
    };
  });
}

/** The search takes about a quarter of the time. */
function* quarter<T>(parts: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value as T;
    yield (value as number) / 4;
  }
}

/** Rolls out every plan from the same sampled states, so that differences come from the plans. */
function* rollouts(
  { game, view, seat }: Question,
  moves: readonly JudgedMove[],
  rng: Stream,
  maxTurns: number,
): Generator<number, Outcome[][]> {
  const evaluator = new Evaluator(game);
  const outcomes = moves.map((): Outcome[] => []);
  let turns = 0;
  for (let k = 0; k < MIN_SAMPLES || (k < MAX_SAMPLES && turns < maxTurns); k++) {
    const s: Kinds['state'] = game.sample(view, rng);
    for (const [at, { plan }] of moves.entries()) {
      const outcome = rollout(evaluator, game.clone(s), seat, plan);
      turns += outcome.turns;
      outcomes[at]!.push(outcome);
      yield 0.25 + 0.75 * Math.min(1, Math.max(turns / maxTurns, k / MAX_SAMPLES));
    }
  }
  return outcomes;
}

/** The largest differences for the seat, and the largest for another player, that are beyond chance. */
function named(
  sources: readonly string[],
  seat: Seat,
  ours: readonly Outcome[],
  theirs: readonly Outcome[],
): Difference[] {
  const largest = (found: readonly Difference[], minZ: number, minPoints: number): Difference[] =>
    found
      .filter(({ points, zScore }) => zScore >= minZ && Math.abs(points) >= minPoints)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return [
    ...largest(contrast(sources, ours, theirs), MIN_Z, MIN_POINTS).slice(0, MAX_DIFFERENCES),
    ...largest(contrastOthers(sources, seat, ours, theirs), MIN_Z_OTHERS, MIN_POINTS_OTHERS).slice(0, 1),
  ];
}
