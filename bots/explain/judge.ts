import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import { runNodes, type Search } from '../anytime.ts';
import type { Question } from '../bot.ts';
import { afterActions } from '../plans.ts';
import { valueFor } from '../registry.ts';
import { search } from '../searcher.ts';
import { applyTemperature } from '../temperature.ts';

/** The best and two others. */
const JUDGED = 3;

/** The part of the nodes that a move to be judged gets at least, and how many of them at a time. */
const PROBED = 0.4;
const SLICE = 4;

/** A move with its best continuation in the same turn, and every seat's chance to win after it. */
export interface JudgedMove {
  readonly plan: readonly Action[];
  readonly shares: readonly number[];
}

export interface JudgeOptions {
  /** A move to judge whatever the search thinks of it; it takes the last place if it is not among the best. */
  readonly must?: Action | undefined;
  /** By default as for a hint. */
  readonly nodes?: number | undefined;
}

/** The best three moves of a decision by a search of the seat's view, best first. Yields the part done. */
export function* judge(
  question: Question,
  rng: Stream,
  { must, nodes }: JudgeOptions = {},
): Generator<number, JudgedMove[]> {
  const { temperature, hintNodes } = valueFor(question.game.id);
  const found = search(question, rng, { distinct: JUDGED, include: must });
  const budget = nodes ?? hintNodes;
  yield* runNodes(found, budget);
  if (must !== undefined) yield* probe(found, must, PROBED * budget);
  const firsts = new Map<Action, JudgedMove>();
  for (const { actions, shares } of found.rankedPlans())
    if (!firsts.has(actions[0]!))
      firsts.set(actions[0]!, { plan: actions, shares: applyTemperature(shares, temperature) });
  const best = [...firsts.values()].slice(0, JUDGED);
  const asked = must === undefined ? undefined : firsts.get(must);
  return asked && !best.includes(asked) ? [...best.slice(0, JUDGED - 1), asked] : best;
}

/** Gives a move as many nodes as it needs to be judged as fairly as the best. Yields the part done. */
function* probe(found: Search, must: Action, nodes: number): Generator<number, void> {
  if (!found.probe) return;
  const visits = found.rankedPlans().find(({ actions }) => actions[0] === must)?.visits ?? 0;
  for (let n = visits; n < nodes; n += SLICE) {
    found.probe(must, Math.min(SLICE, nodes - n));
    yield 1;
  }
}

/** Whether two ways to play a turn lead to the same position, as far as the seat can see. */
export function sameResult(
  game: Game,
  s: Kinds['state'],
  seat: Seat,
  a: readonly Action[],
  b: readonly Action[],
): boolean {
  const [one, other] = [a, b].map((actions) =>
    JSON.stringify(game.view(afterActions(game, s, seat, actions), seat)),
  );
  return one === other;
}
