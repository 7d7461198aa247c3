import { describe, expect, test } from 'vitest';
import { UNRATED } from '../../core/rating.ts';
import { shareOf } from '../arena/statistics.ts';
import { fitElo, type Outcome } from './luce.ts';
import { ladderPage } from './page.ts';
import { type Played, playRound, type Round } from './round.ts';
import { lineups, tableOf } from './schedule.ts';
import { standings } from './standings.ts';

describe('Elo', () => {
  const table = (seats: number[], wins: number[]): Outcome => ({
    seats,
    wins,
    games: wins.reduce((sum, won) => sum + won),
  });

  test('of two seats is that of chess: 75 % are 191 points', () => {
    const [a, b] = fitElo([table([1, 1], [75_000, 25_000])], 2);
    expect(a! - b!).toBeCloseTo(190.85, 1);
  });

  test('of four seats agrees with the arena', () => {
    const share = shareOf(120, 4);
    const [a, b] = fitElo([table([1, 3], [1e6 * share, 1e6 * (1 - share)])], 2);
    expect(a! - b!).toBeCloseTo(120, 1);
  });

  test('finds the strengths that made the results, and measures who never wins', () => {
    const truth = [-300, -100, 0, 400];
    const strengths = truth.map((elo) => 10 ** (elo / 400));
    const tables = lineups(4, 3).map((lineup) => {
      const sum = lineup.reduce((all, bot) => all + strengths[bot]!, 0);
      return table(
        truth.map((_, bot) => (lineup.includes(bot) ? 1 : 0)),
        truth.map((_, bot) => (lineup.includes(bot) ? (1e5 * strengths[bot]!) / sum : 0)),
      );
    });
    fitElo(tables, 4).forEach((elo, i) => {
      expect(elo).toBeCloseTo(truth[i]!, 0);
    });
    const [never] = fitElo([table([1, 1], [0, 50])], 2);
    expect(never).toBeLessThan(-200);
    expect(never).toBeGreaterThan(-1000);
  });
});

describe('the schedule', () => {
  test('lets every bot meet every other as often', () => {
    for (const [bots, seats] of [
      [6, 4],
      [5, 2],
      [3, 3],
      [2, 4],
      [3, 5],
    ] as const) {
      const all = lineups(bots, seats);
      const seen = Array<number>(bots).fill(0);
      for (const lineup of all) {
        expect(lineup).toHaveLength(seats);
        for (const bot of lineup) seen[bot]!++;
      }
      expect(new Set(seen).size).toBe(1);
    }
    expect(lineups(6, 4)).toHaveLength(15);
  });

  test('plays all tables on one deal before the next deal', () => {
    const all = lineups(4, 3);
    const first = [0, 1, 2, 3].map((block) => tableOf(all, 's', block));
    expect(new Set(first.map(({ lineup }) => lineup.toSorted().join())).size).toBe(4);
    expect(first.every(({ deal }) => deal === 0)).toBe(true);
    expect(tableOf(all, 's', 4).deal).toBe(1);
  });
});

const season = {
  game: 'han',
  seats: 3,
  options: {},
  bots: ['random', 'greedy', 'level2'],
  seed: 'ladder',
  budget: { nodes: 4 },
} as const;

test('a round gives every bot every seat, and comes out the same again', () => {
  const options = {
    map: 'border-disputes',
    fortresses: false,
    portScoring: true,
    removal: 'perColour',
    startPlayer: 0,
  };
  const round = playRound({ ...season, options }, 0);
  for (const seat of [0, 1, 2])
    expect(round.games.map(({ bots }) => bots[seat]!).toSorted()).toEqual([0, 1, 2]);
  expect(playRound({ ...season, options }, 0)).toEqual(round);
});

describe('standings', () => {
  const played = (places: number[], scores: number[]): Played => ({ bots: [0, 1, 2], places, scores });
  const rounds: Round[] = Array.from({ length: 40 }, (_, block) => ({
    block,
    games: [
      played([3, 2, 1], [10, 20, 30]),
      block % 2 === 0 ? played([2, 3, 1], [12, 11, 25]) : played([1, 2, 2], [30, 5, 5]),
    ],
  }));
  const found = standings(season.bots, rounds);

  test('count what was played', () => {
    expect(found).toMatchObject({ rounds: 40, games: 80 });
    expect(found.bots.map(({ winShare }) => winShare)).toEqual([0.25, 0, 0.75]);
    expect(found.bots[0]!.meanScore).toBeCloseTo(15.5, 9);
    expect(found.ahead[0]).toEqual([null, 0.5, 0.25]);
    expect(found.ahead[2]![1]).toBeCloseTo(0.875, 9);
  });

  test('rank and enclose: each interval holds its figure, and the best is rated best', () => {
    for (const { elo, eloInterval, gap, gapInterval } of found.bots) {
      expect(eloInterval[0]).toBeLessThanOrEqual(elo);
      expect(eloInterval[1]).toBeGreaterThanOrEqual(elo);
      if (gap === null) continue;
      expect(gapInterval![0]).toBeLessThanOrEqual(gap);
      expect(gapInterval![1]).toBeGreaterThanOrEqual(gap);
    }
    expect(found.bots.map(({ elo }) => elo).indexOf(Math.max(...found.bots.map(({ elo }) => elo)))).toBe(2);
    expect(found.bots[2]!.openskill.mu).toBeGreaterThan(found.bots[0]!.openskill.mu);
    expect(found.bots[2]!.openskill.sigma).toBeLessThan(UNRATED.sigma);
  });

  test('have a report that asks for nothing from outside', () => {
    const html = ladderPage({ ...season, ...found, seconds: 1 });
    expect(html).toContain('Han: the ladder');
    expect(html).not.toMatch(/NaN|Infinity|undefined|https?:|<script/);
    expect(html.match(/<svg class="chart"/g)).toHaveLength(4);
  });
});
