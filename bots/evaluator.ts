import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { over } from '../core/game.ts';
import { turnEnds } from '../core/turn.ts';
import { afterActions, type Plan, plansOf } from './plans.ts';
import { valueFor } from './registry.ts';
import { softmax, winShares } from './shares.ts';
import type { Value, Weights } from './value.ts';

/** Part of the final reward that goes to the winner; the rest rewards the margin. */
const WINNER = 0.8;
/** Limit on actions tried to finish a turn. */
const FINISH_CAP = 100;

/** A plan with the win share of each seat after it. */
export interface RankedPlan extends Plan {
  readonly shares: readonly number[];
  /** The seat's own share, including what it may still do in the same turn. Plans are ranked by it. */
  readonly potential: number;
}

/** A surveyed plan: its state is computed on first use. */
class LazyPlan implements RankedPlan {
  readonly actions: readonly Action[];
  readonly shares: readonly number[];
  readonly potential: number;
  readonly #compute: () => Kinds['state'];
  #state: Kinds['state'] | undefined;

  constructor(
    actions: readonly Action[],
    shares: readonly number[],
    potential: number,
    compute: () => Kinds['state'],
  ) {
    this.actions = actions;
    this.shares = shares;
    this.potential = potential;
    this.#compute = compute;
  }

  get state(): Kinds['state'] {
    this.#state ??= this.#compute();
    return this.#state;
  }
}

/** The value of a game with one set of weights: judges positions and ranks the plans of a turn. */
export class Evaluator {
  readonly game: Game;
  readonly value: Value;
  readonly weights: Weights;

  constructor(game: Game, weights?: Weights) {
    this.game = game;
    this.value = valueFor(game.id);
    this.weights = weights ?? this.value.weights;
  }

  /** The win share of each seat; at the end of the game mostly the result. */
  shares(s: Kinds['state']): number[] {
    const { game, value, weights } = this;
    const near = softmax(totals(value, value.appraise(s, weights)), value.spread(s, weights));
    if (!over(s)) return near;
    const won = winShares(game, s);
    return near.map((share, seat) => WINNER * won[seat]! + (1 - WINNER) * share);
  }

  /** The distinct plans of a seat, best first. `cap` limits the actions tried. */
  ranking(s: Kinds['state'], seat: Seat, cap: number): RankedPlan[] {
    const ranked = this.#surveyed(s, seat) ?? this.#triedOut(s, seat, cap);
    ranked.sort((a, b) => b.potential - a.potential);
    return ranked.filter((plan, k) => k === 0 || !isSameResult(plan, ranked[k - 1]!));
  }

  /** The seat's next actions by the value alone, found as fast as possible: used in rollouts. */
  advice(s: Kinds['state'], seat: Seat, cap: number): readonly Action[] {
    const action = this.value.advise?.(s, seat, this.weights);
    return action === undefined ? this.ranking(s, seat, cap)[0]!.actions : [action];
  }

  /** The plan, extended by the best continuation if the turn is not over. */
  finishTurn(before: Kinds['state'], seat: Seat, plan: RankedPlan): RankedPlan {
    if (over(plan.state) || turnEnds(this.game, before, seat, plan.state)) return plan;
    const next = this.ranking(plan.state, seat, FINISH_CAP)[0]!;
    return next.shares[seat]! > plan.shares[seat]!
      ? { ...next, actions: [...plan.actions, ...next.actions], state: next.state }
      : plan;
  }

  /** The best plan that begins with an action. */
  planFrom(s: Kinds['state'], seat: Seat, action: Action, cap: number): RankedPlan {
    const state = afterActions(this.game, s, seat, [action]);
    if (over(state) || turnEnds(this.game, s, seat, state) || this.value.isStable(state)) {
      const shares = this.shares(state);
      return { actions: [action], state, shares, potential: shares[seat]! };
    }
    const next = this.ranking(state, seat, cap)[0]!;
    return { ...next, actions: [action, ...next.actions], state: next.state };
  }

  #triedOut(s: Kinds['state'], seat: Seat, cap: number): RankedPlan[] {
    return plansOf(this.game, s, seat, cap).map(({ actions, state }) => {
      const shares = this.shares(state);
      return { actions, state, shares, potential: shares[seat]! };
    });
  }

  #surveyed(s: Kinds['state'], seat: Seat): RankedPlan[] | undefined {
    const plans = this.value.survey?.(s, seat, this.weights);
    if (!plans) return undefined;
    const spread = this.value.spread(s, this.weights);
    return plans.map(({ actions, totals, potentialTotals }) => {
      const shares = softmax(totals, spread);
      const own = shares[seat]!;
      const potential = potentialTotals ? Math.max(own, softmax(potentialTotals, spread)[seat]!) : own;
      return new LazyPlan(actions, shares, potential, () => afterActions(this.game, s, seat, actions));
    });
  }
}

/** To a value, results with equal shares are the same result. */
const isSameResult = (a: RankedPlan, b: RankedPlan): boolean =>
  a.shares.every((share, i) => share === b.shares[i]);

/** Expected final points of each seat. */
function totals({ sources }: Value, appraisal: readonly number[]): number[] {
  const columns = sources.length;
  const out: number[] = [];
  for (let at = 0; at < appraisal.length; at += columns) {
    let sum = 0;
    for (let k = 0; k < columns; k++) sum += appraisal[at + k]!;
    out.push(sum);
  }
  return out;
}
