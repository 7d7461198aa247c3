import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('hu');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} ${sources[source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Tipp',
  thinking: 'A legjobb lépésekből továbbjátszott játszmák döntik el …',
  whyTitle: (name) => `Miért tette ezt ${name}?`,
  best: 'Legjobb',
  chosen: 'Ezt választotta',
  chance: (part) => `${percent(part)} esély a győzelemre`,
  score: (n) => `várhatóan ${points(n)} pont`,
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? 'A következő legjobbhoz képest egyik pontforrás sem emelkedik ki.'
      : `A következő legjobbhoz képest: ${listed(gaps, sources)}.`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? 'A legjobbhoz képest egyik pontforrás sem emelkedik ki.'
      : `A legjobbhoz képest: ${listed(gaps, sources)}.`,
  alone: 'Más nem jöhet szóba.',
  choose: 'Mutasd a táblán',
  imagined: (name) =>
    `${name} lapjait nem láthatod; ez olyan lapokkal készült, amelyek illenek ahhoz, amit tudsz.`,
  untold: 'Abból, amit láthatsz, ez nem mondható meg.',
  own: 'Csak abból, amit a te helyedről látni lehet.',
};
