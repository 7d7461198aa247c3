const MOST = 5;
/** Nearer to each other, as a part of the game, two of them could not be told apart. */
const APART = 0.06;

/** Of things that happened, the largest that are not too close to each other, in their order. */
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
