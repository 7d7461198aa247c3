import type { Action, Kinds } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import { runNodes, type SearchedPlan } from '../anytime.ts';
import type { Question } from '../bot.ts';
import { Evaluator } from '../evaluator.ts';
import { valueFor } from '../registry.ts';
import { search } from '../searcher.ts';
import type { ShortlistOptions } from '../shortlist.ts';
import { applyTemperature } from '../temperature.ts';
import { contrast, type Difference, expectedScores } from './contrast.ts';
import { type Outcome, rollout } from './rollout.ts';

/** The best move and two others. */
const ADVISED = 3;
/** Rollouts of each move. */
const MIN_SAMPLES = 2;
const MAX_SAMPLES = 64;
/** A difference is reported if it is significant and worth these points. */
const MIN_Z = 2.75;
const MIN_POINTS = 0.2;
const MAX_DIFFERENCES = 2;

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
  const { game, seat } = question;
  const { temperature, hintNodes } = valueFor(game.id);
  const moves = yield* searchedPlans(
    question,
    rng,
    { distinct: ADVISED, include: must },
    effort.nodes ?? hintNodes,
  );
  const outcomes = yield* rollouts(question, moves, rng, effort.turns);
  const scores = expectedScores(outcomes);
  const chances = moves.map(({ shares }) => applyTemperature(shares, temperature)[seat]!);
  return moves.map(({ actions }, k) => {
    const other = outcomes[k === 0 ? 1 : 0];
    return {
      action: actions[0]!,
      plan: actions,
      // The temperature may reorder the chances; the order of the moves stands.
      chance: Math.min(chances[0]!, chances[k]!),
      score: scores[k]!,
      differences: other ? significant(contrast(game.sources, outcomes[k]!, other)) : [],
    };
  });
}

/** The best plan of each of the best first actions. */
function* searchedPlans(
  question: Question,
  rng: Stream,
  options: ShortlistOptions,
  nodes: number,
): Generator<number, SearchedPlan[]> {
  const found = search(question, rng, options);
  for (const part of runNodes(found, nodes)) yield part / 4;
  const firsts = new Map<Action, SearchedPlan>();
  for (const plan of found.rankedPlans())
    if (!firsts.has(plan.actions[0]!)) firsts.set(plan.actions[0]!, plan);
  const wanted = [...firsts.values()].slice(0, ADVISED);
  const must = options.include === undefined ? undefined : firsts.get(options.include);
  return must && !wanted.includes(must) ? [...wanted.slice(0, ADVISED - 1), must] : wanted;
}

/** Rolls out every plan from the same sampled states, so that differences come from the plans. */
function* rollouts(
  { game, view, seat }: Question,
  moves: readonly SearchedPlan[],
  rng: Stream,
  maxTurns: number,
): Generator<number, Outcome[][]> {
  const evaluator = new Evaluator(game);
  const outcomes = moves.map((): Outcome[] => []);
  let turns = 0;
  for (let k = 0; k < MIN_SAMPLES || (k < MAX_SAMPLES && turns < maxTurns); k++) {
    const s: Kinds['state'] = game.sample(view, rng);
    for (const [at, { actions }] of moves.entries()) {
      const outcome = rollout(evaluator, game.clone(s), seat, actions);
      turns += outcome.turns;
      outcomes[at]!.push(outcome);
      yield 0.25 + 0.75 * Math.min(1, Math.max(turns / maxTurns, k / MAX_SAMPLES));
    }
  }
  return outcomes;
}

const significant = (differences: readonly Difference[]): Difference[] =>
  differences
    .filter(({ points, zScore }) => zScore >= MIN_Z && Math.abs(points) >= MIN_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_DIFFERENCES);
