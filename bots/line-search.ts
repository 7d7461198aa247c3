import type { Action, Kinds, Seat } from '../core/game.ts';
import { firstSeat, over } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { Search, SearchedPlan } from './anytime.ts';
import type { Question } from './bot.ts';
import { Evaluator, type RankedPlan } from './evaluator.ts';
import { afterActions } from './plans.ts';
import { type RootPlan, rootPlans } from './root-plans.ts';
import { softmax } from './shares.ts';
import { type ShortlistOptions, shortlist } from './shortlist.ts';
import type { Value } from './value.ts';

/** Part of the budget for a decision in the middle of a plan, which was searched when the plan began. */
const MID_PLAN_SHARE = 0.25;
/** Assumed difference between a visit and the value before any visit, and the visits this assumption counts for. */
const FIRST_NOISE = 0.1;
const FIRST_VISITS = 4;
/** Limit on actions tried for a node of the tree, and plans kept. */
const NODE_CAP = 120;
const NODE_PLANS = 12;
/** Of another seat, only the best plans that hold this much of the prior together are expanded. */
const PRIOR_MASS = 0.8;
/** The difference in win share that makes one plan e times as likely as another. */
const PRIOR_SCALE = 0.02;
const EXPLORATION = 0.12;
/** Children considered after n visits: WIDTH × √n (progressive widening). */
const WIDTH = 2;

export interface LineSettings {
  /** Turns to play on below a leaf before the value judges. */
  horizon(seats: number): number;
  /** Sampled states that plans are compared on. */
  readonly samples: number;
  /** Visits that the value's estimate counts for. */
  readonly priorVisits: number;
}

type Evaluated = Pick<RankedPlan, 'state' | 'shares'>;

/** A position in one sample, after one plan of the seat before it. */
interface Node {
  readonly plan: Evaluated;
  readonly prior: number;
  /** Sum of the results of all visits. */
  readonly sum: number[];
  visits: number;
  seat: Seat;
  children: Node[] | undefined;
}

/** A root plan with its node in each sample visited so far. */
interface Candidate extends RootPlan {
  readonly nodes: (Node | undefined)[];
  visits: number;
}

/**
 * Max^n search with the value as prior and at the leaves. All candidates share a few states sampled at the start.
 * Each visit goes to the candidate with the highest upper bound; sequential halving drops half of the candidates
 * after each part of the budget.
 */
export class LineSearch implements Search {
  readonly budgetShare: number;
  readonly #evaluator: Evaluator;
  readonly #seat: Seat;
  readonly #options: ShortlistOptions;
  readonly #priorVisits: number;
  readonly #samples: Kinds['state'][];
  readonly #rounds: number;
  readonly #horizon: number;
  readonly #all: readonly Candidate[];
  #alive: readonly Candidate[];
  #halvings = 0;
  /** Visits, and the squared differences between their results and the value. */
  #visits = FIRST_VISITS;
  #squares = FIRST_VISITS * FIRST_NOISE * FIRST_NOISE;
  /** Nodes still to spend; a rollout may overdraw. */
  #nodesDue = 0;

  constructor(
    { game, view, seat }: Question,
    rng: Stream,
    options: ShortlistOptions,
    { horizon, samples, priorVisits }: LineSettings,
  ) {
    this.#evaluator = new Evaluator(game);
    this.#options = options;
    this.#priorVisits = priorVisits;
    this.#seat = seat;
    this.#samples = Array.from({ length: samples }, () => game.sample(view, rng));
    this.budgetShare = budgetShareOf(this.#evaluator.value, this.#samples[0]!);
    this.#horizon = horizon(game.scores(this.#samples[0]!).length);
    this.#all = rootPlans(this.#evaluator, this.#samples, seat, options).map((plan) => ({
      ...plan,
      nodes: Array<Node | undefined>(samples).fill(undefined),
      visits: 0,
    }));
    this.#alive = this.#all;
    this.#rounds = Math.max(1, 32 - Math.clz32(this.#alive.length - 1));
  }

  step(nodes: number, used: number): void {
    while (this.#alive.length > 1 && used * this.#rounds >= this.#halvings + 1) this.#halve();
    this.#nodesDue += nodes;
    while (this.#nodesDue > 0) this.#visit(this.#selectCandidate());
  }

  best(): Action {
    return this.rankedPlans()[0]!.actions[0]!;
  }

  rankedPlans(): SearchedPlan[] {
    const bias = this.#sampleBias();
    return this.#sorted().map((candidate) => ({
      actions: candidate.actions,
      shares: normalised(this.#shares(candidate, bias).map((share, i) => share + this.#meanBias(bias, i))),
      visits: candidate.visits,
    }));
  }

  /** A seat's bias, averaged over the samples visited so far. */
  #meanBias(bias: readonly number[][], seat: Seat): number {
    const visited = bias.filter((_, sample) =>
      this.#all.some(({ nodes }) => (nodes[sample]?.visits ?? 0) > 0),
    );
    return visited.reduce((sum, shares) => sum + shares[seat]!, 0) / Math.max(1, visited.length);
  }

  /** For each sample, the mean difference between results and value over all candidates: luck that favours none of them. */
  #sampleBias(): number[][] {
    return this.#samples.map((_, sample) => {
      const out = this.#alive[0]!.estimate.map(() => 0);
      let count = 0;
      for (const { nodes, estimate } of this.#all) {
        const node = nodes[sample];
        if (!node || node.visits === 0) continue;
        count++;
        for (let i = 0; i < out.length; i++) out[i]! += node.sum[i]! / node.visits - estimate[i]!;
      }
      for (let i = 0; i < out.length; i++) out[i]! /= Math.max(1, count);
      return out;
    });
  }

  /** Prior blended with the mean by visits. */
  #shares({ estimate, nodes, visits }: Candidate, bias: readonly number[][]): number[] {
    const weight = 1 / (visits + this.#priorVisits);
    const out = estimate.slice();
    nodes.forEach((node, sample) => {
      if (node && node.visits > 0)
        for (let i = 0; i < out.length; i++)
          out[i]! += weight * (node.sum[i]! - node.visits * (estimate[i]! + bias[sample]![i]!));
    });
    return out;
  }

  /** The candidate with the highest upper confidence bound. */
  #selectCandidate(): Candidate {
    const bias = this.#sampleBias();
    const noise = Math.sqrt(this.#squares / this.#visits);
    let best = this.#alive[0]!;
    let top = Number.NEGATIVE_INFINITY;
    for (const candidate of this.#alive) {
      const bonus = noise / Math.sqrt(candidate.visits + this.#priorVisits);
      const score = this.#shares(candidate, bias)[this.#seat]! + bonus;
      if (score > top) {
        top = score;
        best = candidate;
      }
    }
    return best;
  }

  #sorted(): Candidate[] {
    const bias = this.#sampleBias();
    const shares = new Map(this.#alive.map((c) => [c, this.#shares(c, bias)[this.#seat]!]));
    return this.#alive.toSorted((a, b) => shares.get(b)! - shares.get(a)!);
  }

  #halve(): void {
    this.#halvings++;
    this.#alive = shortlist(this.#sorted(), Math.ceil(this.#alive.length / 2), this.#options);
  }

  #rootNode(candidate: Candidate, sample: number): Node {
    const known = candidate.nodes[sample];
    if (known) return known;
    const state = afterActions(this.#evaluator.game, this.#samples[sample]!, this.#seat, candidate.actions);
    const node = newNode({ state, shares: this.#evaluator.shares(state) }, 1);
    candidate.nodes[sample] = node;
    return node;
  }

  /** Adds one node below a candidate; its visits cycle through the samples. */
  #visit(candidate: Candidate): void {
    const sample = candidate.visits % this.#samples.length;
    const path = [this.#rootNode(candidate, sample)];
    for (let node = path[0]!; node.children; ) {
      node = selectChild(node);
      path.push(node);
    }
    const result = this.#expand(path[path.length - 1]!);
    for (const node of path) {
      node.visits++;
      for (let i = 0; i < result.length; i++) node.sum[i]! += result[i]!;
    }
    candidate.visits++;
    this.#visits++;
    const surprise = result[this.#seat]! - candidate.estimate[this.#seat]!;
    this.#squares += surprise * surprise;
  }

  /** Adds the plans of the deciding seat, and rolls out the best of them. */
  #expand(node: Node): readonly number[] {
    const { state, shares } = node.plan;
    this.#nodesDue--;
    if (over(state)) return shares;
    node.seat = firstSeat(this.#evaluator.game.active(state));
    const ranked = this.#evaluator.ranking(state, node.seat, NODE_CAP).slice(0, NODE_PLANS);
    node.children = mostLikely(ranked, node.seat === this.#seat ? 1 : PRIOR_MASS);
    return this.#rollout(ranked[0]!, node.seat);
  }

  /** The win shares `horizon` turns later. Rollouts end between two turns, so that they can be compared. */
  #rollout({ state }: RankedPlan, seat: Seat): readonly number[] {
    const { game } = this.#evaluator;
    const s = game.clone(state);
    let decider = seat;
    for (let turns = 0; !over(s); ) {
      const next = firstSeat(game.active(s));
      if (next !== decider && ++turns > this.#horizon) break;
      decider = next;
      this.#nodesDue--;
      for (const action of this.#evaluator.advice(s, decider, NODE_CAP)) game.apply(s, decider, action);
    }
    return this.#evaluator.shares(s);
  }
}

const budgetShareOf = (value: Value, s: Kinds['state']): number => (value.isStable(s) ? 1 : MID_PLAN_SHARE);

/** The bias correction can push a small share below 0: clamps and rescales. */
function normalised(shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + Math.max(0, share), 0);
  return shares.map((share) => Math.max(0, share) / sum);
}

const newNode = (plan: Evaluated, prior: number): Node => ({
  plan,
  prior,
  sum: plan.shares.map(() => 0),
  visits: 0,
  seat: -1,
  children: undefined,
});

/** Nodes for the best plans, up to a total prior of `mass`. */
function mostLikely(ranked: readonly RankedPlan[], mass: number): Node[] {
  const priors = softmax(
    ranked.map(({ potential }) => potential),
    PRIOR_SCALE,
  );
  const out: Node[] = [];
  let sum = 0;
  for (let k = 0; k < ranked.length && sum < mass; k++) {
    out.push(newNode(ranked[k]!, priors[k]!));
    sum += priors[k]!;
  }
  return out;
}

/** PUCT with progressive widening; an unvisited child counts with the value's estimate. */
function selectChild({ children, seat, visits }: Node): Node {
  const width = Math.min(children!.length, Math.ceil(WIDTH * Math.sqrt(visits)));
  let best = children![0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < width; k++) {
    const child = children![k]!;
    const mean = child.visits === 0 ? child.plan.shares[seat]! : child.sum[seat]! / child.visits;
    const score = mean + (EXPLORATION * child.prior * Math.sqrt(visits)) / (1 + child.visits);
    if (score > top) {
      top = score;
      best = child;
    }
  }
  return best;
}
