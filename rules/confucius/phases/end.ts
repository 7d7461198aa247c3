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

export const ENDINGS = ['candidates', 'wall', 'ministries'] as const;

/** The last ministries are resolved at every end (C-END-3), so the other reasons are looked for first. */
export const ending = (t: Table): (typeof ENDINGS)[number] => {
  const reasons = endReasons(t);
  return ENDINGS.find((reason) => reasons[reason]) ?? 'ministries';
};
