function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of each figure over all runs. */
export function medians<F extends object>(runs: readonly F[]): F {
  const figures = runs as unknown as readonly Record<string, number>[];
  const names = Object.keys(figures[0]!);
  return Object.fromEntries(
    names.map((name) => [name, round(median(figures.map((run) => run[name]!)))]),
  ) as F;
}

/** Five digits: more would be noise. */
export const round = (value: number): number => Number(value.toPrecision(5));
