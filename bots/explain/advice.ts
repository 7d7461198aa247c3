import type { Action, Kinds } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { Question } from '../bot.ts';
import { valueFor } from '../known.ts';
import { search } from '../searcher.ts';
import type { Aim } from '../shortlist.ts';
import { tempered } from '../statement.ts';
import { looked, type Prospect } from '../thinker.ts';
import { contrast, type Difference, expected } from './contrast.ts';
import { type Outcome, rollout } from './rollout.ts';

/** Moves that are told: the best and two others. */
const TOLD = 3;
/** The fewest and the most games that are played on from each move. */
const FEWEST = 2;
const MOST = 64;
/** A difference is told if it is so many times its standard error and so many points; two at most. */
const SURE = 2.75;
const WORTH_TELLING = 0.2;
const DIFFERENCES = 2;

/** How much is looked at: nodes of the search if not the usual ones, and turns of the games that are played on. */
export interface Effort {
  readonly nodes?: number;
  readonly turns: number;
}
const USUAL: Effort = { turns: 8000 };

/** A move with what is expected of it. */
export interface Advised {
  readonly action: Action;
  /** The move and what would follow it in the same turn. */
  readonly plan: readonly Action[];
  /** The chance to win, from 0 to 1, and the points at the end. */
  readonly chance: number;
  readonly score: number;
  /** The largest differences that are sure enough: of the best move to the next, of the others to the best. */
  readonly differences: readonly Difference[];
}

/**
 * What to think of the open decision, from what the seat may see: a search says which moves are best, and games
 * played on from each of them, from the same states behind the view, where their points come from. Yields the
 * part that is done.
 */
export function* advise(
  question: Question,
  rng: Stream,
  { must, effort = USUAL }: { must?: Action; effort?: Effort } = {},
): Generator<number, Advised[]> {
  const { game, seat } = question;
  const { temperature, thought } = valueFor(game.id);
  const moves = yield* prospects(question, rng, { keep: TOLD, must }, effort.nodes ?? thought);
  const outcomes = yield* played(question, moves, rng, effort.turns);
  const scores = expected(outcomes);
  const chances = moves.map(({ shares }) => tempered(shares, temperature)[seat]!);
  return moves.map(({ actions }, k) => {
    const other = outcomes[k === 0 ? 1 : 0];
    return {
      action: actions[0]!,
      plan: actions,
      // What others get by a move may turn the order of chances round, but not that of moves.
      chance: Math.min(chances[0]!, chances[k]!),
      score: scores[k]!,
      differences: other ? told(contrast(game.sources, outcomes[k]!, other)) : [],
    };
  });
}

/** The best plan for each of the best first actions. */
function* prospects(question: Question, rng: Stream, aim: Aim, nodes: number): Generator<number, Prospect[]> {
  const thinker = search(question, rng, aim);
  for (const part of looked(thinker, nodes)) yield part / 4;
  const firsts = new Map<Action, Prospect>();
  for (const prospect of thinker.prospects())
    if (!firsts.has(prospect.actions[0]!)) firsts.set(prospect.actions[0]!, prospect);
  const wanted = [...firsts.values()].slice(0, TOLD);
  const must = aim.must === undefined ? undefined : firsts.get(aim.must);
  return must && !wanted.includes(must) ? [...wanted.slice(0, TOLD - 1), must] : wanted;
}

/** Each plan from the same states: what differs between them is the plans' doing. */
function* played(
  { game, view, seat }: Question,
  moves: readonly Prospect[],
  rng: Stream,
  most: number,
): Generator<number, Outcome[][]> {
  const value = valueFor(game.id);
  const outcomes = moves.map((): Outcome[] => []);
  let turns = 0;
  for (let k = 0; k < FEWEST || (k < MOST && turns < most); k++) {
    const s: Kinds['state'] = game.sample(view, rng);
    for (const [at, { actions }] of moves.entries()) {
      const outcome = rollout(game, value, game.clone(s), seat, actions);
      turns += outcome.turns;
      outcomes[at]!.push(outcome);
      yield 0.25 + 0.75 * Math.min(1, Math.max(turns / most, k / MOST));
    }
  }
  return outcomes;
}

const told = (differences: readonly Difference[]): Difference[] =>
  differences
    .filter(({ points, sureness }) => sureness >= SURE && Math.abs(points) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, DIFFERENCES);
