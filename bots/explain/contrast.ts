import type { Outcome } from './rollout.ts';

/** A source from which one plan has more points than another, or fewer. */
export interface Difference {
  readonly source: string;
  readonly points: number;
  /** How many times its standard error; the surer the more. */
  readonly sureness: number;
}

/** What one plan gave beyond another, source by source, where both were played on from the same states. */
export const contrast = (
  sources: readonly string[],
  ours: readonly Outcome[],
  theirs: readonly Outcome[],
): Difference[] =>
  sources.map((source, at) => {
    const { mean, error } = estimate(ours.map(({ points }, k) => points[at]! - theirs[k]!.points[at]!));
    return { source, points: mean, sureness: Math.abs(mean) / error };
  });

/**
 * The points at the end that each of several plans may count on. Between them a few games tell much by chance: of
 * a difference, only as much is believed as is sure.
 */
export function expected(outcomes: readonly (readonly Outcome[])[]): number[] {
  const games = outcomes[0]!.map(
    (_, k) => outcomes.reduce((sum, of) => sum + of[k]!.score, 0) / outcomes.length,
  );
  const common = games.reduce((sum, score) => sum + score, 0) / games.length;
  return outcomes.map((of) => {
    const { mean, error } = estimate(of.map(({ score }, k) => score - games[k]!));
    return common + (mean === 0 ? 0 : Math.max(0, 1 - (error / mean) ** 2) * mean);
  });
}

/** What never varied in a few games is not beyond doubt. */
const LEAST_VARIANCE = 0.25;

function estimate(gaps: readonly number[]): { mean: number; error: number } {
  const n = gaps.length;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / n;
  const variance = n < 2 ? 0 : gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (n - 1);
  return { mean, error: Math.sqrt((variance + LEAST_VARIANCE) / n) };
}
