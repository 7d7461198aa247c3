import { type Rating, rate, UNRATED } from '../../core/rating.ts';
import { below, stream } from '../../core/rng.ts';
import { fitElo, type Outcome } from './luce.ts';
import type { Played, Round } from './round.ts';
import { shuffled } from './schedule.ts';

type Interval = readonly [low: number, high: number];

export interface Standing {
  readonly name: string;
  /** Points of Elo; the first of the bots named has 0. */
  readonly elo: number;
  readonly eloInterval: Interval;
  /** Points of Elo above the bot named before it. */
  readonly gap: number | null;
  readonly gapInterval: Interval | null;
  readonly openskill: Rating;
  /** Games by seat, win share and mean points. */
  readonly games: number;
  readonly winShare: number;
  readonly meanScore: number;
}

export interface Standings {
  readonly bots: readonly Standing[];
  /** How often each bot placed ahead of each other one, ties counting half; null if they never met. */
  readonly ahead: readonly (readonly (number | null)[])[];
  readonly rounds: number;
  readonly games: number;
}

/** Resamples of the rounds for the intervals, and orders of the games that OpenSkill's ratings are averaged over. */
const RESAMPLES = 400;
const ORDERS = 20;

export function standings(names: readonly string[], rounds: readonly Round[]): Standings {
  const count = names.length;
  const games = rounds.flatMap((round) => round.games);
  const elos = fitElo(outcomesOf(rounds, count), count);
  const samples = resampled(rounds, count, elos);
  const ratings = openskill(rounds, count);
  const from = (i: number, base: number, values: readonly number[]): number => values[i]! - values[base]!;
  const bots = names.map((name, i): Standing => {
    const own = totals(games, i);
    return {
      name,
      elo: from(i, 0, elos),
      eloInterval: middle(samples.map((sample) => from(i, 0, sample))),
      gap: i === 0 ? null : from(i, i - 1, elos),
      gapInterval: i === 0 ? null : middle(samples.map((sample) => from(i, i - 1, sample))),
      openskill: ratings[i]!,
      games: own.seats,
      winShare: own.wins / own.seats,
      meanScore: own.points / own.seats,
    };
  });
  return { bots, ahead: aheads(games, count), rounds: rounds.length, games: games.length };
}

/** Win share of each seat. */
const winsOf = ({ places }: Played): number[] => {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
};

/** Groups games that are equal to the fit. */
function outcomesOf(rounds: readonly Round[], count: number): Outcome[] {
  const tables = new Map<string, { seats: number[]; wins: number[]; games: number }>();
  for (const { games } of rounds)
    for (const played of games) {
      const seats = Array<number>(count).fill(0);
      for (const bot of played.bots) seats[bot]!++;
      const key = seats.join();
      const table = tables.get(key) ?? { seats, wins: Array<number>(count).fill(0), games: 0 };
      tables.set(key, table);
      table.games++;
      winsOf(played).forEach((won, seat) => {
        table.wins[played.bots[seat]!]! += won;
      });
    }
  return [...tables.values()];
}

/** Bootstrap fits. Rounds are resampled, because games of one round are dependent. */
function resampled(rounds: readonly Round[], count: number, start: readonly number[]): number[][] {
  const rng = stream('ladder', 'bootstrap');
  return Array.from({ length: RESAMPLES }, () => {
    const drawn = rounds.map(() => rounds[below(rng, rounds.length)]!);
    return fitElo(outcomesOf(drawn, count), count, start);
  });
}

/** The middle 95 % of values. */
function middle(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return [at(0.025), at(0.975)];
}

/** Ratings after all games, averaged over random orders. */
function openskill(rounds: readonly Round[], count: number): Rating[] {
  const rng = stream('ladder', 'orders');
  const sums = Array.from({ length: count }, () => ({ mu: 0, sigma: 0 }));
  for (let k = 0; k < ORDERS; k++) {
    const ratings = Array<Rating>(count).fill(UNRATED);
    for (const { games } of shuffled(rounds, rng)) for (const played of games) rateGame(ratings, played);
    ratings.forEach(({ mu, sigma }, i) => {
      sums[i]!.mu += mu / ORDERS;
      sums[i]!.sigma += sigma / ORDERS;
    });
  }
  return sums;
}

/** A bot with two seats gets the changes of both. */
function rateGame(ratings: Rating[], { bots, places }: Played): void {
  const before = bots.map((bot) => ratings[bot]!);
  rate(before, places).forEach(({ mu, sigma }, seat) => {
    const now = ratings[bots[seat]!]!;
    const old = before[seat]!;
    ratings[bots[seat]!] = { mu: now.mu + mu - old.mu, sigma: (now.sigma * sigma) / old.sigma };
  });
}

function totals(games: readonly Played[], bot: number): { seats: number; wins: number; points: number } {
  const sum = { seats: 0, wins: 0, points: 0 };
  for (const played of games) {
    const wins = winsOf(played);
    played.bots.forEach((other, seat) => {
      if (other !== bot) return;
      sum.seats++;
      sum.wins += wins[seat]!;
      sum.points += played.scores[seat]!;
    });
  }
  return sum;
}

function aheads(games: readonly Played[], count: number): (number | null)[][] {
  const met = Array.from({ length: count }, () => Array<number>(count).fill(0));
  const ahead = met.map((row) => [...row]);
  for (const { bots, places } of games)
    bots.forEach((a, i) => {
      bots.forEach((b, j) => {
        if (a === b) return;
        met[a]![b]!++;
        ahead[a]![b]! += places[i]! < places[j]! ? 1 : places[i] === places[j] ? 0.5 : 0;
      });
    });
  return met.map((row, a) => row.map((n, b) => (n === 0 ? null : ahead[a]![b]! / n)));
}
