import { expect, test } from 'vitest';
import { coarseFirst, spread } from './review.ts';
import { type Estimate, sharesAt, smoothed, swingsOf } from './swing.ts';

const two = (...chances: readonly number[]): Estimate[] =>
  chances.map((share, n) => ({ ply: n * 10, shares: [share, 1 - share] }));

test('between two estimates chances change in a straight line', () => {
  const known = two(0.2, 0.6, 1);
  expect(sharesAt(known, 0)![0]).toBeCloseTo(0.2);
  expect(sharesAt(known, 5)![0]).toBeCloseTo(0.4);
  expect(sharesAt(known, 20)![0]).toBe(1);
  expect(sharesAt([], 3)).toBeUndefined();
});

test('smoothing takes out what goes to and fro, and leaves the end as it came out', () => {
  const calm = smoothed(two(0.4, 0.6, 0.4, 0.6, 0.4, 0.6, 1));
  for (const { shares } of calm.slice(1, -2)) expect(shares[0]).toBeCloseTo(0.5);
  expect(calm.at(-1)!.shares).toEqual([1, 0]);
  expect(calm.at(-2)!.shares[0]).toBeLessThan(0.6);
});

test('a game turns where chances change most, and the victory of whoever is ahead is no turn', () => {
  const three = [0.5, 0.52, 0.2, 0.22, 0.7, 0.72, 0.7, 1].map((share, n) => ({
    ply: n * 10,
    shares: [(1 - share) * 0.6, share, (1 - share) * 0.4],
  }));
  expect(swingsOf(three)).toEqual([
    { ply: 20, seat: 1, from: 0.52, to: 0.2 },
    { ply: 40, seat: 1, from: 0.22, to: 0.7 },
  ]);
  const upset = swingsOf(two(0.5, 0.5, 0.4, 1));
  expect(upset.map(({ ply }) => ply)).toContain(30);
});

test('turns are judged coarsely first, each once', () => {
  const plies = spread(
    Array.from({ length: 200 }, (_, n) => n),
    72,
  );
  expect(plies).toHaveLength(72);
  expect([plies[0], plies.at(-1)]).toEqual([0, 199]);
  const order = coarseFirst(plies);
  expect(order.toSorted((a, b) => a - b)).toEqual(plies);
  // After eight estimates no unknown part of the game is longer than a quarter.
  const early = order.slice(0, 8).sort((a, b) => a - b);
  expect(Math.max(...early.map((ply, n) => ply - (early[n - 1] ?? 0)))).toBeLessThan(50);
});
