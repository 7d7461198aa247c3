import { KERNEL } from './kernel-bytes.ts';

/** The arithmetic of a net on one block of memory. Addresses and widths are in bytes; kernel.wat describes them. */
export interface Kernel {
  layer(
    x: number,
    xEnd: number,
    weights: number,
    biases: number,
    out: number,
    width: number,
    active: number,
  ): void;
  dot(x: number, weights: number, width: number): number;
}

/** A kernel and the memory it works on. */
export interface Engine {
  readonly kernel: Kernel;
  readonly memory: ArrayBuffer;
}

const PAGE = 65_536;

/** What is used of WebAssembly, which Node and pages have and the language's own library does not declare. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
}

/** In WebAssembly with SIMD, or nothing where that is missing or forbidden. */
export function wasmEngine(bytes: number): Engine | undefined {
  const { WebAssembly: wasm } = globalThis as { WebAssembly?: WebAssemblyApi };
  if (!wasm) return;
  try {
    const module = new wasm.Module(
      Uint8Array.from(KERNEL.match(/../g)!, (byte) => Number.parseInt(byte, 16)),
    );
    const memory = new wasm.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new wasm.Instance(module, { net: { memory } });
    return { kernel: exports as Kernel, memory: memory.buffer };
  } catch {
    // An engine without SIMD, or a page whose policy forbids WebAssembly.
    return;
  }
}

/** The same numbers without WebAssembly, about thirty times slower. */
export function plainEngine(bytes: number): Engine {
  const memory = new ArrayBuffer(bytes);
  return { kernel: plainKernel(new Float32Array(memory)), memory };
}

/** Every product and every sum is rounded to float32, in the order of kernel.wat. */
function plainKernel(numbers: Float32Array): Kernel {
  const { fround } = Math;
  return {
    layer(x, xEnd, weights, biases, out, width) {
      const columns = width / 4;
      const to = out / 4;
      numbers.copyWithin(to, biases / 4, biases / 4 + columns);
      let row = weights / 4;
      for (let i = x / 4; i < xEnd / 4; i++, row += columns) {
        const value = numbers[i]!;
        if (value === 0) continue;
        for (let k = 0; k < columns; k++)
          numbers[to + k] = fround(numbers[to + k]! + fround(value * numbers[row + k]!));
      }
      for (let k = 0; k < columns; k++) if (numbers[to + k]! < 0) numbers[to + k] = 0;
    },
    dot(x, weights, width) {
      const from = x / 4;
      const row = weights / 4;
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let i = 0; i < width / 4; i += 4) {
        a = fround(a + fround(numbers[from + i]! * numbers[row + i]!));
        b = fround(b + fround(numbers[from + i + 1]! * numbers[row + i + 1]!));
        c = fround(c + fround(numbers[from + i + 2]! * numbers[row + i + 2]!));
        d = fround(d + fround(numbers[from + i + 3]! * numbers[row + i + 3]!));
      }
      return fround(fround(a + b) + fround(c + d));
    },
  };
}
