import type { Action, Seat } from '../core/game.ts';
import { firstSeat, legalActions, over } from '../core/game.ts';
import { playout } from '../core/playout.ts';
import type { Stream } from '../core/rng.ts';
import { type Budget, type Search, type SearchedPlan, think } from './anytime.ts';
import { type BanditNode, newNode, selectOrExpand } from './bandit.ts';
import type { Bot, Question } from './bot.ts';
import { winShares } from './shares.ts';

const EXPLORATION = 0.7;

/**
 * The baseline `p`: textbook single-observer information set Monte Carlo tree search, with UCB1 over decisions,
 * random playouts and no knowledge of the game.
 */
export class PlainSearch implements Search {
  readonly #question: Question;
  readonly #rng: Stream;
  readonly #root = newNode();
  /** The sums of the win shares of all seats, by first action. */
  readonly #shares = new Map<Action, number[]>();

  constructor(question: Question, rng: Stream) {
    this.#question = question;
    this.#rng = rng;
  }

  step(nodes: number): void {
    for (let k = 0; k < nodes; k++) this.#iterate();
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

  rankedPlans(): SearchedPlan[] {
    return [...this.#root.children]
      .map(([action, { visits }]) => ({
        actions: [action],
        shares: this.#shares.get(action)!.map((sum) => sum / visits),
        visits,
      }))
      .sort((a, b) => b.visits - a.visits);
  }

  #iterate(): void {
    const { game, view, seat } = this.#question;
    const s = game.sample(view, this.#rng);
    const path: { action: Action; node: BanditNode; seat: Seat }[] = [];
    let decider = seat;
    for (let node = this.#root; !over(s); decider = firstSeat(game.active(s))) {
      const [action, child] = selectOrExpand(node, legalActions(game, s, decider), EXPLORATION, this.#rng);
      game.apply(s, decider, action);
      path.push({ action, node: child, seat: decider });
      if (child.visits === 0) break;
      node = child;
    }
    playout(game, s, this.#rng);
    const won = winShares(game, s);
    this.#root.visits++;
    for (const step of path) {
      step.node.visits++;
      step.node.won += won[step.seat]!;
    }
    const first = path[0]!.action;
    const sums = this.#shares.get(first) ?? won.map(() => 0);
    this.#shares.set(
      first,
      sums.map((sum, seat) => sum + won[seat]!),
    );
  }
}

export const plain = (name: string, budget: Budget): Bot => ({
  name,
  choose(question, rng) {
    const { legal } = question;
    return legal.length === 1 ? legal[0]! : think(() => new PlainSearch(question, rng), budget);
  },
});
