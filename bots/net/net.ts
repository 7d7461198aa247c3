import { softmax } from '../shares.ts';

/**
 * A small network: inputs → hidden → hidden, then a value for each player and a preference for each action.
 * Weights are float32 and sums are rounded to float32 in a fixed order, so all engines compute the same numbers.
 */
export class Net {
  readonly inputs: number;
  readonly #hidden: number;
  readonly #deep: number;
  readonly #outputs: number;
  /** One row for each input: its weights to the next layer. */
  readonly #weights: readonly [Float32Array, Float32Array, Float32Array];
  readonly #biases: readonly [Float32Array, Float32Array, Float32Array];
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  /** Scratch: the inputs that are not 0. */
  readonly #active: Int32Array;

  /** The file starts with four sizes; then come weights and biases of the three layers. */
  constructor(file: Float32Array) {
    const [inputs, hidden, deep, outputs] = file.subarray(0, 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    let at = 4;
    const take = (length: number): Float32Array => {
      at += length;
      return file.subarray(at - length, at);
    };
    const layer = (from: number, to: number) => [take(from * to), take(to)] as const;
    const [w1, b1] = layer(inputs, hidden);
    const [w2, b2] = layer(hidden, deep);
    const [w3, b3] = layer(deep, outputs);
    if (at !== file.length) throw new Error(`The net has ${file.length} numbers and needs ${at}.`);
    this.inputs = inputs;
    this.#hidden = hidden;
    this.#deep = deep;
    this.#outputs = outputs;
    this.#weights = [w1, w2, w3];
    this.#biases = [b1, b2, b3];
    this.#first = new Float32Array(hidden);
    this.#second = new Float32Array(deep);
    this.#active = new Int32Array(Math.max(inputs, hidden));
  }

  /** Runs the hidden layers. The result is a copy for `output` to read from. */
  run(x: Float32Array): Float32Array {
    this.#forward(0, x, this.inputs, this.#first, this.#hidden);
    this.#forward(1, this.#first, this.#hidden, this.#second, this.#deep);
    return this.#second.slice();
  }

  /** One output, before any softmax. */
  output(deep: Float32Array, index: number): number {
    const weights = this.#weights[2];
    let sum = this.#biases[2][index]!;
    for (let i = 0, at = index; i < this.#deep; i++, at += this.#outputs)
      if (deep[i]! > 0) sum = Math.fround(sum + deep[i]! * weights[at]!);
    return sum;
  }

  /** Softmax over the outputs at the given indices. */
  softmax(deep: Float32Array, indices: readonly number[]): number[] {
    return softmax(
      indices.map((index) => this.output(deep, index)),
      1,
    );
  }

  /**
   * Skips inputs that are 0 and units cut off by the ReLU, which are most. Four inputs at a time, because reading and
   * writing the sums costs more than multiplying.
   */
  #forward(layer: 0 | 1, x: Float32Array, from: number, out: Float32Array, to: number): void {
    const weights = this.#weights[layer];
    const indices = this.#active;
    out.set(this.#biases[layer]);
    let active = 0;
    for (let i = 0; i < from; i++) if (x[i]! > 0) indices[active++] = i;
    // Pads the last group of four with inputs of 0.
    const pad = active & 3 ? 4 - (active & 3) : 0;
    for (let k = 0; k < active + pad; k += 4) {
      const i0 = indices[k]!;
      const i1 = k + 1 < active ? indices[k + 1]! : i0;
      const i2 = k + 2 < active ? indices[k + 2]! : i0;
      const i3 = k + 3 < active ? indices[k + 3]! : i0;
      const v0 = x[i0]!;
      const v1 = k + 1 < active ? x[i1]! : 0;
      const v2 = k + 2 < active ? x[i2]! : 0;
      const v3 = k + 3 < active ? x[i3]! : 0;
      const r0 = i0 * to;
      const r1 = i1 * to;
      const r2 = i2 * to;
      const r3 = i3 * to;
      for (let j = 0; j < to; j++)
        out[j] =
          out[j]! +
          v0 * weights[r0 + j]! +
          v1 * weights[r1 + j]! +
          v2 * weights[r2 + j]! +
          v3 * weights[r3 + j]!;
    }
  }
}
