import type { Seed } from './game.ts';
import { sha256, utf8 } from './sha256.ts';

/** sfc32: four words, all of them secret. Plain numbers, so that a state with its streams is plain JSON. */
export type Stream = [a: number, b: number, c: number, d: number];

/** The stream of one source of chance. Streams of one seed are independent. */
export function stream(seed: Seed, source: string): Stream {
  const name = utf8(`${source}\0`);
  const secret = typeof seed === 'string' ? utf8(seed) : seed;
  const message = new Uint8Array(name.length + secret.length);
  message.set(name);
  message.set(secret, name.length);
  const words = new DataView(sha256(message).buffer);
  const out: Stream = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
  for (let i = 0; i < 12; i++) next(out);
  return out;
}

/** The next 32 bits, as an unsigned integer. */
export function next(s: Stream): number {
  const a = s[0];
  const b = s[1];
  const c = s[2];
  const d = s[3];
  const t = (((a + b) | 0) + d) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  s[3] = (d + 1) | 0;
  return t >>> 0;
}

const RANGE = 0x100000000;

/** A uniform integer from 0 to `n - 1`, by rejection sampling. */
export function below(s: Stream, n: number): number {
  if (!(n >= 1)) throw new RangeError(`There is no choice among ${n}.`);
  for (;;) {
    const x = next(s);
    const r = x % n;
    if (x - r + n <= RANGE) return r;
  }
}

export function shuffle<T>(items: T[], s: Stream): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const t = items[i]!;
    items[i] = items[j]!;
    items[j] = t;
  }
  return items;
}

/** A new stream seeded from another. */
export const fork = (s: Stream): Stream => [next(s) | 0, next(s) | 0, next(s) | 0, next(s) | 0];
