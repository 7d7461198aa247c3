import type { Action, Kinds, Seat } from '../core/game.ts';
import type { Evaluator } from './evaluator.ts';
import { afterActions } from './plans.ts';
import { type ShortlistOptions, shortlist } from './shortlist.ts';

/** Plans that a search compares, and the limit on actions tried to find them. */
const CANDIDATES = 12;
const ROOT_CAP = 160;
/** Sampled states that an estimate averages over. */
const ESTIMATE_SAMPLES = 4;

/** A plan at the root of a search, and the win shares after it by the value alone. */
export interface RootPlan {
  readonly actions: readonly Action[];
  readonly estimate: readonly number[];
}

/** The best plans of a seat, best first, as the value judges them on average over the first samples. */
export function rootPlans(
  evaluator: Evaluator,
  samples: readonly Kinds['state'][],
  seat: Seat,
  options: ShortlistOptions,
): RootPlan[] {
  const { game } = evaluator;
  const s = samples[0]!;
  const all = evaluator.ranking(s, seat, ROOT_CAP);
  const { include } = options;
  if (include !== undefined && !all.some(({ actions }) => actions[0] === include))
    all.push(evaluator.planFrom(s, seat, include, ROOT_CAP));
  const others = samples.slice(1, ESTIMATE_SAMPLES);
  const plans = shortlist(all, 2 * CANDIDATES, options).map((plan): RootPlan => {
    const { actions, shares } = evaluator.finishTurn(s, seat, plan);
    const sums = shares.slice();
    for (const sample of others)
      evaluator.shares(afterActions(game, sample, seat, actions)).forEach((share, i) => {
        sums[i]! += share;
      });
    return { actions, estimate: sums.map((sum) => sum / (1 + others.length)) };
  });
  plans.sort((a, b) => b.estimate[seat]! - a.estimate[seat]!);
  return shortlist(plans, CANDIDATES, options);
}
