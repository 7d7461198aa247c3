/** A value over time in minutes. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** The least squares line through points: its slope per minute and the standard error. */
export interface Slope {
  readonly perMinute: number;
  readonly error: number;
}

export function slopeOf(points: readonly Point[]): Slope {
  const n = points.length;
  if (n < 3) return { perMinute: 0, error: Number.POSITIVE_INFINITY };
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / n;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  const shared = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0);
  const perMinute = shared / spread;
  const residue = points.reduce(
    (sum, point) => sum + (point.value - value - perMinute * (point.at - at)) ** 2,
    0,
  );
  return { perMinute, error: Math.sqrt(residue / (n - 2) / spread) };
}

/** The lowest point in each of some equal intervals: memory after a collection. */
export function lowest(points: readonly Point[], spans: number): Point[] {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const width = (last - first) / spans || 1;
  const found = new Map<number, Point>();
  for (const point of points) {
    const span = Math.min(spans - 1, Math.floor((point.at - first) / width));
    const before = found.get(span);
    if (!before || point.value < before.value) found.set(span, point);
  }
  return [...found.values()];
}
