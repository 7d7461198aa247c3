import type { Action, Seat, State, View } from '../../core/game.ts';
import { softmax } from '../shares.ts';
import type { Net } from './net.ts';

/** The input features of one game's net. */
export interface NetFeatures<V extends View = View, S extends State = State> {
  readonly inputs: number;
  /** Points that make one seat e times as likely to win as another. */
  readonly spread: number;
  /** The PUCT constant: the less moves differ in what they are worth, the smaller. */
  readonly exploration: number;
  /** Whether a view hides nothing but chance to come, so that its samples differ in their streams alone. */
  readonly isOpen: boolean;
  seats(view: V): number;
  /** The view of a seat, which may share parts with the state: it holds until the state changes. */
  peek(s: S, seat: Seat): V;
  features(view: V, me: Seat, decider: Seat, x: Float32Array): void;
}

/** Outputs of a net: win shares, score margins (both by seat), then a preference for each action. */
export const VALUES = 5;
export const POLICY = 2 * VALUES;

/** Evaluates positions, as one seat sees them, with a net and the features it was trained on. */
export class NetEvaluator {
  readonly spread: number;
  readonly exploration: number;
  readonly seats: number;
  readonly isOpen: boolean;
  readonly #net: Net;
  readonly #sight: NetFeatures;
  /** The hidden layers of all positions judged so far. */
  readonly #chunks: Float32Array[] = [];
  #count = 0;

  constructor(net: Net, sight: NetFeatures, seats: number) {
    if (net.inputs !== sight.inputs)
      throw new Error(`The net has ${net.inputs} inputs, the features are ${sight.inputs}.`);
    this.spread = sight.spread;
    this.exploration = sight.exploration;
    this.seats = seats;
    this.isOpen = sight.isOpen;
    this.#net = net;
    this.#sight = sight;
  }

  /** Each seat's win share, as this seat sees the position; `latest` is what `priors` needs to know of it later. */
  shares(s: State, seat: Seat): number[] {
    const net = this.#net;
    const { seats } = this;
    this.#sight.features(this.#sight.peek(s, seat), seat, seat, net.x);
    net.run();
    this.#keep();
    const near = softmax(net.outputs(0, NEAR[seats]!), 1);
    // The net counts seats from the viewer.
    return near.map((_, at) => near[(at - seat + seats) % seats]!);
  }

  get latest(): number {
    return this.#count - 1;
  }

  /** How likely the net thinks each of these actions in a position it has judged. */
  priors(position: number, actions: readonly Action[]): number[] {
    const { deep } = this.#net;
    const chunk = this.#chunks[Math.floor(position / CHUNK)]!;
    const from = (position % CHUNK) * deep.length;
    for (let i = 0; i < deep.length; i++) deep[i] = chunk[from + i]!;
    return softmax(this.#net.outputs(POLICY, actions), 1);
  }

  /** Small arrays of their own would cost more than the copy. */
  #keep(): void {
    const { deep } = this.#net;
    const at = this.#count++;
    if (at % CHUNK === 0) this.#chunks.push(new Float32Array(CHUNK * deep.length));
    const chunk = this.#chunks[Math.floor(at / CHUNK)]!;
    const to = (at % CHUNK) * deep.length;
    for (let i = 0; i < deep.length; i++) chunk[to + i] = deep[i]!;
  }
}

/** Positions whose hidden layers lie in one array. */
const CHUNK = 64;
const NEAR = Array.from({ length: VALUES + 1 }, (_, seats) => Array.from({ length: seats }, (_, k) => k));
