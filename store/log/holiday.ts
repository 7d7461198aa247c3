import type { Holiday } from '../../protocol/table.ts';

/** How much of a time is no holiday. The holidays, here and below, are in order and do not overlap. */
export const counted = (off: readonly Holiday[], start: number, end: number): number =>
  off.reduce(
    (ms, { from, until }) => ms - Math.max(0, Math.min(until, end) - Math.max(from, start)),
    end - start,
  );

/** When a time that begins at `start` is over, if holidays do not count. */
export function overAt(off: readonly Holiday[], start: number, ms: number): number {
  let at = start;
  let left = ms;
  for (const { from, until } of off) {
    if (until <= at) continue;
    if (from >= at + left) break;
    left -= Math.max(0, from - at);
    at = until;
  }
  return at + left;
}

export const holidayAt = (off: readonly Holiday[], now: number): Holiday | undefined =>
  off.find(({ from, until }) => from <= now && now < until);
