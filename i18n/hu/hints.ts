import type { GameId } from '../../rules/core/game.ts';
import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('hu');

const SOURCES: Sources = {
  dragon: {
    palaces: 'a palotákért',
    ladies: 'az udvarhölgyekért',
    privileges: 'a kiváltságjogokért',
    research: 'a kutatásért',
    festivals: 'a fesztiválokért',
    mongols: 'a mongol támadásoknál',
    superEvent: 'a szupereseményért',
    wall: 'a nagy falért',
    persons: 'a személyekért a végén',
    monks: 'a szerzetesekért',
    goods: 'a pénzért és a javakért a végén',
  },
  han: {
    provinces: 'a tartományokért',
    ports: 'a kikötőkért',
    alliances: 'a szövetségekért',
    roads: 'az utakért',
  },
  confucius: {
    ministries: 'a minisztériumokért',
    distant: 'a tengeren túli földekért',
    foreign: 'a hódításokért',
    insult: 'a császár megbosszulásáért',
    titles: 'a címekért',
  },
};

const listed = (gaps: readonly PointGap[], game: GameId): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} ${SOURCES[game][source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Tipp',
  thinking: 'A legjobb lépésekből továbbjátszott játszmák döntik el …',
  whyTitle: (name) => `Miért tette ezt ${name}?`,
  best: 'Legjobb',
  chosen: 'Ezt választotta',
  chance: (part) => `${percent(part)} esély a győzelemre`,
  score: (n) => `várhatóan ${points(n)} pont`,
  beyondNext: (gaps, game) =>
    gaps.length === 0
      ? 'A következő legjobbhoz képest egyik pontforrás sem emelkedik ki.'
      : `A következő legjobbhoz képest: ${listed(gaps, game)}.`,
  besideBest: (gaps, game) =>
    gaps.length === 0
      ? 'A legjobbhoz képest egyik pontforrás sem emelkedik ki.'
      : `A legjobbhoz képest: ${listed(gaps, game)}.`,
  alone: 'Más nem jöhet szóba.',
  choose: 'Mutasd a táblán',
  imagined: (name) =>
    `${name} lapjait nem láthatod; ez olyan lapokkal készült, amelyek illenek ahhoz, amit tudsz.`,
  untold: 'Abból, amit láthatsz, ez nem mondható meg.',
  own: 'Csak abból, amit a te helyedről látni lehet.',
};
