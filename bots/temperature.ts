import { power } from './elementary.ts';

/** Smaller shares count as this, so that none is 0. */
const MIN_SHARE = 1e-4;

/** Win shares at a temperature: above 1 they become more even, below 1 the best gains. */
export function applyTemperature(shares: readonly number[], temperature: number): number[] {
  const powers = shares.map((share) => power(Math.max(MIN_SHARE, share), 1 / temperature));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
