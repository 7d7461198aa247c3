import type { Block } from './block.ts';

/** Both errors of the sequential test are 5 %: ln(0.95 / 0.05). */
const BOUND = 2.94;
const LOGIT = 400 / Math.LN10;

type Interval = readonly [low: number, high: number];

export interface Comparison {
  readonly blocks: number;
  readonly games: number;
  /** Win share of one `a` among `b`s with its 95 % interval; and of one `b` among `a`s, if that was played. */
  readonly share: number;
  readonly interval: Interval;
  readonly mirror: number | null;
  /** How much stronger `a` is, from all that was played. */
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

/** Two-sided 95 % of Student's t, near enough for any number of blocks. */
const quantile = (n: number): number => (n < 2 ? Number.POSITIVE_INFINITY : 1.96 + 2.5 / (n - 1));

const clamp = (p: number): number => Math.max(0, Math.min(1, p));

/** Blocks that all ended alike tell nothing about their spread: then the games are counted one by one. */
function shareInterval(xs: readonly number[], games: number): Interval {
  const p = mean(xs);
  const error = standardError(xs);
  if (error > 0) {
    const half = quantile(xs.length) * error;
    return [clamp(p - half), clamp(p + half)];
  }
  const z2 = 1.96 ** 2;
  const centre = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (1.96 / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games ** 2));
  return [clamp(centre - half), clamp(centre + half)];
}

/** The unit of statistics is the block: games of one deal depend on each other. */
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

/** The share that a bot so many points of Elo stronger has against others. */
export const shareOf = (elo: number, seats: number): number => {
  const odds = Math.exp(elo / LOGIT);
  return odds / (odds + seats - 1);
};

/** A generalised sequential test on block means, which may stop as soon as it is sure. */
export function sprt(blocks: readonly Block[], h0: number, h1: number): Sprt {
  const as = blocks.map((block) => block.a);
  const variance = blocks.length < 4 ? 0 : standardError(as) ** 2;
  // Without any spread the blocks say little of their own; that of a single game bounds it from above.
  const m = blocks.length === 0 ? 0 : mean(as);
  const assumed = (h0 * (1 - h0)) / Math.max(1, blocks.length);
  const llr = ((h1 - h0) * (m - (h0 + h1) / 2)) / (variance > 0 ? variance : assumed);
  const decided = blocks.length >= 4;
  return {
    h0,
    h1,
    llr,
    verdict: decided && llr >= BOUND ? 'h1' : decided && llr <= -BOUND ? 'h0' : 'open',
  };
}
