import { describe, expect, test } from 'vitest';
import { applyTemperature } from '../../bots/temperature.ts';
import { defaultOptions } from '../../core/options.ts';
import { below, stream } from '../../core/rng.ts';
import { gameNamed } from '../command.ts';
import { told, verdict } from './index.ts';
import { calibrationPage } from './page.ts';
import { type Claim, fitTemperature, reliability } from './reliability.ts';
import { testify } from './task.ts';

/** Whoever is drawn wins, each seat with its chance. */
function truth(chances: readonly number[], rng: ReturnType<typeof stream>): number[] {
  const drawn = below(rng, 1_000_000) / 1_000_000;
  let sum = 0;
  const winner = chances.findIndex((chance) => {
    sum += chance;
    return sum > drawn;
  });
  return chances.map((_, seat) => (seat === winner ? 1 : 0));
}

const claimed = (count: number, told: (chances: readonly number[]) => number[]): Claim[] => {
  const rng = stream('claims', 'test');
  return Array.from({ length: count }, () => {
    const chances = applyTemperature(
      [1, 2, 3, 4].map(() => 0.02 + below(rng, 100) / 100),
      0.5,
    );
    return { stated: told(chances), won: truth(chances, rng) };
  });
};

describe('reliability', () => {
  test('has the Brier score and the errors that can be counted by hand', () => {
    const found = reliability([
      { stated: [0.8, 0.2], won: [1, 0] },
      { stated: [0.8, 0.2], won: [0, 1] },
    ]);
    // (0.04 + 0.04 + 0.64 + 0.64) / 4, and half of what was told as 0.8 and as 0.2 came.
    expect(found.brier).toBeCloseTo(0.34, 9);
    expect(found.brierOfNothing).toBeCloseTo(0.25, 9);
    expect(found.error).toBeCloseTo(0.3, 9);
    expect(found.logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.2)) / 2, 9);
    expect(found.bins).toEqual([
      { stated: 0.2, won: 0.5, count: 2 },
      { stated: 0.8, won: 0.5, count: 2 },
    ]);
    expect(reliability([])).toMatchObject({ claims: 0, brier: 0, error: 0, bins: [] });
  });

  test('finds no error in the truth, and much in exaggeration', () => {
    expect(reliability(claimed(4000, (chances) => [...chances])).error).toBeLessThan(0.015);
    const loud = claimed(4000, (chances) => applyTemperature(chances, 0.4));
    expect(reliability(loud).error).toBeGreaterThan(0.08);
  });

  test('a temperature takes back what was exaggerated', () => {
    const loud = claimed(4000, (chances) => applyTemperature(chances, 0.5));
    const temperature = fitTemperature(loud);
    expect(temperature).toBeGreaterThan(1.85);
    expect(temperature).toBeLessThan(2.15);
    const cooled = loud.map(({ stated, won }) => ({ stated: applyTemperature(stated, temperature), won }));
    expect(reliability(cooled).error).toBeLessThan(0.015);
    expect(applyTemperature([0.7, 0.3], 1)).toEqual([0.7, 0.3]);
  });
});

const inquiry = {
  game: 'han',
  seats: 3,
  options: defaultOptions(gameNamed('han'), 3),
  players: 'greedy',
  nodes: 4,
  looks: 3,
  seed: 'calibrate',
} as const;

test('a game is asked about, comes out the same again, and is drawn', () => {
  const games = [0, 1].map((block) => testify(inquiry, block));
  expect(testify(inquiry, 0)).toEqual(games[0]);
  for (const { won, statements } of games) {
    expect(won.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(statements).toHaveLength(3);
    for (const { at, h1, s2 } of statements) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThanOrEqual(1);
      for (const stated of [h1, s2]) expect(stated.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 3);
    }
  }
  const [h1, s2] = (['h1', 's2'] as const).map((who) => verdict(who, games.slice(0, 1), games.slice(1)));
  expect(told('han', games).reliability.claims).toBe(6);
  const html = calibrationPage({
    ...inquiry,
    games: 1,
    fitted: 1,
    h1: h1!,
    s2: s2!,
    told: told('han', games),
    seconds: 0,
  });
  expect(html.match(/<svg class="chart"/g)).toHaveLength(4);
  expect(html).not.toMatch(/NaN|Infinity|undefined|https?:|<script/);
});
