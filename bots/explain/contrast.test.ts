import { expect, test } from 'vitest';
import { contrast, contrastOthers, expectedScores } from './contrast.ts';

const outcome = (...points: number[]) => ({
  score: points.reduce((sum, p) => sum + p, 0),
  points,
  timed: [points.map(() => 0), points, points.map(() => 0)],
  table: [points, points.map((p) => 10 - p)],
  turns: 1,
});

test('a difference is the mean over pairs, and surer the less it varies', () => {
  const ours = [outcome(5, 1), outcome(7, 9), outcome(6, 2), outcome(6, 8)];
  const theirs = [outcome(2, 1), outcome(4, 1), outcome(3, 8), outcome(3, 2)];
  const [steady, loose] = contrast(['steady', 'loose'], ours, theirs);
  expect(steady).toEqual({ source: 'steady', points: 3, zScore: 3 / Math.sqrt(0.25 / 4) });
  expect(loose!.points).toBe(2);
  expect(loose!.zScore).toBeLessThan(2);
});

test('of a difference in points, chance is not believed', () => {
  const steady = [4, 5, 6, 5].map((n) => outcome(n));
  const [a, b] = expectedScores([steady, steady.map(({ score }) => outcome(score + 4))]);
  expect(b! - a!).toBeGreaterThan(3.5);
  expect((a! + b!) / 2).toBeCloseTo(7, 9);
  const wild = [outcome(0), outcome(12), outcome(0), outcome(12)];
  const [c, d] = expectedScores([steady, wild]);
  expect(Math.abs(c! - d!)).toBeLessThan(0.5);
});

test('only a source that pays at several times says when its difference comes', () => {
  const at = (soon: number, later: number) => ({ ...outcome(soon + later), timed: [[soon], [later], [0]] });
  const [late] = contrast(['x'], [at(1, 5), at(1, 4)], [at(1, 1), at(1, 0)]);
  expect(late!.when).toBe('later');
  const [mixed] = contrast(['x'], [at(3, 3), at(3, 3)], [at(1, 1), at(1, 1)]);
  expect(mixed!.when).toBeUndefined();
  const [only] = contrast(['x'], [at(0, 5), at(0, 5)], [at(0, 1), at(0, 1)]);
  expect(only!.when).toBeUndefined();
});

test('a difference of another player names the seat', () => {
  const found = contrastOthers(['x'], 0, [outcome(5), outcome(6)], [outcome(2), outcome(3)]);
  expect(found).toMatchObject([{ source: 'x', points: -3, to: 1 }]);
});
