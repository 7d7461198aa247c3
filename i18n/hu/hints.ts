import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap } = figures('hu');

const listed = (gaps: readonly PointGap[], sources: Sources): string =>
  gaps.map(({ source, points: n }) => `${gap(n)} ${sources[source]}`).join(', ');

export const texts: HintTexts = {
  title: 'Tipp',
  thinking: 'Elemzés…',
  whyTitle: (name) => `Miért lépett így ${name}?`,
  best: 'Legjobb',
  chosen: 'Ezt választotta',
  chance: (part) => `${percent(part)} esély a győzelemre`,
  score: (n) => `várhatóan ${points(n)} pont`,
  beyondNext: (gaps, sources) =>
    gaps.length === 0
      ? 'Nincs lényeges különbség a második legjobb lépéshez képest.'
      : `A második legjobb lépéshez képest: ${listed(gaps, sources)}.`,
  besideBest: (gaps, sources) =>
    gaps.length === 0
      ? 'Nincs lényeges különbség a legjobb lépéshez képest.'
      : `A legjobb lépéshez képest: ${listed(gaps, sources)}.`,
  alone: 'Más lépés nem jöhet szóba.',
  choose: 'Megmutatom a táblán',
  imagined: (name) =>
    `${name} lapjait nem látod, ezért az elemzés olyan lapokkal számol, amelyek illenek ahhoz, amit tudsz.`,
  untold: 'Ez abból, amit látsz, nem magyarázható meg.',
  own: 'Csak abból, amit te látsz.',
};
