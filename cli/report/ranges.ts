import { chart, digitsOf, line, px, type Scale, scale, text, ticks, WIDTH } from './svg.ts';

/** A figure with its interval, on a line of its own. */
export interface Range {
  readonly label: string;
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
  /** Text at the end of the line; by default the value. */
  readonly said?: string;
}

interface RangeOptions {
  readonly label: string;
  readonly show: (value: number, digits: number) => string;
  /** A reference value and its name. */
  readonly reference?: readonly [value: number, name: string];
  /** Values that the axis must cover. */
  readonly covers?: readonly number[];
}

const ROW = 28;
const TOP = 24;
const LETTER = 7.2;

/** Figures below each other on one axis, each with its interval. */
export function ranges(
  rows: readonly Range[],
  { label, show, reference, covers = [] }: RangeOptions,
): string {
  const all = [...rows.flatMap(({ value, interval }) => [value, ...interval]), ...covers];
  if (reference) all.push(reference[0]);
  const finite = all.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const margin = (high - low || 1) * 0.04;
  const left = 10 + LETTER * Math.max(...rows.map((row) => row.label.length));
  const said = rows.map((row) => row.said ?? show(row.value, 0));
  const right = WIDTH - 8 - LETTER * Math.max(...said.map((words) => words.length));
  const x = scale([low - margin, high + margin], [left, right]);
  const bottom = TOP + ROW * rows.length;
  const marks = ticks(low - margin, high + margin, 5);
  const digits = digitsOf(marks);
  const axis = marks.map(
    (at) => line(x(at), TOP, x(at), bottom, 'grid') + text(x(at), bottom + 16, show(at, digits), 'mid'),
  );
  const beside = reference
    ? line(x(reference[0]), TOP - 4, x(reference[0]), bottom, 'reference') +
      text(Math.max(left + 20, x(reference[0])), TOP - 9, reference[1], 'mid said')
    : '';
  const body = rows.map((row, i) => oneRange(row, said[i]!, TOP + ROW * (i + 0.5), x, right));
  return chart(bottom + 24, label, axis.join('') + beside + body.join(''));
}

function oneRange(
  { label, value, interval }: Range,
  said: string,
  y: number,
  x: Scale,
  right: number,
): string {
  const [low, high] = interval;
  const whisker = Number.isFinite(low) && Number.isFinite(high) ? line(x(low), y, x(high), y, 'whisker') : '';
  return (
    text(0, y + 5, label, 'strong') +
    whisker +
    `<circle cx="${px(x(value))}" cy="${px(y)}" r="6" class="dot"/>` +
    text(Math.max(right + 8, 0), y + 5, said)
  );
}
