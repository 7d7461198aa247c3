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
import { type Branch, newBranch, ucb } from './bandit.ts';
import type { Question } from './bot.ts';
import { log } from './elementary.ts';
import { valueFor } from './known.ts';
import { type Opening, openings } from './openings.ts';
import { shares, softmax, winShares } from './shares.ts';
import type { Aim } from './shortlist.ts';
import type { Prospect, Searcher } from './thinker.ts';
import type { Value } from './value.ts';

/** States behind the view on which the value compares plans before any game is played. */
const UNIVERSES = 4;
/** Games of an action that count as much as knowing nothing of it. */
const UNKNOWN = 2;
/** How often an action of a game is taken blindly, and otherwise among how many it is the most successful one. */
const BLIND = 3;
const BLIND_OF = 10;
const TRIED = 3;
/** Of the reward of a game, what goes to the winner whatever the margin. */
const WINNER = 0.5;

/** How much the value has to say in a game. */
export interface Playouts {
  /** The scale on which final scores become chances. */
  readonly margin: number;
  /** Looks after which the order of the value counts half, and for how many looks its estimate does. */
  readonly trust: number;
  /** Of what a game tells, the part of the value where it left the tree. */
  readonly leaf: number;
  /** How much is tried that does not look best: at the root, and below it. */
  readonly exploration: readonly [number, number];
  /** Below the root, for how many looks at an action it counts what it got elsewhere. */
  readonly elsewhere: number;
  /** What only lets time go by, which nobody does in a game that is played on if there is anything else to do. */
  idles?(action: Action): boolean;
}

/** A first action with the best plan that begins so. */
interface Root extends Opening {
  readonly node: Branch;
  /** What all seats have got. */
  readonly sum: number[];
}

/**
 * Information set search that knows the game: the value says which actions are considered and what they promise, may
 * judge where a game leaves the tree, and margins count as well as victories. In the games that are played on from
 * there, actions that did well for their seat in other games of this search are preferred.
 */
export class PlayoutSearch implements Searcher {
  readonly #question: Question;
  readonly #game: Game;
  readonly #value: Value;
  readonly #rng: Stream;
  readonly #settings: Playouts;
  readonly #roots: ReadonlyMap<Action, Root>;
  /** By seat and action: games in which it was taken, and what the seat got in them. */
  readonly #taken: Float64Array;
  readonly #got: Float64Array;
  readonly #best: number;
  /** What a seat gets of which nothing is known. */
  readonly #chance: number;

  constructor(question: Question, rng: Stream, aim: Aim, settings: Playouts) {
    const { game, view, seat } = question;
    this.#question = question;
    this.#game = game;
    this.#rng = rng;
    this.#value = valueFor(game.id);
    const universes = Array.from({ length: UNIVERSES }, () => game.sample(view, rng));
    const seats = game.scores(universes[0]!).length;
    this.#settings = settings;
    this.#chance = 1 / seats;
    this.#taken = new Float64Array(seats * game.actions);
    this.#got = new Float64Array(seats * game.actions);
    const roots = new Map<Action, Root>();
    for (const opening of openings(game, this.#value, universes, seat, aim))
      if (!roots.has(opening.actions[0]!))
        roots.set(opening.actions[0]!, { ...opening, node: newBranch(), sum: Array<number>(seats).fill(0) });
    this.#roots = roots;
    this.#best = Math.max(...[...roots.values()].map(({ estimate }) => estimate[seat]!));
  }

  step(nodes: number): void {
    for (let k = 0; k < nodes; k++) this.#play();
  }

  best(): Action {
    return this.prospects()[0]!.actions[0]!;
  }

  prospects(): Prospect[] {
    const { seat } = this.#question;
    const { trust } = this.#settings;
    return [...this.#roots.values()]
      .map(({ actions, estimate, node: { visits }, sum }) => ({
        actions,
        shares: sum.map((got, i) => (got + trust * estimate[i]!) / (visits + trust)),
        visits,
      }))
      .sort((a, b) => b.shares[seat]! - a.shares[seat]!);
  }

  /** One game: down the tree, one node further, and from there to the end. */
  #play(): void {
    const { view, seat } = this.#question;
    const game = this.#game;
    const s: Kinds['state'] = game.sample(view, this.#rng);
    const root = this.#promising();
    const path = [{ node: root.node, seat }];
    const played = [seat * game.actions + root.actions[0]!];
    let isNew = root.node.visits === 0;
    game.apply(s, seat, root.actions[0]!);
    for (let { node } = root; !isNew && !over(s); ) {
      const decider = firstSeat(game.active(s));
      const action = this.#likely(node, decider * game.actions, legalActions(game, s, decider));
      const child = node.children.get(action) ?? newBranch();
      node.children.set(action, child);
      isNew = child.visits === 0;
      game.apply(s, decider, action);
      path.push({ node: child, seat: decider });
      played.push(decider * game.actions + action);
      node = child;
    }
    const reward = this.#reward(s, played);
    for (const step of path) {
      step.node.visits++;
      step.node.won += reward[step.seat]!;
    }
    for (let i = 0; i < reward.length; i++) root.sum[i]! += reward[i]!;
    for (const at of played) {
      this.#taken[at]!++;
      this.#got[at]! += reward[Math.floor(at / game.actions)]!;
    }
  }

  #choices(s: Kinds['state'], seat: Seat): readonly Action[] {
    const legal = legalActions(this.#game, s, seat);
    const { idles } = this.#settings;
    if (!idles) return legal;
    const busy = legal.filter((action) => !idles(action));
    return busy.length > 0 ? busy : legal;
  }

  /** The action that may turn out best: UCB1, with what the value thinks of it as long as little is known. */
  #promising(): Root {
    const { seat } = this.#question;
    const { exploration, trust } = this.#settings;
    let games = 1;
    for (const { node } of this.#roots.values()) games += node.visits;
    let best: Root | undefined;
    let top = Number.NEGATIVE_INFINITY;
    for (const root of this.#roots.values()) {
      const { node, estimate } = root;
      const prior = estimate[seat]! - this.#best;
      // Those never tried come first, in the order of the value.
      const score =
        node.visits === 0
          ? 1e6 + prior
          : ucb(node, games, exploration[0]) + prior / (1 + node.visits / trust);
      if (score <= top) continue;
      top = score;
      best = root;
    }
    return best!;
  }

  /** UCB1 on what an action got here, and in other games of this search wherever its seat took it as long as that is little. */
  #likely(node: Branch, row: number, legal: readonly Action[]): Action {
    const { exploration, elsewhere } = this.#settings;
    const doubt = exploration[1] * Math.sqrt(log(node.visits + 1));
    // Of equals any one.
    const first = below(this.#rng, legal.length);
    let best = legal[first]!;
    let top = -1;
    for (let k = 0; k < legal.length; k++) {
      const action = legal[first + k < legal.length ? first + k : first + k - legal.length]!;
      const { visits = 0, won = 0 } = node.children.get(action) ?? {};
      const there =
        (this.#got[row + action]! + UNKNOWN * this.#chance) / (this.#taken[row + action]! + UNKNOWN);
      const score = (won + elsewhere * there) / (visits + elsewhere) + doubt / Math.sqrt(visits + 1);
      if (score <= top) continue;
      top = score;
      best = action;
    }
    return best;
  }

  /** What all seats get: by the end of the game, and by what the value thought where it left the tree. */
  #reward(s: Kinds['state'], played: number[]): number[] {
    const game = this.#game;
    const { leaf, margin } = this.#settings;
    const thought = leaf === 0 || over(s) ? undefined : shares(game, this.#value, this.#value.weights, s);
    while (!over(s)) {
      const seat = firstSeat(game.active(s));
      const action = this.#wander(seat * game.actions, this.#choices(s, seat));
      game.apply(s, seat, action);
      played.push(seat * game.actions + action);
    }
    const near = softmax(game.scores(s), margin);
    return winShares(game, s).map((won, i) => {
      const end = WINNER * won + (1 - WINNER) * near[i]!;
      return thought ? (1 - leaf) * end + leaf * thought[i]! : end;
    });
  }

  #wander(row: number, legal: readonly Action[]): Action {
    if (legal.length === 1) return legal[0]!;
    if (below(this.#rng, BLIND_OF) < BLIND) return legal[below(this.#rng, legal.length)]!;
    let best = legal[0]!;
    let top = -1;
    for (let k = 0; k < TRIED; k++) {
      const action = legal[below(this.#rng, legal.length)]!;
      const games = this.#taken[row + action]!;
      const mean = games === 0 ? 1 : this.#got[row + action]! / games;
      if (mean <= top) continue;
      top = mean;
      best = action;
    }
    return best;
  }
}
