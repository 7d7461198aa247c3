import { Refusal } from '../../protocol/fault.ts';

/** Counts how often each key did something lately, and refuses what is too often. */
export class Window {
  readonly #counts = new Map<string, { count: number; until: number }>();
  readonly #max: number;
  readonly #ms: number;
  readonly #what: string;

  constructor(max: number, ms: number, what: string) {
    this.#max = max;
    this.#ms = ms;
    this.#what = what;
  }

  take(key: string): void {
    const now = Date.now();
    const found = this.#counts.get(key);
    if (!found || found.until <= now) return this.#begin(key, now);
    if (found.count >= this.#max)
      throw new Refusal('too-many', `There were too many ${this.#what} lately.`, {
        retryAfter: Math.ceil((found.until - now) / 1000),
      });
    found.count += 1;
  }

  #begin(key: string, now: number): void {
    this.#counts.delete(key);
    this.#counts.set(key, { count: 1, until: now + this.#ms });
    // All windows are equally long, so those that began first end first.
    for (const [old, { until }] of this.#counts) {
      if (until > now) break;
      this.#counts.delete(old);
    }
  }
}
