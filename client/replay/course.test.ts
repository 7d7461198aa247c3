import { expect, it } from 'vitest';
import { leadsOf, marksOf } from './course.ts';

it('marks the first moment of every round, and neither what comes before nor after them', () => {
  const rounds = [undefined, undefined, 1, 1, 2, 2, 2, 3, undefined];
  expect(marksOf(rounds)).toEqual([
    { ply: 2, round: 1 },
    { ply: 4, round: 2 },
    { ply: 7, round: 3 },
  ]);
});

it('tells who took the lead from whom; whoever is first to score takes it from nobody', () => {
  const scores = [
    [0, 0, 0],
    [3, 0, 0],
    [3, 3, 0],
    [3, 4, 0],
    [3, 4, 9],
  ];
  expect(leadsOf(scores)).toEqual([
    { ply: 3, seat: 1, ahead: 1 },
    { ply: 4, seat: 2, ahead: 5 },
  ]);
});

it('leaves out whoever only draws level and leads again', () => {
  expect(
    leadsOf([
      [2, 0],
      [2, 2],
      [4, 2],
    ]),
  ).toEqual([]);
});

it('keeps the largest changes, no two of them too near to each other', () => {
  // The lead changes with every decision, by more each time.
  const scores = Array.from({ length: 101 }, (_, n) => (n % 2 === 0 ? [n * n, 0] : [0, n * n]));
  const leads = leadsOf(scores);
  expect(leads).toHaveLength(5);
  expect(leads.at(-1)).toEqual({ ply: 100, seat: 0, ahead: 10_000 });
  const gaps = leads.slice(1).map(({ ply }, n) => ply - leads[n]!.ply);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
});
