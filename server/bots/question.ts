import type { Action, Seat, View } from '../../core/game.ts';
import type { GameId } from '../../games/list.ts';

/** A question to a bot: what its seat may see and do, never a state. */
export interface BotQuestion {
  readonly game: GameId;
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** Name of the bot. */
  readonly bot: string;
  /** Seed of the bot's random numbers. */
  readonly dice: string;
}

/** The message to a worker. `ms` counts from the start of thinking. */
export type BotTask = BotQuestion & { readonly ms: number };

/** A bot's choice; `cut` if time ran out and this is its best move so far. */
export interface BotAnswer {
  readonly action: Action;
  readonly cut: boolean;
}

/** A message from a worker: it is ready, its bot chose, or its bot failed. */
export type BotWord = 'ready' | BotAnswer | { readonly failure: string };

/** `unwanted`: the table moved on or lost its last watcher while the question waited. */
export type BotFault = 'late' | 'failed' | 'unwanted' | 'closed';

/** No answer; the caller decides in another way. */
export class BotError extends Error {
  readonly fault: BotFault;

  constructor(fault: BotFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
