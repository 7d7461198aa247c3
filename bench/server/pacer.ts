import type { Match } from './match.ts';

const TICK_MS = 2;

/** Lets the longest waiting table decide, at a fixed rate. */
export class Pacer {
  readonly #waiting: Match[] = [];
  readonly #rate: number;
  #due = 0;
  #last = performance.now();

  constructor(rate: number) {
    this.#rate = rate;
    setInterval(() => this.#tick(), TICK_MS);
  }

  add(match: Match): void {
    this.#waiting.push(match);
  }

  #tick(): void {
    const now = performance.now();
    this.#due += ((now - this.#last) / 1000) * this.#rate;
    this.#last = now;
    for (; this.#due >= 1 && this.#waiting.length > 0; this.#due--) this.#waiting.shift()!.go();
    // Missed decisions are not made up for in a burst.
    this.#due = Math.min(this.#due, 1);
  }
}
