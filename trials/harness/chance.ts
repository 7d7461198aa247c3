import { below, type Stream, stream } from '../../core/rng.ts';

/** A seeded random number generator. */
export class Chance {
  readonly stream: Stream;

  constructor(seed: string) {
    this.stream = stream(seed, 'trial');
  }

  /** From 0 to `n - 1`. */
  below(n: number): number {
    return below(this.stream, n);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** True once in `inTimes` times on average. */
  once(inTimes: number): boolean {
    return this.below(inTimes) === 0;
  }
}
