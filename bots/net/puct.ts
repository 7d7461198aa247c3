import type { Action, Game, Seat, State } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { below, fork, type Stream } from '../../core/rng.ts';
import type { Search, SearchedPlan } from '../anytime.ts';
import type { Question } from '../bot.ts';
import { softmax, winShares } from '../shares.ts';
import type { NetEvaluator } from './net-evaluator.ts';

/** First-play urgency: an untried action counts as this much worse than its parent. */
const UNTRIED = 0.03;
/** Part of the final reward that goes to the winner; the rest rewards the margin. */
const WINNER = 0.7;

interface Node {
  visits: number;
  /** Rewards by seat, summed over all visits. */
  readonly sum: number[];
  /** What the evaluator knows it by, once it has judged it. */
  judged: number;
  /** The legal actions as they were last time, the net's priors of them and the children they lead to. */
  legal: readonly Action[];
  priors: readonly number[];
  near: (Node | undefined)[];
  /** All children, and the actions that lead to them. */
  tried: Action[];
  children: Node[];
  /** The position, where it is the same in every sample. */
  fixed: Fixed | undefined;
}

/** A position that no chance has come before: it is applied once, later visits only pass through. */
interface Fixed {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** Final rewards, if the game is over. */
  readonly rewards: readonly number[] | undefined;
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
  readonly #seats: number;

  constructor(question: Question, rng: Stream, evaluator: NetEvaluator) {
    this.#question = question;
    this.#rng = rng;
    this.#evaluator = evaluator;
    this.#seats = evaluator.seats;
    this.#root = newNode(this.#seats);
    // A copy of the stream: keeping positions changes no number.
    if (evaluator.isOpen) this.#root.fixed = this.#fix(question.game.sample(question.view, [...rng]));
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
    const { tried, children } = this.#root;
    return children
      .map(({ visits, sum }, k) => ({ actions: [tried[k]!], shares: sum.map((x) => x / visits), visits }))
      .sort((a, b) => b.visits - a.visits || a.actions[0]! - b.actions[0]!);
  }

  #visit(): void {
    const { game, view } = this.#question;
    const root = this.#root;
    const path = [root];
    const chance = root.fixed && forkAll(root.fixed.state.rng, this.#rng);
    /** The position of this visit, once it is no longer that of a fixed node. */
    let s = chance ? undefined : game.sample(view, this.#rng);
    let node = root;
    let rewards: readonly number[] | undefined;
    while (!rewards) {
      const at = s ? this.#fix(s) : node.fixed!;
      if (at.rewards) {
        rewards = at.rewards;
        break;
      }
      const { seat, legal } = at;
      if (legal.length > 1 && node.judged < 0) {
        rewards = this.#evaluator.shares(at.state, seat);
        node.judged = this.#evaluator.latest;
        break;
      }
      const k = this.#choose(node, seat, legal);
      const action = legal[k]!;
      let child = node.near[k];
      if (!child) {
        child = newNode(this.#seats);
        node.tried.push(action);
        node.children.push(child);
        node.near[k] = child;
      }
      if (!child.fixed || s) {
        if (s) game.apply(s, seat, action);
        else s = this.#applyFixed(at, action, chance!, child);
      }
      node = child;
      path.push(node);
    }
    for (const each of path) {
      each.visits++;
      for (let seat = 0; seat < rewards.length; seat++) each.sum[seat]! += rewards[seat]!;
    }
  }

  /** Applies an action to a copy, and what is forced after it. The child keeps the position unless there was chance. */
  #applyFixed({ state, seat }: Fixed, action: Action, chance: State['rng'], child: Node): State | undefined {
    const { game } = this.#question;
    const s = game.clone(state);
    for (const source in chance) s.rng[source] = [...chance[source]!];
    game.apply(s, seat, action);
    while (isSameChance(s.rng, chance)) {
      const next = this.#fix(s);
      if (next.rewards || next.legal.length > 1) {
        child.fixed = next;
        return undefined;
      }
      game.apply(s, next.seat, next.legal[0]!);
    }
    return s;
  }

  #fix(state: State): Fixed {
    const { game } = this.#question;
    if (over(state)) {
      const rewards = finalRewards(game, state, this.#evaluator.spread);
      return { state, seat: 0, legal: [], rewards };
    }
    const seat = firstSeat(game.active(state));
    return { state, seat, legal: legalActions(game, state, seat), rewards: undefined };
  }

  /** The number of the chosen action among the legal ones. */
  #choose(node: Node, seat: Seat, legal: readonly Action[]): number {
    if (!isSame(legal, node.legal)) {
      node.legal = legal;
      if (node.tried === NONE) {
        node.tried = [];
        node.children = [];
      }
      node.near = legal.map((action) => node.children[node.tried.indexOf(action)]);
      node.priors = legal.length > 1 ? this.#evaluator.priors(node.judged, legal) : CERTAIN;
    }
    const { visits, sum, near, priors } = node;
    const untried = (visits > 0 ? sum[seat]! / visits : 0) - UNTRIED;
    const bonus = this.#evaluator.exploration * Math.sqrt(visits + 1);
    let best = 0;
    let top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < near.length; i++) {
      const child = near[i];
      const score =
        child === undefined
          ? untried + bonus * priors[i]!
          : child.sum[seat]! / child.visits + (bonus * priors[i]!) / (1 + child.visits);
      if (score > top) {
        top = score;
        best = i;
      }
    }
    return best;
  }
}

/** What nodes without children share. */
const NONE: never[] = [];
const CERTAIN: readonly number[] = [1];

function newNode(seats: number): Node {
  const sum: number[] = [];
  for (let seat = 0; seat < seats; seat++) sum.push(0);
  return {
    visits: 0,
    sum,
    judged: -1,
    legal: NONE,
    priors: NONE,
    near: NONE,
    tried: NONE,
    children: NONE,
    fixed: undefined,
  };
}

/** The streams of a new sample. */
function forkAll(streams: State['rng'], rng: Stream): State['rng'] {
  const out: State['rng'] = {};
  for (const source in streams) out[source] = fork(rng);
  return out;
}

/** Whether no stream has been drawn from: each draw changes the last word. */
function isSameChance(a: State['rng'], b: State['rng']): boolean {
  for (const source in a) if (a[source]![3] !== b[source]![3]) return false;
  return true;
}

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
