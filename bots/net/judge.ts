import type { Action, Seat, View } from '../../core/game.ts';
import type { Net } from './net.ts';

/** The features of one game. */
export interface Sight<V extends View = View> {
  readonly inputs: number;
  /** Points that make one seat a clear favourite. */
  readonly spread: number;
  seats(view: V): number;
  features(view: V, me: Seat, decider: Seat, x: Float32Array): void;
}

/** Outputs of a net: win shares, score margins (both by seat), then a preference for each action. */
export const VALUES = 5;
export const POLICY = 2 * VALUES;

/** A net together with the features it was trained on. */
export class Judge {
  readonly spread: number;
  readonly #net: Net;
  readonly #sight: Sight;
  readonly #x: Float32Array;
  readonly #near: number[];

  constructor(net: Net, sight: Sight, seats: number) {
    if (net.inputs !== sight.inputs)
      throw new Error(`The net has ${net.inputs} inputs, the features are ${sight.inputs}.`);
    this.spread = sight.spread;
    this.#net = net;
    this.#sight = sight;
    this.#x = new Float32Array(sight.inputs);
    this.#near = Array.from({ length: seats }, (_, k) => k);
  }

  /** What the hidden layers make of a view; the other methods read from it. */
  look(view: View, seat: Seat): Float32Array {
    this.#sight.features(view, seat, seat, this.#x);
    return this.#net.run(this.#x);
  }

  /** The chance of each seat to win; the net counts from the seat that looks. */
  shares(hidden: Float32Array, seat: Seat): number[] {
    const seats = this.#near.length;
    const near = this.#net.softmax(hidden, this.#near);
    return near.map((_, at) => near[(at - seat + seats) % seats]!);
  }

  preference(hidden: Float32Array, action: Action): number {
    return this.#net.output(hidden, POLICY + action);
  }
}
