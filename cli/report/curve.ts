import { chart, digitsOf, line, px, scale, text, ticks, WIDTH } from './svg.ts';

/** A point of a curve, with its interval if there is one. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly interval?: readonly [low: number, high: number];
}

interface Look {
  readonly label: string;
  readonly show: (value: number, digits: number) => string;
  readonly across: string;
  readonly references: readonly (readonly [value: number, name: string])[];
  readonly covers?: readonly number[];
}

const [LEFT, RIGHT, TOP, BOTTOM] = [52, WIDTH - 10, 10, 200];

export function curve(
  points: readonly Point[],
  { label, show, across, references, covers = [] }: Look,
): string {
  const values = [...points.map(({ y }) => y), ...references.map(([value]) => value), ...covers];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || 1) * 0.08;
  const y = scale([low - margin, high + margin], [BOTTOM, TOP]);
  const x = scale([points[0]!.x, points.at(-1)!.x], [LEFT, RIGHT]);
  const inside = (value: number): number => Math.max(TOP, Math.min(BOTTOM, y(value)));
  const marks = ticks(low - margin, high + margin, 4);
  const digits = digitsOf(marks);
  const grid = marks.map(
    (at) => line(LEFT, y(at), RIGHT, y(at), 'grid') + text(LEFT - 6, y(at) + 5, show(at, digits), 'end'),
  );
  const feet = ticks(points[0]!.x, points.at(-1)!.x, 5)
    .filter(Number.isInteger)
    .map((at) => text(x(at), BOTTOM + 17, String(at), 'mid'));
  const banded = points.filter(({ interval }) => interval?.every(Number.isFinite));
  const band =
    banded.length < 2
      ? ''
      : `<path class="band" d="M${banded.map((p) => `${px(x(p.x))} ${px(inside(p.interval![1]))}`).join('L')}L${banded
          .toReversed()
          .map((p) => `${px(x(p.x))} ${px(inside(p.interval![0]))}`)
          .join('L')}Z"/>`;
  const path = `<path class="outline" d="M${points.map((p) => `${px(x(p.x))} ${px(y(p.y))}`).join('L')}"/>`;
  const beside = references.map(
    ([value, name]) =>
      line(LEFT, y(value), RIGHT, y(value), 'reference') + text(LEFT + 4, y(value) - 5, name, 'said'),
  );
  const foot = text((LEFT + RIGHT) / 2, BOTTOM + 36, across, 'mid');
  return chart(BOTTOM + 42, label, grid.join('') + feet.join('') + band + path + beside.join('') + foot);
}
