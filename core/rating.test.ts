import { describe, expect, test } from 'vitest';
import { drifted, type Rating, rate, shownRating, UNRATED } from './rating.ts';

const close = (found: readonly Rating[], known: readonly (readonly [number, number])[]): void => {
  known.forEach(([mu, sigma], i) => {
    expect(found[i]!.mu).toBeCloseTo(mu, 9);
    expect(found[i]!.sigma).toBeCloseTo(sigma, 9);
  });
};

describe('a game without ties, against figures of the npm package openskill 5.0.1 with tau 0', () => {
  test('three who are unknown', () => {
    close(rate([UNRATED, UNRATED, UNRATED], [1, 2, 3]), [
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ]);
  });

  test('four known ones', () => {
    const known = [
      { mu: 30, sigma: 2 },
      { mu: 20, sigma: 4 },
      { mu: 27.5, sigma: 1.5 },
      { mu: 25, sigma: 8 },
    ];
    const orders = [
      [
        [29.890611830036516, 1.99709409798331],
        [21.08638407823627, 3.991462915672527],
        [27.57076057718826, 1.4994503925556912],
        [20.391929099782377, 7.325315637971746],
      ],
      [
        [29.86812658368925, 1.9970576247809841],
        [20.814806623509305, 3.980425179273409],
        [27.630071240078426, 1.4997380699098461],
        [20.150944004704026, 7.302853762386029],
      ],
    ] as const;
    close(rate(known, [3, 1, 2, 4]), orders[0]);
    close(rate(known, [3, 2, 1, 4]), orders[1]);
    // A tie is the mean of both orders.
    close(
      rate(known, [3, 1, 1, 4]),
      orders[0].map(([mu, sigma], i) => [(mu + orders[1][i]![0]) / 2, (sigma + orders[1][i]![1]) / 2]),
    );
  });
});

test('among five equals two tied firsts gain most', () => {
  const gains = rate(Array(5).fill(UNRATED), [1, 1, 3, 4, 5]).map(({ mu }) => mu - UNRATED.mu);
  expect(gains.map((gain) => Math.round(100 * gain) / 100)).toEqual([2.25, 2.25, 0.72, -0.94, -4.28]);
});

test('five who share the first place neither gain nor lose', () => {
  for (const { mu } of rate(Array(5).fill(UNRATED), [1, 1, 1, 1, 1])) expect(mu).toBeCloseTo(25, 9);
});

test('a rating grows less certain with time, but never less than that of somebody new', () => {
  const settled = { mu: 30, sigma: 2 };
  const [soon, later] = [drifted(settled, 0), drifted(settled, 12)];
  expect(soon.sigma).toBeGreaterThan(2);
  expect(later.sigma).toBeGreaterThan(soon.sigma);
  expect(drifted(settled, 10_000)).toEqual({ mu: 30, sigma: UNRATED.sigma });
});

test('with drift, the margin of somebody who keeps playing settles', () => {
  let ratings: Rating[] = Array(4).fill(UNRATED);
  for (let game = 0; game < 2000; game++)
    ratings = rate(
      ratings.map((rating) => drifted(rating, 0)),
      [1, 2, 3, 4].map((_, seat) => 1 + ((seat + game) % 4)),
    );
  for (const { sigma } of ratings) {
    expect(sigma).toBeGreaterThan(1.5);
    expect(sigma).toBeLessThan(1.7);
  }
});

test('is shown on a scale around 1500', () => {
  expect(shownRating(UNRATED)).toEqual({ points: 1500, margin: 333 });
  expect(shownRating({ mu: 28.5, sigma: 1.125 })).toEqual({ points: 1640, margin: 45 });
});
