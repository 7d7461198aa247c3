import { MINISTRY_COUNT, ROUNDS } from '../data.ts';
import type { Table } from '../types.ts';

const ALL_MINISTRIES = (1 << MINISTRY_COUNT) - 1;

/** C-END-1a, C-END-1b, C-END-1c. */
export const endReasons = (t: Table) => ({
  ministries: t.resolved === ALL_MINISTRIES,
  candidates: t.candidate < 0,
  wall: t.wall === ROUNDS,
});

export const hasEnded = (t: Table): boolean =>
  t.resolved === ALL_MINISTRIES || t.candidate < 0 || t.wall === ROUNDS;

/** In the order of C-END-1: if several reasons apply, the first one counts. */
export const ENDINGS = ['ministries', 'candidates', 'wall'] as const;

/** The first reason that applies now; the last ministries are resolved later (C-END-3). */
export function reasonNow(t: Table): number {
  const reasons = endReasons(t);
  return ENDINGS.findIndex((reason) => reasons[reason]);
}

export const ending = (t: Table): (typeof ENDINGS)[number] => ENDINGS[t.endedBy]!;
