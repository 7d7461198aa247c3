import { Refusal } from '../../protocol/fault.ts';

/** Rate limit: counts per key in a fixed time window. */
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

  take(key: string, weight = 1): void {
    if (this.allows(key, weight)) return;
    const { until } = this.#counts.get(key)!;
    throw new Refusal('too-many', `Too many recent ${this.#what}.`, {
      retryAfter: Math.ceil((until - Date.now()) / 1000),
    });
  }

  /** Counts an action if the limit allows it. A weight above 1 may exceed the limit once. */
  allows(key: string, weight = 1): boolean {
    const now = Date.now();
    const found = this.#counts.get(key);
    if (!found || found.until <= now) this.#begin(key, now, weight);
    else if (found.count >= this.#max) return false;
    else found.count += weight;
    return true;
  }

  giveBack(key: string, weight: number): void {
    const found = this.#counts.get(key);
    if (found) found.count = Math.max(0, found.count - weight);
  }

  #begin(key: string, now: number, weight: number): void {
    this.#counts.delete(key);
    this.#counts.set(key, { count: weight, until: now + this.#ms });
    // All windows have the same length, so the oldest ends first.
    for (const [old, { until }] of this.#counts) {
      if (until > now) break;
      this.#counts.delete(old);
    }
  }
}
