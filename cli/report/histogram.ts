import { box, chart, digitsOf, figure, line, percent, px, scale, text, ticks, WIDTH } from './svg.ts';

interface HistogramOptions {
  readonly label: string;
  readonly across: string;
  /** Values for comparison, drawn as a line over the bars. */
  readonly over?: readonly number[];
  /** A value to mark, and its name. */
  readonly marked?: readonly [value: number, name: string];
}

const [LEFT, RIGHT, TOP, BOTTOM] = [44, WIDTH - 10, 24, 190];
const BINS = 24;

/** A round bin width, not finer than the values. */
function binWidth(low: number, high: number, whole: boolean): number {
  const step = ticks(low, high, BINS);
  const width = step.length < 2 ? 1 : step[1]! - step[0]!;
  return whole ? Math.max(1, Math.ceil(width)) : width;
}

/** A histogram; both series are normalised. */
export function histogram(
  values: readonly number[],
  { label, across, over = [], marked }: HistogramOptions,
): string {
  const all = [...values, ...over];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const whole = all.every(Number.isInteger);
  const width = binWidth(low, high, whole);
  const first = Math.floor(low / width);
  const count = Math.floor(high / width) - first + 1;
  const shares = (xs: readonly number[]): number[] => {
    const out = Array<number>(count).fill(0);
    for (const x of xs) out[Math.floor(x / width) - first]! += 1 / xs.length;
    return out;
  };
  const bars = shares(values);
  const outline = over.length > 0 ? shares(over) : [];
  const most = Math.max(...bars, ...outline);
  const x = scale([first, first + count], [LEFT, RIGHT]);
  // An integer takes the width up to the next.
  const middle = (value: number): number => x((value + (whole ? 0.5 : 0)) / width);
  const y = scale([0, most], [BOTTOM, TOP]);
  const heights = ticks(0, most, 3);
  const digits = Math.max(0, digitsOf(heights) - 2);
  const grid = heights.map(
    (at) => line(LEFT, y(at), RIGHT, y(at), 'grid') + text(LEFT - 6, y(at) + 5, percent(at, digits), 'end'),
  );
  const drawn = bars.map((share, k) =>
    box(x(k + first) + 0.5, y(share), x(1) - x(0) - 1, BOTTOM - y(share), 'class="pale"'),
  );
  const path = outline.map((share, k) => `H${px(x(k + first))}V${px(y(share))}H${px(x(k + first + 1))}`);
  const traced =
    path.length === 0 ? '' : `<path class="outline" d="M${LEFT} ${BOTTOM}${path.join('')}V${BOTTOM}"/>`;
  const feet = ticks(first * width, (first + count) * width - (whole ? 1 : 0), 6).map((at) =>
    text(middle(at), BOTTOM + 17, figure(at, digitsOf([0, width])), 'mid'),
  );
  const mark = marked ? markAt(middle(marked[0]), marked[1]) : '';
  const axis = line(LEFT, BOTTOM, RIGHT, BOTTOM, 'axis');
  const foot = text((LEFT + RIGHT) / 2, BOTTOM + 36, across, 'mid');
  return chart(
    BOTTOM + 42,
    label,
    grid.join('') + drawn.join('') + traced + axis + feet.join('') + mark + foot,
  );
}

const markAt = (x: number, name: string): string =>
  line(x, TOP - 6, x, BOTTOM, 'reference') +
  text(Math.min(RIGHT - 40, Math.max(LEFT + 40, x)), TOP - 10, name, 'mid said');
