import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { legalActions } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { BestSoFar } from './anytime.ts';

/** What a bot decides from: its seat's view and legal actions, never a state. */
export interface Question<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly view: K['view'];
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

export interface Bot {
  readonly name: string;
  choose(question: Question, rng: Stream): Action;
  /** The same choice as `choose`, in slices; after each it can be stopped for its best move so far. */
  ponder?(question: Question, rng: Stream): Generator<BestSoFar, Action>;
}

/** Asks a bot to decide for its seat, from the view of that seat. */
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
