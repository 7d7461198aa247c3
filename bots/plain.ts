import type { Action, Seat } from '../rules/core/game.ts';
import { firstSeat, legalActions, over } from '../rules/core/game.ts';
import { playout } from '../rules/core/playout.ts';
import { below, type Stream } from '../rules/core/rng.ts';
import type { Bot, Question } from './bot.ts';
import { log } from './elementary.ts';
import { winShares } from './shares.ts';
import { type Budget, type Thinker, think } from './thinker.ts';

const EXPLORATION = 0.7;

interface Node {
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  /** Victories of the seat that chose it. */
  won: number;
  readonly children: Map<Action, Node>;
}

const newNode = (): Node => ({ visits: 0, offered: 0, won: 0, children: new Map() });

/**
 * The yardstick: single-observer information set Monte Carlo tree search as in the textbook, UCB1 over single
 * decisions and random playouts to the end, with no knowledge of the game.
 */
export class PlainSearch implements Thinker {
  readonly #question: Question;
  readonly #rng: Stream;
  readonly #root = newNode();

  constructor(question: Question, rng: Stream) {
    this.#question = question;
    this.#rng = rng;
  }

  step(nodes: number): void {
    for (let k = 0; k < nodes; k++) this.#play();
  }

  best(): Action {
    let best = this.#question.legal[0]!;
    let most = 0;
    for (const [action, { visits }] of this.#root.children)
      if (visits > most) {
        most = visits;
        best = action;
      }
    return best;
  }

  #play(): void {
    const { game, view, seat } = this.#question;
    const s = game.sample(view, this.#rng);
    const path: { node: Node; seat: Seat }[] = [];
    let decider = seat;
    for (let node = this.#root; !over(s); decider = firstSeat(game.active(s))) {
      const [action, isNew] = this.#choose(node, legalActions(game, s, decider));
      game.apply(s, decider, action);
      node = node.children.get(action)!;
      path.push({ node, seat: decider });
      if (isNew) break;
    }
    playout(game, s, this.#rng);
    const won = winShares(game, s);
    this.#root.visits++;
    for (const step of path) {
      step.node.visits++;
      step.node.won += won[step.seat]!;
    }
  }

  /** One that was never tried, by chance; when there is none, the best by UCB1. */
  #choose(node: Node, legal: readonly Action[]): [action: Action, isNew: boolean] {
    const untried: Action[] = [];
    let best = legal[0]!;
    let top = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const child = node.children.get(action);
      if (!child) {
        untried.push(action);
        continue;
      }
      child.offered++;
      const score = child.won / child.visits + EXPLORATION * Math.sqrt(log(child.offered) / child.visits);
      if (score > top) {
        top = score;
        best = action;
      }
    }
    if (untried.length === 0) return [best, false];
    const action = untried[below(this.#rng, untried.length)]!;
    const child = newNode();
    child.offered = 1;
    node.children.set(action, child);
    return [action, true];
  }
}

export const plain = (name: string, budget: Budget): Bot => ({
  name,
  choose(question, rng) {
    const { legal } = question;
    return legal.length === 1 ? legal[0]! : think(() => new PlainSearch(question, rng), budget);
  },
});
