import type { Action, Seat, View } from '../../core/game.ts';
import type { GameId } from '../../games/list.ts';

/** What a bot is asked: what its seat may see and may do. Never a state. */
export interface BotQuestion {
  readonly game: GameId;
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** Name of the bot. */
  readonly bot: string;
  /** Seed of the stream from which the bot draws. */
  readonly dice: string;
}

/** All that goes to a worker. The time counts from the moment when the bot begins to think. */
export type BotTask = BotQuestion & { readonly ms: number };

/** What a bot chose; cut if it ran out of time and this is its best move so far. */
export interface BotAnswer {
  readonly action: Action;
  readonly cut: boolean;
}

/** What a worker says: that it is there, what its bot chose, or where its bot failed. */
export type BotWord = 'ready' | BotAnswer | { readonly failure: string };

/** `unwanted`: while the question waited, its table moved on or lost its last watcher. */
export type BotFault = 'late' | 'failed' | 'unwanted' | 'closed';

/** There is no answer; the caller decides in another way. */
export class BotError extends Error {
  readonly fault: BotFault;

  constructor(fault: BotFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
