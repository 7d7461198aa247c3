/*
 * Elementary functions with the same result, to the last bit, on every engine. Those of `Math` may differ between
 * engines, and one bit can decide between near-equal actions. Only operations that IEEE 754 rounds exactly are used.
 */

/** ln 2 in two parts; the first has few enough bits for its small multiples to be exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const SMALLEST = -1074;
const LARGEST = 1023;
/** Reciprocals of the factorials from 13 down to 0. */
const TERMS = Array.from({ length: 14 }, (_, i) => 1 / factorial(13 - i));
/** Reciprocals of the odd numbers from 21 down to 1. */
const ODDS = Array.from({ length: 11 }, (_, i) => 1 / (21 - 2 * i));
const POWERS = powersOfTwo();

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(LARGEST - SMALLEST + 1);
  powers[-SMALLEST] = 1;
  for (let k = 1; k <= LARGEST; k++) powers[k - SMALLEST] = 2 * powers[k - 1 - SMALLEST]!;
  for (let k = -1; k >= SMALLEST; k--) powers[k - SMALLEST] = powers[k + 1 - SMALLEST]! / 2;
  return powers;
}

export function exp(x: number): number {
  const k = Math.round(x / Math.LN2);
  if (!(k >= SMALLEST)) return Number.isNaN(x) ? x : 0;
  if (k > LARGEST) return Number.POSITIVE_INFINITY;
  const rest = x - k * LN2_HIGH - k * LN2_LOW;
  let sum = 0;
  for (let i = 0; i < TERMS.length; i++) sum = sum * rest + TERMS[i]!;
  return sum * POWERS[k - SMALLEST]!;
}

const float = new Float64Array(1);
const bits = new Uint32Array(float.buffer);

/** For positive normal numbers. */
export function log(x: number): number {
  float[0] = x;
  let k = (bits[1]! >>> 20) - 1023;
  let part = x / POWERS[k - SMALLEST]!;
  if (part > Math.SQRT2) {
    part /= 2;
    k++;
  }
  const s = (part - 1) / (part + 1);
  let sum = 0;
  for (let i = 0; i < ODDS.length; i++) sum = sum * s * s + ODDS[i]!;
  return k * LN2_HIGH + (k * LN2_LOW + 2 * s * sum);
}

/** For x ≥ 0. */
export function power(x: number, y: number): number {
  if (y === 1) return x;
  return x === 0 ? (y === 0 ? 1 : 0) : exp(y * log(x));
}
