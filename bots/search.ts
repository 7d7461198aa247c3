import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { firstSeat, over } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { Question } from './bot.ts';
import { advice, carriedOut, type Ranked, ranking } from './heuristic.ts';
import { valueFor } from './known.ts';
import { type Opening, openings } from './openings.ts';
import { shares, softmax } from './shares.ts';
import { type Aim, shortlist } from './shortlist.ts';
import type { Prospect, Searcher } from './thinker.ts';
import type { Value, Weights } from './value.ts';

/** Of the budget, what a decision gets in the middle of a plan, which was thought through when it was begun. */
const HALFWAY = 0.25;
/** How far a look is from the value before any was taken, as if it had been so in a few of them. */
const FIRST_NOISE = 0.1;
const FIRST_LOOKS = 4;
/** Actions tried for a node of the tree, and plans kept. */
const CAP = 120;
const KEPT = 12;
/** Another seat is expected to do what has this part of the prior between them. */
const MASS = 0.8;
/** A difference in chances by which one plan is e times as likely as another. */
const PRIOR_SCALE = 0.02;
const EXPLORATION = 0.12;
/** Plans considered after n visits: WIDTH × √n. */
const WIDTH = 2;

/** How far a game is played on, and what is believed of that. */
export interface Lines {
  /** How many turns are worth playing on before the value is asked. */
  horizon(seats: number): number;
  /** States behind the view that plans are compared on. */
  readonly universes: number;
  /** Looks at a plan after which it is believed as much as the value. */
  readonly doubt: number;
}

type Result = Pick<Ranked, 'state' | 'shares'>;

/** A position in one universe, after one plan of the seat before it. */
interface Node {
  /** What led here: its result, and the chances of all seats before any search below it. */
  readonly plan: Result;
  readonly prior: number;
  /** The sum of what was found below. */
  readonly sum: number[];
  visits: number;
  seat: Seat;
  children: Node[] | undefined;
}

/** A plan of the root with its position in each universe, as far as it was looked at. */
interface Candidate extends Opening {
  readonly nodes: (Node | undefined)[];
  visits: number;
}

/**
 * Every seat does what is best for itself: max^n with the heuristic value as prior and at the leaves. A few
 * states behind the view are fixed at the start and shared by all candidates; the most promising one is looked at
 * next, and half of them are dropped after each part of the budget.
 */
export class Search implements Searcher {
  readonly #game: Game;
  readonly #value: Value;
  readonly #weights: Weights;
  readonly #seat: Seat;
  readonly #aim: Aim;
  readonly #doubt: number;
  readonly #universes: Kinds['state'][];
  readonly #rounds: number;
  /** Turns that are played on below a leaf as the value advises, before it is asked again. */
  readonly #line: number;
  readonly #all: readonly Candidate[];
  readonly need: number;
  #alive: readonly Candidate[];
  #halvings = 0;
  /** Looks, and the squares of how far they were from the value, begun as if it had been so in a few of them. */
  #looks = FIRST_LOOKS;
  #squares = FIRST_LOOKS * FIRST_NOISE * FIRST_NOISE;
  /** Nodes still to be looked at; a line may take some more than were asked for. */
  #due = 0;

  constructor({ game, view, seat }: Question, rng: Stream, aim: Aim, lines: Lines) {
    this.#game = game;
    this.#aim = aim;
    this.#doubt = lines.doubt;
    this.#value = valueFor(game.id);
    this.#weights = this.#value.weights;
    this.#seat = seat;
    this.#universes = Array.from({ length: lines.universes }, () => game.sample(view, rng));
    this.need = needOf(this.#value, this.#universes[0]!);
    this.#line = lines.horizon(game.scores(this.#universes[0]!).length);
    this.#all = openings(game, this.#value, this.#universes, seat, aim).map((opening) => ({
      ...opening,
      nodes: Array<Node | undefined>(lines.universes).fill(undefined),
      visits: 0,
    }));
    this.#alive = this.#all;
    this.#rounds = Math.max(1, 32 - Math.clz32(this.#alive.length - 1));
  }

  step(nodes: number, used: number): void {
    while (this.#alive.length > 1 && used * this.#rounds >= this.#halvings + 1) this.#halve();
    this.#due += nodes;
    while (this.#due > 0) this.#look(this.#promising());
  }

  best(): Action {
    return this.prospects()[0]!.actions[0]!;
  }

  /** Those still in the running, best first. */
  prospects(): Prospect[] {
    const luck = this.#luck();
    return this.#sorted().map((candidate) => ({
      actions: candidate.actions,
      shares: proper(this.#shares(candidate, luck).map((share, i) => share + this.#common(luck, i))),
      visits: candidate.visits,
    }));
  }

  /** What was found for all alike, on average over the universes that were looked at. */
  #common(luck: readonly number[][], seat: Seat): number {
    const looked = luck.filter((_, universe) =>
      this.#all.some(({ nodes }) => (nodes[universe]?.visits ?? 0) > 0),
    );
    return looked.reduce((sum, shares) => sum + shares[seat]!, 0) / Math.max(1, looked.length);
  }

  /** By universe, what looking has found there beyond the value for all candidates alike: no reason to prefer one. */
  #luck(): number[][] {
    return this.#universes.map((_, universe) => {
      const out = this.#alive[0]!.estimate.map(() => 0);
      let count = 0;
      for (const { nodes, estimate } of this.#all) {
        const node = nodes[universe];
        if (!node || node.visits === 0) continue;
        count++;
        for (let i = 0; i < out.length; i++) out[i]! += node.sum[i]! / node.visits - estimate[i]!;
      }
      for (let i = 0; i < out.length; i++) out[i]! /= Math.max(1, count);
      return out;
    });
  }

  /** The value at first, and the more was looked at, what was found. */
  #shares({ estimate, nodes, visits }: Candidate, luck: readonly number[][]): number[] {
    const weight = 1 / (visits + this.#doubt);
    const out = estimate.slice();
    nodes.forEach((node, universe) => {
      if (node && node.visits > 0)
        for (let i = 0; i < out.length; i++)
          out[i]! += weight * (node.sum[i]! - node.visits * (estimate[i]! + luck[universe]![i]!));
    });
    return out;
  }

  /** The candidate that may turn out best: those looked at seldom have the benefit of the doubt. */
  #promising(): Candidate {
    const luck = this.#luck();
    const noise = Math.sqrt(this.#squares / this.#looks);
    let best = this.#alive[0]!;
    let top = Number.NEGATIVE_INFINITY;
    for (const candidate of this.#alive) {
      const benefit = noise / Math.sqrt(candidate.visits + this.#doubt);
      const score = this.#shares(candidate, luck)[this.#seat]! + benefit;
      if (score > top) {
        top = score;
        best = candidate;
      }
    }
    return best;
  }

  #sorted(): Candidate[] {
    const luck = this.#luck();
    const worths = new Map(this.#alive.map((c) => [c, this.#shares(c, luck)[this.#seat]!]));
    return this.#alive.toSorted((a, b) => worths.get(b)! - worths.get(a)!);
  }

  #halve(): void {
    this.#halvings++;
    this.#alive = shortlist(this.#sorted(), Math.ceil(this.#alive.length / 2), this.#aim);
  }

  #nodeOf(candidate: Candidate, universe: number): Node {
    const known = candidate.nodes[universe];
    if (known) return known;
    const state = carriedOut(this.#game, this.#universes[universe]!, this.#seat, candidate.actions);
    const node = newNode({ state, shares: shares(this.#game, this.#value, this.#weights, state) }, 1);
    candidate.nodes[universe] = node;
    return node;
  }

  /** One more node below a candidate, in the universe whose turn it is. */
  #look(candidate: Candidate): void {
    const universe = candidate.visits % this.#universes.length;
    const path = [this.#nodeOf(candidate, universe)];
    for (let node = path[0]!; node.children; ) {
      node = pick(node);
      path.push(node);
    }
    const found = this.#grow(path[path.length - 1]!);
    for (const node of path) {
      node.visits++;
      for (let i = 0; i < found.length; i++) node.sum[i]! += found[i]!;
    }
    candidate.visits++;
    this.#looks++;
    const surprise = found[this.#seat]! - candidate.estimate[this.#seat]!;
    this.#squares += surprise * surprise;
  }

  /** Adds the plans of the seat that decides; the chances if it takes the best of them. */
  #grow(node: Node): readonly number[] {
    const { state, shares: estimate } = node.plan;
    this.#due--;
    if (over(state)) return estimate;
    node.seat = firstSeat(this.#game.active(state));
    const ranked = ranking(this.#game, this.#value, this.#weights, state, node.seat, CAP).slice(0, KEPT);
    node.children = likely(ranked, node.seat === this.#seat ? 1 : MASS);
    return this.#follow(ranked[0]!, node.seat);
  }

  /** The chances after so many more turns; a line ends between two turns, so that lines can be compared. */
  #follow({ state }: Ranked, seat: Seat): readonly number[] {
    const [game, value, w] = [this.#game, this.#value, this.#weights];
    const s = game.clone(state);
    let decider = seat;
    for (let turns = 0; !over(s); ) {
      const next = firstSeat(game.active(s));
      if (next !== decider && ++turns > this.#line) break;
      decider = next;
      this.#due--;
      for (const action of advice(game, value, w, s, decider, CAP)) game.apply(s, decider, action);
    }
    return shares(game, value, w, s);
  }
}

const needOf = (value: Value, s: Kinds['state']): number => (value.resting(s) ? 1 : HALFWAY);

/** What is common to all candidates may carry a small chance below nothing; as a statement it is none. */
function proper(shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + Math.max(0, share), 0);
  return shares.map((share) => Math.max(0, share) / sum);
}

const newNode = (plan: Result, prior: number): Node => ({
  plan,
  prior,
  sum: plan.shares.map(() => 0),
  visits: 0,
  seat: -1,
  children: undefined,
});

/** The best plans that have so much of the prior between them. */
function likely(ranked: readonly Ranked[], mass: number): Node[] {
  const priors = softmax(
    ranked.map(({ hope }) => hope),
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

/** PUCT among as many children as the visits allow; what was not looked at has its estimate. */
function pick({ children, seat, visits }: Node): Node {
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
