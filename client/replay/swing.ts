import type { Seat } from '../../core/game.ts';
import { largestApart } from './apart.ts';

/** The chances of all seats after `ply` decisions. */
export interface Estimate {
  readonly ply: number;
  readonly shares: readonly number[];
}

/** A turn that changed the chances of a seat. */
export interface Swing {
  /** The ply after it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Smaller changes are within the error of the estimates. */
const WORTH_TELLING = 0.07;

/** Estimates are slightly too kind to the seat to move, so each is averaged with its neighbours, except the end. */
export function smoothed(estimates: readonly Estimate[]): Estimate[] {
  return estimates.map(({ ply, shares }, n) => {
    const [before, after] = [estimates[n - 1] ?? estimates[n]!, estimates[n + 1]];
    if (!after) return { ply, shares };
    const nearby = n === estimates.length - 2 ? estimates[n]! : after;
    return {
      ply,
      shares: shares.map((share, seat) => (before.shares[seat]! + 2 * share + nearby.shares[seat]!) / 4),
    };
  });
}

/** The chances after any decision, interpolated between estimates. */
export function sharesAt(estimates: readonly Estimate[], ply: number): readonly number[] | undefined {
  const next = estimates.findIndex((one) => one.ply >= ply);
  const to = estimates[next];
  const from = estimates[next - 1];
  if (!to || !from) return to?.shares;
  const part = (ply - from.ply) / (to.ply - from.ply);
  return to.shares.map((share, seat) => from.shares[seat]! + part * (share - from.shares[seat]!));
}

const firstOf = (shares: readonly number[]): number => shares.indexOf(Math.max(...shares));

/** The largest changes of chances, in game order; the winner's final certainty does not count. */
export function swingsOf(estimates: readonly Estimate[]): Swing[] {
  const end = estimates.length - 2;
  const found = estimates.slice(1).flatMap(({ ply, shares }, n): Swing[] => {
    const before = estimates[n]!.shares;
    if (n === end && before[firstOf(shares)] === Math.max(...before)) return [];
    const changes = shares.map((share, seat) => Math.abs(share - before[seat]!));
    const most = Math.max(...changes);
    const seat = changes.indexOf(most) as Seat;
    return most < WORTH_TELLING ? [] : [{ ply, seat, from: before[seat]!, to: shares[seat]! }];
  });
  return largestApart(found, ({ from, to }) => Math.abs(to - from), estimates.at(-1)?.ply ?? 0);
}
