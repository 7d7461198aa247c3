import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('en');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} from ${sources[source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Hint',
  thinking: 'Games are played on from the best moves …',
  whyTitle: (name) => `Why did ${name} do that?`,
  best: 'Best',
  chosen: 'Chosen',
  chance: (part) => `${percent(part)} to win`,
  score: (n) => (Math.round(n) === 1 ? '1 point expected' : `${points(n)} points expected`),
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? 'Against the next best, no source of points stands out.'
      : `Against the next best: ${listed(gaps, sources)}.`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? 'Against the best, no source of points stands out.'
      : `Against the best: ${listed(gaps, sources)}.`,
  alone: 'There is nothing else worth a thought.',
  choose: 'Show it on the board',
  imagined: (name) =>
    `You may not see the cards of ${name}; this is told with cards that would fit what you know.`,
  untold: 'From what you may see, this cannot be told.',
  own: 'From what your seat may see, and nothing else.',
};
