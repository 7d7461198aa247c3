import { describe, expect, test } from 'vitest';
import { below, stream } from '../../core/rng.ts';
import { type Block, playBlock } from './block.ts';
import { compare, quantile, shareOf, sprt } from './statistics.ts';

const blocks = (shares: readonly number[], mirror = 0.25): Block[] =>
  shares.map((a, block) => ({ block, a, b: mirror, scoreA: 10, scoreB: 9, games: 8 }));

/** The share of one bot in a deal of four games, each won with the same chance. */
const drawn = (rng: ReturnType<typeof stream>, chance: number): number =>
  [0, 1, 2, 3].reduce((won) => won + (below(rng, 1000) < 1000 * chance ? 0.25 : 0), 0);

describe('statistics of blocks', () => {
  test('equal strength is no difference', () => {
    const { share, elo, interval } = compare(blocks([0, 0.25, 0.5, 0.25]), 4);
    expect(share).toBe(0.25);
    expect(elo).toBeCloseTo(0, 9);
    expect(interval[0]).toBeLessThan(0.05);
    expect(interval[1]).toBeGreaterThan(0.45);
  });

  test('the interval narrows with the root of the blocks', () => {
    const width = (n: number): number => {
      const shares = Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 0.25 : 0.75));
      const { interval } = compare(blocks(shares), 4);
      return interval[1] - interval[0];
    };
    expect(width(400) / width(100)).toBeCloseTo(0.5, 1);
  });

  test('blocks that were all won are no proof of winning always', () => {
    const { interval } = compare(blocks([1, 1, 1, 1, 1]), 4);
    expect(interval[0]).toBeCloseTo(0.84, 2);
    expect(interval[1]).toBe(1);
  });

  test('the quantiles are those of the tables of Student', () => {
    const known = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179];
    known.forEach((t, k) => {
      expect(quantile(k + 2)).toBeCloseTo(t, 2);
    });
    for (const [freedom, t] of [
      [20, 2.086],
      [30, 2.042],
      [60, 2.0],
      [120, 1.98],
    ] as const)
      expect(quantile(freedom + 1)).toBeCloseTo(t, 2);
    expect(quantile(1)).toBe(Number.POSITIVE_INFINITY);
  });

  test('the interval of a small sample is the one of the textbook', () => {
    // Mean 0.5, deviation 0.2449, t 2.571 with 6 blocks.
    const { share, interval } = compare(blocks([0.25, 0.25, 0.5, 0.5, 0.75, 0.75]), 4);
    expect(share).toBe(0.5);
    expect(interval[0]).toBeCloseTo(0.5 - (2.571 * Math.sqrt(0.05)) / Math.sqrt(6), 3);
  });

  test('the interval holds the truth 19 times of 20', () => {
    const rng = stream('coverage', 'test');
    let held = 0;
    const runs = 1000;
    for (let run = 0; run < runs; run++) {
      const { interval } = compare(blocks(Array.from({ length: 25 }, () => drawn(rng, 0.4))), 4);
      if (interval[0] <= 0.4 && 0.4 <= interval[1]) held++;
    }
    expect(held / runs).toBeGreaterThan(0.93);
    expect(held / runs).toBeLessThan(0.97);
  });

  test('the sequential test errs no more than it says', () => {
    for (const [truth, wrong] of [
      [0.25, 'h1'],
      [0.35, 'h0'],
    ] as const) {
      const rng = stream('sprt', 'test');
      let errors = 0;
      const runs = 300;
      for (let run = 0; run < runs; run++) {
        const played: number[] = [];
        let verdict = sprt([], 0.25, 0.35).verdict;
        while (verdict === 'open') {
          played.push(drawn(rng, truth));
          verdict = sprt(blocks(played), 0.25, 0.35).verdict;
        }
        if (verdict === wrong) errors++;
      }
      expect(errors / runs).toBeLessThan(0.08);
    }
  });

  test('Elo and win share are two names of one thing', () => {
    for (const seats of [2, 3, 4, 5]) expect(shareOf(0, seats)).toBeCloseTo(1 / seats, 9);
    expect(shareOf(400, 2)).toBeCloseTo(10 / 11, 9);
    const share = shareOf(120, 4);
    const { elo } = compare(blocks([share, share], shareOf(-120, 4)), 4);
    expect(elo).toBeCloseTo(120, 6);
  });

  test('the sequential test decides for the truth and waits while there is doubt', () => {
    const mixed = (share: number, n: number): Block[] =>
      blocks(Array.from({ length: n }, (_, i) => share + (i % 2 === 0 ? 0.2 : -0.2)));
    expect(sprt(mixed(0.25, 200), 0.25, 0.31).verdict).toBe('h0');
    expect(sprt(mixed(0.31, 200), 0.25, 0.31).verdict).toBe('h1');
    expect(sprt(mixed(0.28, 200), 0.25, 0.31).verdict).toBe('open');
    expect(sprt(mixed(0.9, 3), 0.25, 0.31).verdict).toBe('open');
  });
});

test('without the other way round Elo comes from one side alone', () => {
  const { elo, mirror, eloInterval } = compare(
    blocks([0.5, 0.5, 0.75, 0.25]).map((block) => ({ ...block, b: null })),
    4,
  );
  expect(mirror).toBeNull();
  expect(shareOf(elo, 4)).toBeCloseTo(0.5, 9);
  expect(eloInterval[0]).toBeLessThan(elo);
});

test('a block of one bot against itself is fair to the last digit', () => {
  const contest = {
    game: 'dragon',
    seats: 3,
    options: {
      largePrivilegeCost: 6,
      startPlayer: 0,
      openHands: true,
      greatWall: false,
      superEvent: 'none',
    },
    seed: 'fair',
    mirror: true,
    budget: { nodes: 4 },
  } as const;
  const { a, b, games } = playBlock({ ...contest, a: 'greedy', b: 'greedy' }, 0);
  expect(a).toBeCloseTo(1 / 3, 9);
  expect(b).toBeCloseTo(1 / 3, 9);
  expect(games).toBe(6);
  expect(playBlock({ ...contest, a: 'h1', b: 'random' }, 1)).toEqual(
    playBlock({ ...contest, a: 'h1', b: 'random' }, 1),
  );
});
