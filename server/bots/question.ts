import type { Action, GameId, Seat, View } from '../../rules/core/game.ts';

/** All that goes to a worker: what the seat may see and may do. Never a state. */
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

/** What a worker says: that it is there, what its bot chose, or where its bot failed. */
export type BotWord = 'ready' | { readonly action: Action } | { readonly failure: string };

export type BotFault = 'late' | 'failed' | 'closed';

/** There is no answer; the caller decides in another way. */
export class BotError extends Error {
  readonly fault: BotFault;

  constructor(fault: BotFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
