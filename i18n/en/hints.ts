import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('en');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} from ${sources[source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Hint',
  thinking: 'Analysing…',
  whyTitle: (name) => `Why did ${name} do that?`,
  best: 'Best',
  chosen: 'Chosen',
  chance: (part) => `${percent(part)} to win`,
  score: (n) => (Math.round(n) === 1 ? '1 point expected' : `${points(n)} points expected`),
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? 'No clear difference from the next-best move.'
      : `Compared with the next-best move: ${listed(gaps, sources)}.`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? 'No clear difference from the best move.'
      : `Compared with the best move: ${listed(gaps, sources)}.`,
  alone: 'No other move is worth considering.',
  choose: 'Show on board',
  imagined: (name) => `You can’t see ${name}’s cards, so this assumes cards that fit what you know.`,
  untold: 'Can’t be explained from what you can see.',
  own: 'Based only on what you can see.',
};
