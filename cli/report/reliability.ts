import { box, chart, line, percent, px, scale, text, WIDTH } from './svg.ts';

interface Point {
  readonly stated: number;
  readonly won: number;
  readonly count: number;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [56, WIDTH - 26, 12, 330];
const FOOT = 44;

/** Reliability diagram: results against stated chances, with their frequencies below. */
export function reliabilityChart(points: readonly Point[], label: string): string {
  const x = scale([0, 1], [LEFT, RIGHT]);
  const y = scale([0, 1], [BOTTOM, TOP]);
  const fifths = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const grid = fifths.map(
    (at) =>
      line(LEFT, y(at), RIGHT, y(at), 'grid') +
      line(x(at), TOP, x(at), BOTTOM, 'grid') +
      text(LEFT - 6, y(at) + 5, percent(at), 'end') +
      text(x(at), BOTTOM + FOOT + 18, percent(at), 'mid'),
  );
  const most = Math.max(...points.map(({ count }) => count));
  const bars = points.map(({ stated, count }) => {
    const height = (FOOT - 6) * (count / most);
    return box(x(stated) - 12, BOTTOM + FOOT - height, 24, height, 'class="pale"');
  });
  const dots = points.map(({ stated, won, count }) => {
    // Two standard errors of so many games with that chance.
    const half = 1.96 * Math.sqrt(Math.max(won * (1 - won), 1 / count) / count);
    const [low, high] = [Math.max(0, won - half), Math.min(1, won + half)];
    return (
      line(x(stated), y(low), x(stated), y(high), 'whisker') +
      `<circle cx="${px(x(stated))}" cy="${px(y(won))}" r="6" class="dot"/>`
    );
  });
  return chart(
    BOTTOM + FOOT + 44,
    label,
    grid.join('') +
      line(x(0), y(0), x(1), y(1), 'reference') +
      line(LEFT, BOTTOM + FOOT, RIGHT, BOTTOM + FOOT, 'axis') +
      bars.join('') +
      dots.join('') +
      text((LEFT + RIGHT) / 2, BOTTOM + FOOT + 38, 'chance that was stated', 'mid') +
      `<text class="mid" transform="translate(12 ${px((TOP + BOTTOM) / 2)}) rotate(-90)">part that won</text>`,
  );
}
