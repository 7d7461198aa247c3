import { DataError } from './fault.ts';
import { StoreError, type StoreStats } from './store.ts';
import type { AppendRows } from './writes.ts';

/** Commits all appends in one transaction and returns which were accepted; refused ones leave nothing behind. */
export type Commit = (batch: readonly AppendRows[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly append: AppendRows;
  resolve(accepted: boolean): void;
  reject(error: unknown): void;
}

/** Bounds the memory and the duration of one transaction. */
const MAX_BATCH = 256;
/** A transaction starts at once with this many appends; with fewer, when the event loop is idle. */
const ENOUGH = 20;
/** Longest wait for a transaction while the database is free. */
const PATIENCE_MS = 3;
/** Appends answered per event-loop turn, so that messages are read in between. */
const ANSWERS_PER_TURN = 8;

/**
 * Group commit: appends that arrive while the database is busy share the next transaction. At most one append per
 * table is in flight, so a table's appends are committed in order.
 */
export class Committer {
  readonly stats: StoreStats = { appends: 0, refused: 0, failed: 0, commits: 0 };
  readonly #commit: Commit;
  readonly #flights: number;
  readonly #flying = new Set<string>();
  #waiting: Waiting[] = [];
  /** How many waited one event-loop turn ago, and since when the first of them waits. */
  #waited = 0;
  #since = 0;
  /** Callbacks of finished transactions, not called yet. */
  readonly #answers: (() => void)[] = [];
  #flightsNow = 0;
  #scheduled = false;
  #closed = false;
  #onIdle: (() => void) | undefined;

  /** `flights`: the number of parallel transactions. */
  constructor(commit: Commit, flights: number) {
    this.#commit = commit;
    this.#flights = flights;
  }

  async append(append: AppendRows): Promise<boolean> {
    if (this.#closed) throw new StoreError('The store is closed.');
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    if (this.#waiting.push({ append, resolve, reject }) === 1) this.#since = performance.now();
    this.#schedule();
    return promise;
  }

  /** Accepts nothing more and waits for what is in flight. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#idle()) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  #idle(): boolean {
    return this.#waiting.length === 0 && this.#flightsNow === 0 && this.#answers.length === 0;
  }

  // Decides at the end of this event-loop turn, when everything that arrived together is queued.
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#turn();
    });
  }

  #turn(): void {
    if (this.#waiting.length > 0 && this.#flightsNow < this.#flights) {
      if (this.#ripe()) this.#start();
      else this.#schedule();
    }
    this.#waited = this.#waiting.length;
    for (const answer of this.#answers.splice(0, ANSWERS_PER_TURN)) answer();
    if (this.#answers.length > 0) this.#schedule();
    else if (this.#idle()) this.#onIdle?.();
  }

  /** Larger transactions cost less per append, but nothing should wait while the loop is idle. */
  #ripe(): boolean {
    const { length } = this.#waiting;
    const quiet = length === this.#waited && this.#answers.length === 0;
    return quiet || length >= ENOUGH || performance.now() - this.#since > PATIENCE_MS;
  }

  #start(): void {
    while (this.#flightsNow < this.#flights) {
      const batch = this.#nextBatch();
      if (batch.length === 0) return;
      void this.#fly(batch);
    }
  }

  #nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      const { table } = one.append;
      if (batch.length === MAX_BATCH || this.#flying.has(table)) later.push(one);
      else {
        this.#flying.add(table);
        batch.push(one);
      }
    }
    this.#waiting = later;
    return batch;
  }

  async #fly(batch: readonly Waiting[]): Promise<void> {
    this.#flightsNow++;
    const answers = await this.#carryOut(batch);
    this.#flightsNow--;
    for (const { append } of batch) this.#flying.delete(append.table);
    this.#answers.push(...answers);
    this.#schedule();
  }

  /** Commits a batch and returns the callbacks of its appends. */
  async #carryOut(batch: readonly Waiting[]): Promise<(() => void)[]> {
    try {
      const accepted = await this.#commit(batch.map(({ append }) => append));
      this.stats.commits++;
      this.stats.appends += batch.length;
      for (const one of accepted) if (!one) this.stats.refused++;
      return batch.map(
        ({ resolve }, i) =>
          () =>
            resolve(accepted[i]!),
      );
    } catch (error) {
      // One bad append must not fail the others.
      if (error instanceof DataError && batch.length > 1) {
        const answers: (() => void)[] = [];
        for (const one of batch) answers.push(...(await this.#carryOut([one])));
        return answers;
      }
      this.stats.failed += batch.length;
      return batch.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
  }
}
