import type { Action } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { Bot, Question } from './bot.ts';
import { Evaluator } from './evaluator.ts';
import { afterActions } from './plans.ts';
import type { Weights } from './value.ts';

/** Limit on actions tried for one decision. */
const CAP = 160;
/** Sampled states on which plans are compared, and plans compared beyond the first. */
const SAMPLES = 4;
const FINALISTS = 12;

/** An action and the win share expected of it. */
export interface Choice {
  readonly action: Action;
  readonly share: number;
}

/** The best actions, best first: each with its best plan for the turn, averaged over a few sampled states. */
export function choices({ game, view, seat }: Question, weights: Weights | undefined, rng: Stream): Choice[] {
  const evaluator = new Evaluator(game, weights);
  const first = game.sample(view, rng);
  const finalists = evaluator
    .ranking(first, seat, CAP)
    .slice(0, FINALISTS)
    .map((plan) => evaluator.finishTurn(first, seat, plan));
  const sums = finalists.map((plan) => plan.shares[seat]!);
  for (let k = 1; k < SAMPLES; k++) {
    const s = game.sample(view, rng);
    finalists.forEach(({ actions }, i) => {
      sums[i]! += evaluator.shares(afterActions(game, s, seat, actions))[seat]!;
    });
  }
  return finalists
    .map(({ actions }, i) => ({ action: actions[0]!, share: sums[i]! / SAMPLES }))
    .sort((a, b) => b.share - a.share);
}

export const heuristic = (name: string, weights?: Weights): Bot => ({
  name,
  choose(question, rng) {
    const { legal } = question;
    return legal.length === 1 ? legal[0]! : choices(question, weights, rng)[0]!.action;
  },
});
