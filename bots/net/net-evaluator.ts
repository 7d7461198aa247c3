import type { Action, Seat, View } from '../../core/game.ts';
import { softmax } from '../shares.ts';
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
  readonly #near: number[];

  constructor(net: Net, sight: NetFeatures, seats: number) {
    if (net.inputs !== sight.inputs)
      throw new Error(`The net has ${net.inputs} inputs, the features are ${sight.inputs}.`);
    this.spread = sight.spread;
    this.#net = net;
    this.#sight = sight;
    this.#near = Array.from({ length: seats }, (_, k) => k);
  }

  /** The hidden layer for a view; the other methods read from it. */
  hidden(view: View, seat: Seat): Float32Array {
    this.#sight.features(view, seat, seat, this.#net.x);
    return this.#net.run();
  }

  /** Each seat's win share; the net counts seats from the viewer. */
  shares(hidden: Float32Array, seat: Seat): number[] {
    const seats = this.#near.length;
    const near = softmax(this.#net.outputs(hidden, this.#near), 1);
    return near.map((_, at) => near[(at - seat + seats) % seats]!);
  }

  /** How likely the net thinks each of these actions. */
  priors(hidden: Float32Array, actions: readonly Action[]): number[] {
    return softmax(
      this.#net.outputs(
        hidden,
        actions.map((action) => POLICY + action),
      ),
      1,
    );
  }
}
