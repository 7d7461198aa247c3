import type { Action, Seat, View } from '../../core/game.ts';
import type { Net } from './net.ts';

/** The input features of one game's net. */
export interface NetFeatures<V extends View = View> {
  readonly inputs: number;
  /** Points that make one seat e times as likely to win as another. */
  readonly spread: number;
  seats(view: V): number;
  features(view: V, me: Seat, decider: Seat, x: Float32Array): void;
}

/** Outputs of a net: win shares, score margins (both by seat), then a preference for each action. */
export const VALUES = 5;
export const POLICY = 2 * VALUES;

/** Evaluates views with a net and the features it was trained on. */
export class NetEvaluator {
  readonly spread: number;
  readonly #net: Net;
  readonly #sight: NetFeatures;
  readonly #x: Float32Array;
  readonly #near: number[];

  constructor(net: Net, sight: NetFeatures, seats: number) {
    if (net.inputs !== sight.inputs)
      throw new Error(`The net has ${net.inputs} inputs, the features are ${sight.inputs}.`);
    this.spread = sight.spread;
    this.#net = net;
    this.#sight = sight;
    this.#x = new Float32Array(sight.inputs);
    this.#near = Array.from({ length: seats }, (_, k) => k);
  }

  /** The hidden layer for a view; the other methods read from it. */
  hidden(view: View, seat: Seat): Float32Array {
    this.#sight.features(view, seat, seat, this.#x);
    return this.#net.run(this.#x);
  }

  /** Each seat's win share; the net counts seats from the viewer. */
  shares(hidden: Float32Array, seat: Seat): number[] {
    const seats = this.#near.length;
    const near = this.#net.softmax(hidden, this.#near);
    return near.map((_, at) => near[(at - seat + seats) % seats]!);
  }

  policy(hidden: Float32Array, action: Action): number {
    return this.#net.output(hidden, POLICY + action);
  }
}
