import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap, change } = figures('en');

const WHEN = { soon: 'at once', later: 'later', end: 'in the final scoring' } as const;

const listed = (gaps: readonly PointGap[], sources: Sources, names: readonly string[]): string =>
  gaps
    .map(({ source, points: n, when, to }) => {
      const name = to === undefined ? '' : `${names[to]}: `;
      return `${name}${gap(n)} from ${sources[source]}${when ? ` (${WHEN[when]})` : ''}`;
    })
    .join(', ');

export const texts: HintTexts = {
  title: 'Hint',
  thinking: 'Analysing…',
  whyTitle: (name) => `Why did ${name} do that?`,
  best: 'Best',
  chosen: 'Chosen',
  chance: (part) => `${percent(part)} to win`,
  score: (n) => (Math.round(n) === 1 ? '1 point expected' : `${points(n)} points expected`),
  beyondNext: (gaps, sources, names) =>
    gaps.length === 0
      ? 'No clear difference from the next-best move.'
      : `Compared with the next-best move: ${listed(gaps, sources, names)}.`,
  besideBest: (gaps, sources, names) =>
    gaps.length === 0
      ? 'No clear difference from the best move.'
      : `Compared with the best move: ${listed(gaps, sources, names)}.`,
  alone: 'No other move is worth considering.',
  choose: 'Set up this turn',
  close: 'A close call: the next best is almost as good.',
  equal: 'Equally good: take either.',
  imagined: (name) => `You can’t see ${name}’s cards, so this assumes cards that fit what you know.`,
  untold: 'Can’t be explained from what you can see.',
  own: 'Based only on what you can see.',
  review: {
    title: 'Costliest moves',
    table: 'Table',
    whose: 'Whose moves',
    judging: (part) => `Analysing… ${percent(part)}`,
    none: 'No move cost more than 1% of the chance to win.',
    choose: 'Choose a move to see what was better.',
    show: (n) => `Show move ${n}`,
    lost: (part) => change(-part),
    gaveAway: (part) => `${percent(part)} given away in total`,
    ways: 'The best turns, and the one played',
    chance: 'Chance to win',
    played: 'Played',
    asGood: 'No better turn was found.',
    again: 'Try again',
    account: 'Luck and skill',
    accountNote:
      'Moves: how much they changed the chance to win, as far as the bots can tell. Luck: everything else.',
    start: 'At the start',
    luck: 'Luck',
    others: 'The others’ turns',
    own: 'Moves',
    end: 'At the end',
    change,
  },
};
