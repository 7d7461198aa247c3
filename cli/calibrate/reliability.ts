import { applyTemperature } from '../../bots/temperature.ts';

/** Stated chances by seat, and the win share each seat had in the end. */
export interface Claim {
  readonly stated: readonly number[];
  readonly won: readonly number[];
}

/** Claims with similar chances, and their results. */
export interface Bin {
  readonly stated: number;
  readonly won: number;
  readonly count: number;
}

export interface Reliability {
  readonly claims: number;
  /** Mean square of what was stated less what came; that of stating the same for all; and what is gained by it. */
  readonly brier: number;
  readonly brierOfNothing: number;
  readonly logLoss: number;
  /** Expected calibration error over bins of a tenth. */
  readonly error: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;
/** Smaller chances count as this in the log loss. */
const MIN_CHANCE = 1e-4;

export function reliability(claims: readonly Claim[]): Reliability {
  const sums = Array.from({ length: BINS }, () => ({ stated: 0, won: 0, count: 0 }));
  let [square, nothing, loss, all] = [0, 0, 0, 0];
  for (const { stated, won } of claims)
    stated.forEach((p, seat) => {
      const y = won[seat]!;
      square += (p - y) ** 2;
      nothing += (1 / stated.length - y) ** 2;
      if (y > 0) loss -= y * Math.log(Math.max(MIN_CHANCE, p));
      const bin = sums[Math.min(BINS - 1, Math.floor(p * BINS))]!;
      bin.stated += p;
      bin.won += y;
      bin.count++;
      all++;
    });
  const bins = sums
    .filter(({ count }) => count > 0)
    .map(({ stated, won, count }) => ({ stated: stated / count, won: won / count, count }));
  const distance = bins.reduce((sum, { stated, won, count }) => sum + count * Math.abs(stated - won), 0);
  const each = Math.max(1, all);
  return {
    claims: claims.length,
    brier: square / each,
    brierOfNothing: nothing / each,
    logLoss: loss / Math.max(1, claims.length),
    error: distance / each,
    bins,
  };
}

/** The temperature with the highest likelihood. */
export function fitTemperature(claims: readonly Claim[]): number {
  const loss = (log: number): number =>
    reliability(claims.map(({ stated, won }) => ({ stated: applyTemperature(stated, Math.exp(log)), won })))
      .logLoss;
  // The loss is unimodal: ternary search.
  let [low, high] = [Math.log(0.2), Math.log(5)];
  while (high - low > 1e-3) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (loss(a) < loss(b)) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
}
