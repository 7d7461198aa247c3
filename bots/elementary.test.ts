import { expect, test } from 'vitest';
import { exp, log, power } from './elementary.ts';

const near = (found: number, wanted: number): boolean => Math.abs(found - wanted) <= 4e-15 * Math.abs(wanted);

test('exp, log and power are those of Math but for the last bits', () => {
  for (let x = -700; x <= 700; x += 0.37) expect(near(exp(x), Math.exp(x)), `exp ${x}`).toBe(true);
  for (let x = 1e-9; x < 1e9; x *= 1.013)
    expect(Math.abs(log(x) - Math.log(x)), `log ${x}`).toBeLessThan(1e-14);
  for (let x = 0.01; x < 50; x *= 1.17)
    for (const y of [0.3, 0.5, 1, 1.7, -2]) expect(near(power(x, y), x ** y), `${x} ** ${y}`).toBe(true);
});

test('their ends are where they should be', () => {
  expect([exp(0), exp(-800), exp(800), exp(Number.NEGATIVE_INFINITY)]).toEqual([
    1,
    0,
    Number.POSITIVE_INFINITY,
    0,
  ]);
  expect([log(1), power(0, 2), power(0, 0), power(5, 0), power(0.7, 1)]).toEqual([0, 0, 1, 1, 0.7]);
});
