import type { Action, Game, Seat } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { below, type Stream } from '../../core/rng.ts';
import type { Search, SearchedPlan } from '../anytime.ts';
import type { Question } from '../bot.ts';
import { softmax, winShares } from '../shares.ts';
import type { NetEvaluator } from './net-evaluator.ts';

/** The PUCT constant, as in AlphaZero; from 0.15 to 1 there is hardly a difference (training/README.md). */
const EXPLORATION = 0.6;
/** First-play urgency: an untried action counts as this much worse than its parent. */
const UNTRIED = 0.03;
/** Part of the final reward that goes to the winner; the rest rewards the margin. */
const WINNER = 0.7;

interface Node {
  visits: number;
  /** Rewards by seat, summed over all visits. */
  readonly sum: number[];
  readonly children: Map<Action, Node>;
  /** The net's hidden layer, once evaluated. */
  hidden?: Float32Array;
  /** The legal actions as they were last time, and the net's priors of them. */
  legal: readonly Action[];
  priors: readonly number[];
}

/**
 * PUCT over single decisions on samples of the view. Open loop: a node stands for the actions that led to it,
 * whatever was dealt. The net evaluates each node once, from the view of the deciding seat.
 */
export class PuctSearch implements Search {
  readonly #question: Question;
  readonly #rng: Stream;
  readonly #evaluator: NetEvaluator;
  readonly #root: Node;

  constructor(question: Question, rng: Stream, evaluator: NetEvaluator) {
    this.#question = question;
    this.#rng = rng;
    this.#evaluator = evaluator;
    this.#root = newNode();
  }

  step(nodes: number): void {
    for (let k = 0; k < nodes; k++) this.#visit();
  }

  best(): Action {
    return this.rankedPlans()[0]?.actions[0] ?? this.#question.legal[0]!;
  }

  /** A random action, weighted by visits: the policy target of self-play. */
  drawByVisits(rng: Stream): Action {
    const found = this.rankedPlans();
    let pick = below(
      rng,
      Math.max(
        1,
        found.reduce((sum, { visits }) => sum + visits, 0),
      ),
    );
    for (const { actions, visits } of found) {
      pick -= visits;
      if (pick < 0) return actions[0]!;
    }
    return this.best();
  }

  rankedPlans(): SearchedPlan[] {
    return [...this.#root.children]
      .map(([action, { visits, sum }]) => ({ actions: [action], shares: sum.map((x) => x / visits), visits }))
      .sort((a, b) => b.visits - a.visits || a.actions[0]! - b.actions[0]!);
  }

  #visit(): void {
    const { game, view } = this.#question;
    const s = game.sample(view, this.#rng);
    const path = [this.#root];
    let node = this.#root;
    let rewards: readonly number[] | undefined;
    while (!rewards) {
      if (over(s)) {
        rewards = finalRewards(game, s, this.#evaluator.spread);
        break;
      }
      const seat = firstSeat(game.active(s));
      const legal = legalActions(game, s, seat);
      if (legal.length > 1 && !node.hidden) {
        node.hidden = this.#evaluator.hidden(game.view(s, seat), seat);
        rewards = this.#evaluator.shares(node.hidden, seat);
        break;
      }
      const action = legal.length === 1 ? legal[0]! : this.#choose(node, seat, legal);
      game.apply(s, seat, action);
      let child = node.children.get(action);
      if (!child) {
        child = newNode();
        node.children.set(action, child);
      }
      node = child;
      path.push(node);
    }
    for (const each of path) {
      each.visits++;
      for (let seat = 0; seat < rewards.length; seat++)
        each.sum[seat] = (each.sum[seat] ?? 0) + rewards[seat]!;
    }
  }

  #choose(node: Node, seat: Seat, legal: readonly Action[]): Action {
    if (!isSame(legal, node.legal)) {
      node.legal = legal;
      node.priors = this.#evaluator.priors(node.hidden!, legal);
    }
    const { visits, sum, children, priors } = node;
    const parent = visits > 0 ? sum[seat]! / visits : 0;
    const bonus = EXPLORATION * Math.sqrt(visits + 1);
    let best = legal[0]!;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      const child = children.get(legal[i]!);
      const tried = child?.visits ?? 0;
      const worth = tried > 0 ? child!.sum[seat]! / tried : parent - UNTRIED;
      const score = worth + (bonus * priors[i]!) / (1 + tried);
      if (score > top) {
        top = score;
        best = legal[i]!;
      }
    }
    return best;
  }
}

const newNode = (): Node => ({ visits: 0, sum: [], children: new Map(), legal: [], priors: [] });

function isSame(a: readonly Action[], b: readonly Action[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Mostly the win; a part for the margin, so that a lost game is still played well. */
export function finalRewards(game: Game, s: Parameters<Game['scores']>[0], spread: number): number[] {
  const near = softmax(game.scores(s), spread);
  return winShares(game, s).map((won, seat) => WINNER * won + (1 - WINNER) * near[seat]!);
}
