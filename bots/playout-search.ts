import {
  type Action,
  firstSeat,
  type Game,
  type Kinds,
  legalActions,
  over,
  type Seat,
} from '../core/game.ts';
import { below, type Stream } from '../core/rng.ts';
import type { Search, SearchedPlan } from './anytime.ts';
import { type BanditNode, newNode, ucb } from './bandit.ts';
import type { Question } from './bot.ts';
import { log } from './elementary.ts';
import { Evaluator } from './evaluator.ts';
import { type RootPlan, rootPlans } from './root-plans.ts';
import { softmax, winShares } from './shares.ts';
import type { ShortlistOptions } from './shortlist.ts';

/** Sampled states on which the value compares plans before any playout. */
const SAMPLES = 4;
/** Playouts that an even share of the win counts for in the mean of an action. */
const MAST_PRIOR = 2;
/** In a playout, RANDOM of RANDOM_OF actions are random; the others win a tournament of this size by their mean. */
const RANDOM = 3;
const RANDOM_OF = 10;
const TOURNAMENT = 3;
/** Part of a playout's reward that goes to the winner; the rest rewards the margin. */
const WINNER = 0.5;

export interface PlayoutSettings {
  /** Points that make one seat e times as likely to win as another. */
  readonly marginScale: number;
  /** Visits that the value's estimate counts for at the root. */
  readonly priorVisits: number;
  /** Weight of the value of the leaf against the result of its playout. */
  readonly leafWeight: number;
  /** UCB1 constants at the root and below it. */
  readonly exploration: readonly [number, number];
  /** Visits that the mean of an action over all playouts counts for below the root. */
  readonly mastVisits: number;
  /** An action that playouts choose only when there is no other. */
  isIdle?(action: Action): boolean;
}

/** A first action with the best plan that begins with it. */
interface RootNode extends RootPlan {
  readonly node: BanditNode;
  /** Sum of the rewards of each seat. */
  readonly sum: number[];
}

/**
 * Information set Monte Carlo tree search with the value as prior at the root and, by `leafWeight`, at the leaves.
 * Playouts use MAST (move-average sampling): actions with a good mean in earlier playouts are preferred.
 */
export class PlayoutSearch implements Search {
  readonly #question: Question;
  readonly #game: Game;
  readonly #evaluator: Evaluator;
  readonly #rng: Stream;
  readonly #settings: PlayoutSettings;
  readonly #roots: ReadonlyMap<Action, RootNode>;
  /** By seat and action: the playouts that contain it, and the seat's rewards in them. */
  readonly #mastCounts: Float64Array;
  readonly #mastRewards: Float64Array;
  readonly #bestEstimate: number;
  readonly #evenShare: number;

  constructor(question: Question, rng: Stream, options: ShortlistOptions, settings: PlayoutSettings) {
    const { game, view, seat } = question;
    this.#question = question;
    this.#game = game;
    this.#rng = rng;
    this.#evaluator = new Evaluator(game);
    const samples = Array.from({ length: SAMPLES }, () => game.sample(view, rng));
    const seats = game.scores(samples[0]!).length;
    this.#settings = settings;
    this.#evenShare = 1 / seats;
    this.#mastCounts = new Float64Array(seats * game.actions);
    this.#mastRewards = new Float64Array(seats * game.actions);
    const roots = new Map<Action, RootNode>();
    for (const plan of rootPlans(this.#evaluator, samples, seat, options))
      if (!roots.has(plan.actions[0]!))
        roots.set(plan.actions[0]!, { ...plan, node: newNode(), sum: Array<number>(seats).fill(0) });
    this.#roots = roots;
    this.#bestEstimate = Math.max(...[...roots.values()].map(({ estimate }) => estimate[seat]!));
  }

  step(nodes: number): void {
    for (let k = 0; k < nodes; k++) this.#iterate();
  }

  probe(action: Action, nodes: number): void {
    const root = this.#roots.get(action);
    for (let k = 0; root && k < nodes; k++) this.#iterate(root);
  }

  best(): Action {
    return this.rankedPlans()[0]!.actions[0]!;
  }

  rankedPlans(): SearchedPlan[] {
    const { seat } = this.#question;
    const { priorVisits } = this.#settings;
    return [...this.#roots.values()]
      .map(({ actions, estimate, node: { visits }, sum }) => ({
        actions,
        shares: sum.map((won, i) => (won + priorVisits * estimate[i]!) / (visits + priorVisits)),
        visits,
      }))
      .sort((a, b) => b.shares[seat]! - a.shares[seat]!);
  }

  /** Selection, expansion, playout and backpropagation on a new sampled state. */
  #iterate(root = this.#selectRoot()): void {
    const { view, seat } = this.#question;
    const game = this.#game;
    const s: Kinds['state'] = game.sample(view, this.#rng);
    const path = [{ node: root.node, seat }];
    const played = [seat * game.actions + root.actions[0]!];
    let isNew = root.node.visits === 0;
    game.apply(s, seat, root.actions[0]!);
    for (let { node } = root; !isNew && !over(s); ) {
      const decider = firstSeat(game.active(s));
      const action = this.#selectChild(node, decider * game.actions, legalActions(game, s, decider));
      const child = node.children.get(action) ?? newNode();
      node.children.set(action, child);
      isNew = child.visits === 0;
      game.apply(s, decider, action);
      path.push({ node: child, seat: decider });
      played.push(decider * game.actions + action);
      node = child;
    }
    const rewards = this.#playout(s, played);
    for (const step of path) {
      step.node.visits++;
      step.node.won += rewards[step.seat]!;
    }
    for (let i = 0; i < rewards.length; i++) root.sum[i]! += rewards[i]!;
    for (const at of played) {
      this.#mastCounts[at]!++;
      this.#mastRewards[at]! += rewards[Math.floor(at / game.actions)]!;
    }
  }

  /** UCB1 plus the value's estimate, which fades with visits. */
  #selectRoot(): RootNode {
    const { seat } = this.#question;
    const { exploration, priorVisits } = this.#settings;
    let visits = 1;
    for (const { node } of this.#roots.values()) visits += node.visits;
    let best: RootNode | undefined;
    let top = Number.NEGATIVE_INFINITY;
    for (const root of this.#roots.values()) {
      const { node, estimate } = root;
      const prior = estimate[seat]! - this.#bestEstimate;
      // Unvisited ones come first, in the order of the value.
      const score =
        node.visits === 0
          ? 1e6 + prior
          : ucb(node, visits, exploration[0]) + prior / (1 + node.visits / priorVisits);
      if (score <= top) continue;
      top = score;
      best = root;
    }
    return best!;
  }

  /** UCB1 with the action's mean over all playouts as prior. `row` is where the seat begins in the MAST tables. */
  #selectChild(node: BanditNode, row: number, legal: readonly Action[]): Action {
    const { exploration, mastVisits } = this.#settings;
    const bonus = exploration[1] * Math.sqrt(log(node.visits + 1));
    // Starts at a random action, so that ties are broken at random.
    const first = below(this.#rng, legal.length);
    let best = legal[first]!;
    let top = -1;
    for (let k = 0; k < legal.length; k++) {
      const action = legal[first + k < legal.length ? first + k : first + k - legal.length]!;
      const { visits = 0, won = 0 } = node.children.get(action) ?? {};
      const mean =
        (this.#mastRewards[row + action]! + MAST_PRIOR * this.#evenShare) /
        (this.#mastCounts[row + action]! + MAST_PRIOR);
      const score = (won + mastVisits * mean) / (visits + mastVisits) + bonus / Math.sqrt(visits + 1);
      if (score <= top) continue;
      top = score;
      best = action;
    }
    return best;
  }

  /** Plays `s` to the end and adds the actions to `played`. Returns the reward of each seat. */
  #playout(s: Kinds['state'], played: number[]): number[] {
    const game = this.#game;
    const { leafWeight, marginScale } = this.#settings;
    const leaf = leafWeight === 0 || over(s) ? undefined : this.#evaluator.shares(s);
    while (!over(s)) {
      const seat = firstSeat(game.active(s));
      const action = this.#playoutAction(seat * game.actions, this.#playoutChoices(s, seat));
      game.apply(s, seat, action);
      played.push(seat * game.actions + action);
    }
    const near = softmax(game.scores(s), marginScale);
    return winShares(game, s).map((won, i) => {
      const end = WINNER * won + (1 - WINNER) * near[i]!;
      return leaf ? (1 - leafWeight) * end + leafWeight * leaf[i]! : end;
    });
  }

  #playoutChoices(s: Kinds['state'], seat: Seat): readonly Action[] {
    const legal = legalActions(this.#game, s, seat);
    const { isIdle } = this.#settings;
    if (!isIdle) return legal;
    const busy = legal.filter((action) => !isIdle(action));
    return busy.length > 0 ? busy : legal;
  }

  #playoutAction(row: number, legal: readonly Action[]): Action {
    if (legal.length === 1) return legal[0]!;
    if (below(this.#rng, RANDOM_OF) < RANDOM) return legal[below(this.#rng, legal.length)]!;
    let best = legal[0]!;
    let top = -1;
    for (let k = 0; k < TOURNAMENT; k++) {
      const action = legal[below(this.#rng, legal.length)]!;
      const count = this.#mastCounts[row + action]!;
      const mean = count === 0 ? 1 : this.#mastRewards[row + action]! / count;
      if (mean <= top) continue;
      top = mean;
      best = action;
    }
    return best;
  }
}
