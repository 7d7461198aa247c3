/** Few enough that no database finds a statement with all their values too long. */
const CHUNK = 500;

/** Rows in portions that one insert can take; none for no rows. */
export function* inChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += CHUNK) yield rows.slice(from, from + CHUNK);
}
