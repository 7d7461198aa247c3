import type { Reading } from '../reading.ts';

/** Everything that a reading says, line by line. */
export const linesOf = (reading: Reading): string[] =>
  reading.flatMap(({ title, sum, entries }) => [
    title,
    ...(sum === undefined ? [] : [sum]),
    ...entries.map(({ text }) => text),
  ]);
