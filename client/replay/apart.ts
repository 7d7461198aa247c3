const MOST = 5;
/** Least distance as a part of the game; closer marks could not be told apart. */
const APART = 0.06;

/** The largest items that are far enough apart, in game order. */
export function largestApart<T extends { readonly ply: number }>(
  found: readonly T[],
  size: (one: T) => number,
  last: number,
): T[] {
  const chosen: T[] = [];
  for (const one of found.toSorted((a, b) => size(b) - size(a) || a.ply - b.ply))
    if (chosen.length < MOST && chosen.every(({ ply }) => Math.abs(ply - one.ply) >= APART * last))
      chosen.push(one);
  return chosen.sort((a, b) => a.ply - b.ply);
}
