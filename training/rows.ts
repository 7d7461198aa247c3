import { VALUES } from '../bots/net/net-evaluator.ts';
import type { Action } from '../core/game.ts';

/** Legal actions that a row has room for; positions with more are left out. */
export const MOST_CHOICES = 48;

/** What a position teaches besides its features. */
export interface Lesson {
  /** Win shares that a search found, by seat; nothing if nobody searched. */
  readonly found: readonly number[] | undefined;
  /** Legal actions, and how often each should be chosen. */
  readonly policy: readonly (readonly [action: Action, share: number])[];
}

/** The numbers of a row after its features; train.py reads them in the same order. */
export const LESSON = 3 * VALUES + 2 * MOST_CHOICES;

/**
 * Rows of 16-bit floats: features; then by seat, from the one that decides, final rewards, rewards that a search
 * found (-1: none) and margins; then actions (-1: none) and their shares.
 */
export class Rows {
  readonly width: number;
  count = 0;
  readonly #inputs: number;
  readonly #numbers: Float16Array;

  constructor(inputs: number, most: number) {
    this.#inputs = inputs;
    this.width = inputs + LESSON;
    this.#numbers = new Float16Array(most * this.width);
  }

  get room(): number {
    return this.#numbers.length / this.width - this.count;
  }

  add(x: Float32Array, seat: number, { found, policy }: Lesson): void {
    const row = this.#row(this.count++);
    row.set(x);
    const at = this.#inputs;
    const seats = found?.length ?? 0;
    for (let k = 0; k < VALUES; k++)
      row[at + VALUES + k] = k < seats ? found![(seat + k) % seats]! : found ? 0 : -1;
    const choices = at + 3 * VALUES;
    for (let k = 0; k < MOST_CHOICES; k++) {
      row[choices + k] = policy[k]?.[0] ?? -1;
      row[choices + MOST_CHOICES + k] = policy[k]?.[1] ?? 0;
    }
  }

  /** Adds to a row how its game ended. */
  finish(index: number, seat: number, rewards: readonly number[], margins: readonly number[]): void {
    const row = this.#row(index);
    const seats = rewards.length;
    for (let k = 0; k < seats; k++) {
      row[this.#inputs + k] = rewards[(seat + k) % seats]!;
      row[this.#inputs + 2 * VALUES + k] = margins[(seat + k) % seats]!;
    }
  }

  /** All rows as bytes; the next are written over them. */
  take(): Uint8Array {
    const bytes = new Uint8Array(this.#numbers.buffer, 0, this.count * this.width * 2).slice();
    this.#numbers.fill(0);
    this.count = 0;
    return bytes;
  }

  #row(index: number): Float16Array {
    return this.#numbers.subarray(index * this.width, (index + 1) * this.width);
  }
}
