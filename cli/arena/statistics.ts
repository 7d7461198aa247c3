import type { Block } from './block.ts';

/** Both errors of the sequential test are 5 %: ln(0.95 / 0.05). */
export const BOUND = 2.94;
const LOGIT = 400 / Math.LN10;

type Interval = readonly [low: number, high: number];

export interface Comparison {
  readonly blocks: number;
  readonly games: number;
  /** Win share of one `a` among `b`s with its 95 % interval; and of one `b` among `a`s, if that was played. */
  readonly share: number;
  readonly interval: Interval;
  readonly mirror: number | null;
  /** Difference in strength, from all games. */
  readonly elo: number;
  readonly eloInterval: Interval;
  readonly scores: { readonly a: number; readonly b: number };
}

export interface Sprt {
  /** Win shares between which the test decides. */
  readonly h0: number;
  readonly h1: number;
  readonly llr: number;
  readonly verdict: 'h0' | 'h1' | 'open';
}

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;

/** Of the mean, from a sample. */
function standardError(xs: readonly number[]): number {
  const m = mean(xs);
  const squares = xs.reduce((sum, x) => sum + (x - m) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, xs.length - 1) / xs.length);
}

/** Two-sided 95 % of Student's t for 1, 2, … degrees of freedom. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
const NORMAL = 1.95996;

/** The same for a number of values, beyond the table by the expansion of Cornish and Fisher. */
export function quantile(n: number): number {
  const freedom = n - 1;
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  const z = NORMAL;
  return (
    STUDENT[freedom - 1] ??
    z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2)
  );
}

const clamp = (p: number): number => Math.max(0, Math.min(1, p));

/** Equal blocks say nothing about their variance: then games are counted one by one. */
function shareInterval(xs: readonly number[], games: number): Interval {
  const p = mean(xs);
  const error = standardError(xs);
  if (error > 0) {
    const half = quantile(xs.length) * error;
    return [clamp(p - half), clamp(p + half)];
  }
  return wilson(p, games);
}

/** Wilson's 95 % interval for a share of independent games. */
export function wilson(p: number, games: number): Interval {
  const z2 = NORMAL ** 2;
  const centre = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (NORMAL / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games ** 2));
  return [clamp(centre - half), clamp(centre + half)];
}

/** Statistics by block, because games of one deal are dependent. */
export function compare(blocks: readonly Block[], seats: number): Comparison {
  const as = blocks.map((block) => block.a);
  const bs = blocks.flatMap((block) => block.b ?? []);
  const mirrored = bs.length === blocks.length;
  const games = blocks.reduce((sum, block) => sum + block.games, 0);
  const inside = (p: number): number => Math.max(1 / (2 * games), Math.min(1 - 1 / (2 * games), p));
  const a = inside(mean(as));
  const b = mirrored ? inside(mean(bs)) : a;
  const strength = (p: number): number => LOGIT * Math.log((p * (seats - 1)) / (1 - p));
  const slope = (p: number): number => LOGIT / (p * (1 - p));
  const elo = mirrored ? (strength(a) - strength(b)) / 2 : strength(a);
  const parts = blocks.map((block) =>
    block.b === null || !mirrored
      ? slope(a) * (block.a - a)
      : (slope(a) * (block.a - a) - slope(b) * (block.b - b)) / 2,
  );
  const half = quantile(blocks.length) * standardError(parts);
  const interval = shareInterval(as, blocks.length * seats);
  const [low, high] = interval.map((p) => strength(inside(p))) as [number, number];
  return {
    blocks: blocks.length,
    games,
    share: mean(as),
    interval,
    mirror: mirrored ? mean(bs) : null,
    elo,
    eloInterval: half > 0 ? [elo - half, elo + half] : [low, high],
    scores: { a: mean(blocks.map((block) => block.scoreA)), b: mean(blocks.map((block) => block.scoreB)) },
  };
}

/** The win share of a bot that is `elo` points stronger than the others. */
export const shareOf = (elo: number, seats: number): number => {
  const odds = Math.exp(elo / LOGIT);
  return odds / (odds + seats - 1);
};

/** Weight, in blocks, of the maximal variance in its estimate. */
const CAUTION = 2;
const FEWEST = 6;

/** Generalised sequential probability ratio test on block means. */
export function sprt(blocks: readonly Block[], h0: number, h1: number): Sprt {
  const n = blocks.length;
  const as = blocks.map((block) => block.a);
  const m = n === 0 ? 0 : mean(as);
  // A few equal blocks would make the test overconfident, so the variance starts at that of single games.
  const squares = as.reduce((sum, a) => sum + (a - m) ** 2, 0);
  const variance = (squares + CAUTION * h0 * (1 - h0)) / (Math.max(0, n - 1) + CAUTION);
  const llr = (n * (h1 - h0) * (m - (h0 + h1) / 2)) / variance;
  const decided = n >= FEWEST;
  return {
    h0,
    h1,
    llr,
    verdict: decided && llr >= BOUND ? 'h1' : decided && llr <= -BOUND ? 'h0' : 'open',
  };
}
