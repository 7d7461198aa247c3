import { type Engine, plainEngine, wasmEngine } from './kernel.ts';

/** The kernel adds up this many outputs at a time. */
const BLOCK = 16;
const BYTES = 4;
const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/**
 * A small network: inputs → hidden → hidden, then a value for each player and a preference for each action.
 * All arithmetic is float32 in a fixed order, so all engines compute the same numbers.
 */
export class Net {
  readonly inputs: number;
  /** The inputs: fill them, then call `run`. */
  readonly x: Float32Array;
  readonly #engine: Engine;
  /** Bytes of a row of weights of the first and of the second layer. */
  readonly #widths: readonly [number, number];
  /** Where weights, biases and results of the layers begin, in bytes. */
  readonly #weights: readonly [number, number, number];
  readonly #biases: readonly [number, number];
  readonly #first: number;
  readonly #second: number;
  readonly #active: number;
  /** The last hidden layer after `run`. */
  readonly deep: Float32Array;
  readonly #lastBiases: Float32Array;

  /** The file starts with four sizes; then come weights and biases of the three layers. */
  constructor(
    file: Float32Array,
    engine: (bytes: number) => Engine = (bytes) => wasmEngine(bytes) ?? plainEngine(bytes),
  ) {
    const [inputs, hidden, deep, outputs] = file.subarray(0, 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const length = 4 + (inputs + 1) * hidden + (hidden + 1) * deep + (deep + 1) * outputs;
    if (length !== file.length) throw new Error(`The net has ${file.length} numbers and needs ${length}.`);
    this.inputs = inputs;
    const [h, d] = [padded(hidden), padded(deep)];
    this.#widths = [h * BYTES, d * BYTES];
    let at = 0;
    const place = (size: number): number => {
      at += size * BYTES;
      return at - size * BYTES;
    };
    this.#weights = [place(inputs * h), place(h * d), place(outputs * d)];
    this.#biases = [place(h), place(d)];
    this.#first = place(h);
    this.#second = place(d);
    const x = place(padded(inputs));
    // One more, which the kernel writes before it knows that an input is 0.
    this.#active = place(2 * (Math.max(inputs, h) + 1));
    this.#engine = engine(at);
    const { memory } = this.#engine;
    const numbers = new Float32Array(memory);
    this.x = new Float32Array(memory, x, inputs);
    this.deep = new Float32Array(memory, this.#second, d);
    let next = 4;
    const take = (size: number): Float32Array => {
      next += size;
      return file.subarray(next - size, next);
    };
    const rows = (start: number, count: number, size: number, width: number): void => {
      for (let i = 0; i < count; i++) numbers.set(take(size), start / BYTES + i * width);
    };
    rows(this.#weights[0], inputs, hidden, h);
    rows(this.#biases[0], 1, hidden, h);
    rows(this.#weights[1], hidden, deep, d);
    rows(this.#biases[1], 1, deep, d);
    // The last layer has a row for each output, as a search reads few of them.
    for (let i = 0; i < deep; i++)
      take(outputs).forEach((weight, output) => {
        numbers[this.#weights[2] / BYTES + output * d + i] = weight;
      });
    this.#lastBiases = take(outputs);
  }

  /** Runs the hidden layers on `x`. */
  run(): void {
    const { kernel } = this.#engine;
    const [w1, w2] = this.#weights;
    const [b1, b2] = this.#biases;
    const [h, d] = this.#widths;
    const { byteOffset } = this.x;
    kernel.layer(byteOffset, byteOffset + this.inputs * BYTES, w1, b1, this.#first, h, this.#active);
    kernel.layer(this.#first, this.#first + h, w2, b2, this.#second, d, this.#active);
  }

  /** Some of the outputs of `deep`, before any softmax; their numbers are counted from `first`. */
  outputs(first: number, indices: readonly number[]): number[] {
    const { kernel } = this.#engine;
    const start = this.#weights[2];
    const width = this.#widths[1];
    const biases = this.#lastBiases;
    const out: number[] = [];
    for (let k = 0; k < indices.length; k++) {
      const index = first + indices[k]!;
      out.push(Math.fround(biases[index]! + kernel.dot(this.#second, start + index * width, width)));
    }
    return out;
  }
}
