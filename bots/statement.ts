import { power } from './elementary.ts';

/** The least chance that is told apart from none. */
const LEAST = 1e-4;

/** Chances drawn together or apart: above 1 all are more alike, below 1 the best is surer. */
export function tempered(shares: readonly number[], temperature: number): number[] {
  const powers = shares.map((share) => power(Math.max(LEAST, share), 1 / temperature));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
