/** Small enough for the parameter limits of both databases. */
const CHUNK = 500;

/** Rows in chunks for one insert each. */
export function* inChunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += CHUNK) yield rows.slice(from, from + CHUNK);
}
