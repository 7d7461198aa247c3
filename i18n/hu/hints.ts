import { figures, type HintTexts, type PointGap, type Sources } from '../hints.ts';

const { percent, points, gap, change } = figures('hu');

const WHEN = { soon: 'azonnal', later: 'később', end: 'a végső pontozásnál' } as const;

const listed = (gaps: readonly PointGap[], sources: Sources, names: readonly string[]): string =>
  gaps
    .map(({ source, points: n, when, to }) => {
      const name = to === undefined ? '' : `${names[to]}: `;
      return `${name}${gap(n)} ${sources[source]}${when ? ` (${WHEN[when]})` : ''}`;
    })
    .join(', ');

export const texts: HintTexts = {
  title: 'Tipp',
  thinking: 'Elemzés…',
  whyTitle: (name) => `Miért lépett így ${name}?`,
  best: 'Legjobb',
  chosen: 'Ezt választotta',
  chance: (part) => `${percent(part)} esély a győzelemre`,
  score: (n) => `várhatóan ${points(n)} pont`,
  beyondNext: (gaps, sources, names) =>
    gaps.length === 0
      ? 'Nincs lényeges különbség a második legjobb lépéshez képest.'
      : `A második legjobb lépéshez képest: ${listed(gaps, sources, names)}.`,
  besideBest: (gaps, sources, names) =>
    gaps.length === 0
      ? 'Nincs lényeges különbség a legjobb lépéshez képest.'
      : `A legjobb lépéshez képest: ${listed(gaps, sources, names)}.`,
  alone: 'Más lépés nem jöhet szóba.',
  choose: 'A kör összeállítása',
  close: 'Szoros: a következő majdnem ugyanolyan jó.',
  equal: 'Egyformán jók: bármelyiket választhatod.',
  imagined: (name) =>
    `${name} lapjait nem látod, ezért az elemzés olyan lapokkal számol, amelyek illenek ahhoz, amit tudsz.`,
  untold: 'Ez abból, amit látsz, nem magyarázható meg.',
  own: 'Csak abból, amit te látsz.',
  review: {
    title: 'A legdrágább lépések',
    table: 'Asztal',
    whose: 'Kinek a lépései',
    judging: (part) => `Elemzés… ${percent(part)}`,
    none: 'Egyik lépés sem került a győzelmi esély 1%-ánál többe.',
    choose: 'Válassz egy lépést, és megnézheted, mi lett volna jobb.',
    show: (n) => `${n}. lépés`,
    lost: (part) => change(-part),
    gaveAway: (part) => `összesen ${percent(part)} veszteség`,
    ways: 'A legjobb körök és a lejátszott',
    chance: 'Győzelmi esély',
    played: 'Lejátszva',
    asGood: 'Nem volt jobb.',
    again: 'Próbáld újra',
    account: 'Szerencse és tudás',
    accountNote:
      'Lépések: amennyit a gépi játékosok szerint változtattak a győzelmi esélyen. Szerencse: minden más.',
    start: 'Az elején',
    luck: 'Szerencse',
    others: 'A többiek körei',
    own: 'Lépések',
    end: 'A végén',
    change,
  },
};
