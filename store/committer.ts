import type { Entry } from './entry.ts';
import { DataError } from './fault.ts';
import { type Kept, StoreError, type StoreStats } from './store.ts';

/** Commits all entries in one transaction and says which went in; the others left nothing behind. */
export type Commit = (batch: readonly Entry[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly entry: Entry;
  readonly settle: Kept;
}

/** What is to be told to one who waits. */
interface Answer {
  readonly to: Waiting;
  readonly error?: unknown;
  readonly accepted: boolean;
}

/** Bounds what one transaction holds in memory and how long it keeps others waiting. */
const MAX_BATCH = 256;
/** So many are worth a transaction even while more come in; fewer go when nothing else is to be done. */
const ENOUGH = 20;
/** However much else is to be done, nobody waits longer than this for a free database. */
const PATIENCE_MS = 3;
/** So many hear of their commit between two looks at what has come in: who hears early decides again early. */
const TOLD_AT_ONCE = 8;

/**
 * Group commit: what comes in while the database is busy shares the next transaction. At any time at most one
 * append of a table is under way, so that those of one table go in as they came.
 */
export class Committer {
  readonly stats: StoreStats = { appends: 0, refused: 0, failed: 0, commits: 0 };
  readonly #commit: Commit;
  readonly #flights: number;
  readonly #flying = new Set<string>();
  #waiting: Waiting[] = [];
  /** How many waited a turn of the loop ago, and since when the first of them does. */
  #waited = 0;
  #since = 0;
  /** Those of finished transactions who have not heard of it yet. */
  readonly #answers: Answer[] = [];
  #flightsNow = 0;
  #scheduled = false;
  #closed = false;
  #onIdle: (() => void) | undefined;

  /** `flights` is how many transactions may be under way at a time. */
  constructor(commit: Commit, flights: number) {
    this.#commit = commit;
    this.#flights = flights;
  }

  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.keep(entry, (error, accepted) => (error === undefined ? resolve(accepted) : reject(error)));
    });
  }

  /** The same for what must not throw. */
  keep(entry: Entry, settle: Kept): void {
    if (this.#closed) return settle(new StoreError('The store is closed.'), false);
    if (this.#waiting.push({ entry, settle }) === 1) this.#since = performance.now();
    this.#schedule();
  }

  /** Takes nothing more and waits for what is under way. */
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

  // After the callbacks of this turn of the loop, so that all that came in together is looked at together.
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
    for (const { to, error, accepted } of this.#answers.splice(0, TOLD_AT_ONCE)) to.settle(error, accepted);
    if (this.#answers.length > 0) this.#schedule();
    else if (this.#idle()) this.#onIdle?.();
  }

  /** While there is other work, larger transactions cost less; but work that waits for them must not run out. */
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
      const { table } = one.entry;
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
    for (const { entry } of batch) this.#flying.delete(entry.table);
    this.#answers.push(...answers);
    this.#schedule();
  }

  /** Commits a batch; what is to be told to each. */
  async #carryOut(batch: readonly Waiting[]): Promise<Answer[]> {
    try {
      const accepted = await this.#commit(batch.map(({ entry }) => entry));
      this.stats.commits++;
      this.stats.appends += batch.length;
      for (const one of accepted) if (!one) this.stats.refused++;
      return batch.map((to, i) => ({ to, accepted: accepted[i]! }));
    } catch (error) {
      // One bad entry must not take the others with it.
      if (error instanceof DataError && batch.length > 1) {
        const answers: Answer[] = [];
        for (const one of batch) answers.push(...(await this.#carryOut([one])));
        return answers;
      }
      this.stats.failed += batch.length;
      return batch.map((to) => ({ to, error, accepted: false }));
    }
  }
}
