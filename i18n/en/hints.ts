import type { GameId } from '../../rules/core/game.ts';
import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('en');

const SOURCES: Sources = {
  dragon: {
    palaces: 'palaces',
    ladies: 'court ladies',
    privileges: 'privileges',
    research: 'research',
    festivals: 'festivals',
    mongols: 'the Mongols',
    superEvent: 'the Super Event',
    wall: 'the Great Wall',
    persons: 'persons at the end',
    monks: 'monks',
    goods: 'money and goods at the end',
  },
  han: { provinces: 'provinces', ports: 'ports', alliances: 'alliances', roads: 'roads' },
  confucius: {
    ministries: 'ministries',
    distant: 'distant lands',
    foreign: 'foreign lands',
    insult: 'the insulted Emperor',
    titles: 'titles',
  },
};

const listed = (gaps: readonly PointGap[], game: GameId): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} from ${SOURCES[game][source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Hint',
  thinking: 'Games are played on from the best moves …',
  whyTitle: (name) => `Why did ${name} do that?`,
  best: 'Best',
  chosen: 'Chosen',
  chance: (part) => `${percent(part)} to win`,
  score: (n) => (Math.round(n) === 1 ? '1 point expected' : `${points(n)} points expected`),
  beyondNext: (gaps, game) =>
    gaps.length === 0
      ? 'Against the next best, no source of points stands out.'
      : `Against the next best: ${listed(gaps, game)}.`,
  besideBest: (gaps, game) =>
    gaps.length === 0
      ? 'Against the best, no source of points stands out.'
      : `Against the best: ${listed(gaps, game)}.`,
  alone: 'There is nothing else worth a thought.',
  choose: 'Show it on the board',
  imagined: (name) =>
    `You may not see the cards of ${name}; this is told with cards that would fit what you know.`,
  untold: 'From what you may see, this cannot be told.',
  own: 'From what your seat may see, and nothing else.',
};
