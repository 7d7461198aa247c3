import { below, type Stream, stream } from '../../core/rng.ts';

/** Dice of a trial; the same seed throws the same. */
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

  /** Once in so many times. */
  once(inTimes: number): boolean {
    return this.below(inTimes) === 0;
  }
}
