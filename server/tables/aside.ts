import { Refusal } from '../../protocol/fault.ts';
import { UnreadableError } from '../../store/unreadable.ts';

/** How long an unreadable table is left alone. */
const REST_MS = 300_000;

/** Logged when a table is set aside. */
export class SetAside extends Error {
  constructor(table: string, reason: string) {
    super(`Table ${table} is set aside: ${reason}.`);
  }
}

export const unreadable = (): Refusal =>
  new Refusal(
    'unavailable',
    'The server cannot read this table right now. Nothing is lost; the host of the server can see why.',
    { retryAfter: REST_MS / 1000 },
  );

/** Tables that cannot be read or woken. Each is left alone for a while, so that it does not slow down the others. */
export class Aside {
  readonly #until = new Map<string, number>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  get size(): number {
    return this.#until.size;
  }

  /** Whether a table is still set aside. */
  has(table: string): boolean {
    const until = this.#until.get(table);
    return until !== undefined && performance.now() < until;
  }

  put(table: string, error: unknown): void {
    // Log only messages that quote nothing of the game.
    const reason = error instanceof UnreadableError ? error.message : `it failed (${(error as Error).name})`;
    if (!this.#until.has(table)) this.#failed(new SetAside(table, reason));
    this.#until.set(table, performance.now() + REST_MS);
  }

  /** The table works again. */
  clear(table: string): void {
    this.#until.delete(table);
  }
}
