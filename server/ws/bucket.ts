/** Token bucket: lets through a number per second, and at most twice that in a burst. */
export class Bucket {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * 2;
    this.#at = now;
  }

  take(now: number, weight = 1): boolean {
    const gained = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * 2, this.#left + gained);
    this.#at = now;
    if (this.#left < weight) return false;
    this.#left -= weight;
    return true;
  }

  /** Charges work that is done in any case; later calls wait for the debt. */
  charge(weight: number): void {
    this.#left -= weight;
  }
}
