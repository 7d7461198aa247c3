import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { legalActions } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { BestSoFar } from './thinker.ts';

/** All that a bot is given: what its seat may see, and what it may do. Never a state. */
export interface Question<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly view: K['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

export interface Bot {
  readonly name: string;
  choose(question: Question, rng: Stream): Action;
  /** Comes to the same choice in slices, and can be stopped after each of them for its best move so far. */
  ponder?(question: Question, rng: Stream): Generator<BestSoFar, Action>;
}

/** Asks a bot for a decision and gives it the view of its seat, not the state. */
export const ask = <K extends Kinds>(
  bot: Bot,
  game: Game<K>,
  s: K['state'],
  seat: Seat,
  rng: Stream,
): Action =>
  bot.choose(
    { game: game as unknown as Game, view: game.view(s, seat), seat, legal: legalActions(game, s, seat) },
    rng,
  );
