import type { Seat } from '../../core/game.ts';
import { type Outcome, TIMES, type Time } from './rollout.ts';

/** How many more points one plan gets from a source than another. */
export interface Difference {
  readonly source: string;
  readonly points: number;
  /** When most of the difference comes about. */
  readonly when?: Time;
  /** Another player who gets these points; absent for the points of the seat itself. */
  readonly to?: Seat;
  /** The difference in standard errors. */
  readonly zScore: number;
}

/** Part of a difference that must come at one time to name it. */
const MOSTLY = 0.75;

/** Differences between two plans by source, from rollouts of both from the same sampled states. */
export const contrast = (
  sources: readonly string[],
  ours: readonly Outcome[],
  theirs: readonly Outcome[],
): Difference[] =>
  sources.map((source, at) => {
    const { mean, error } = estimate(ours.map(({ points }, k) => points[at]! - theirs[k]!.points[at]!));
    const when = timeOf(at, mean, ours, theirs);
    return { source, points: mean, zScore: Math.abs(mean) / error, ...(when && { when }) };
  });

/** When a difference comes about; a source that pays at one time only needs no word of it. */
function timeOf(
  at: number,
  whole: number,
  ours: readonly Outcome[],
  theirs: readonly Outcome[],
): Time | undefined {
  const paid = TIMES.filter((_, n) => [...ours, ...theirs].some(({ timed }) => timed[n]![at] !== 0));
  if (paid.length < 2) return undefined;
  return TIMES.find((_, n) => {
    const { mean } = estimate(ours.map(({ timed }, k) => timed[n]![at]! - theirs[k]!.timed[n]![at]!));
    return mean / whole >= MOSTLY;
  });
}

/** The same for the points of the other players. */
export const contrastOthers = (
  sources: readonly string[],
  seat: Seat,
  ours: readonly Outcome[],
  theirs: readonly Outcome[],
): Difference[] =>
  ours[0]!.table.flatMap((_, to) =>
    to === seat
      ? []
      : sources.map((source, at) => {
          const gaps = ours.map(({ table }, k) => table[to]![at]! - theirs[k]!.table[to]![at]!);
          const { mean, error } = estimate(gaps);
          return { source, points: mean, zScore: Math.abs(mean) / error, to };
        }),
  );

/**
 * Expected final points of each plan. Differences from a few rollouts are noisy, so they are shrunk towards the
 * common mean by their standard error.
 */
export function expectedScores(outcomes: readonly (readonly Outcome[])[]): number[] {
  const games = outcomes[0]!.map(
    (_, k) => outcomes.reduce((sum, of) => sum + of[k]!.score, 0) / outcomes.length,
  );
  const common = games.reduce((sum, score) => sum + score, 0) / games.length;
  return outcomes.map((of) => {
    const { mean, error } = estimate(of.map(({ score }, k) => score - games[k]!));
    return common + (mean === 0 ? 0 : Math.max(0, 1 - (error / mean) ** 2) * mean);
  });
}

/** Added to the variance: a few equal results do not make an error of 0. */
const MIN_VARIANCE = 0.25;

function estimate(gaps: readonly number[]): { mean: number; error: number } {
  const n = gaps.length;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / n;
  const variance = n < 2 ? 0 : gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (n - 1);
  return { mean, error: Math.sqrt((variance + MIN_VARIANCE) / n) };
}
