import type { Language } from './language.ts';

/** A source of points from which one move has more than another, or fewer. */
export interface PointGap {
  readonly source: string;
  readonly points: number;
}

/** What is said of moves that are weighed against each other: a hint, or why somebody did what they did. */
export interface HintTexts {
  readonly title: string;
  readonly thinking: string;
  whyTitle(name: string): string;
  readonly best: string;
  readonly chosen: string;
  /** The chance to win, from 0 to 1. */
  chance(part: number): string;
  /** Points at the end of the game, as expected. */
  score(points: number): string;
  /** Where the best move has its points from, against the next best. */
  beyondNext(gaps: readonly PointGap[], sources: Sources): string;
  /** Where another move has its points from, against the best. */
  besideBest(gaps: readonly PointGap[], sources: Sources): string;
  readonly alone: string;
  readonly choose: string;
  /** Cards of somebody that the reader may not see were thought up. */
  imagined(name: string): string;
  readonly untold: string;
  readonly own: string;
}

/** Sources of points in the form that follows a number, as in "+3 from palaces". */
export type Sources = Readonly<Record<string, string>>;

/** Numbers as a language writes them: chances in whole percent, points with a sign and one decimal at most. */
export function figures(lang: Language) {
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  const points = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const gap = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'always' });
  return {
    percent: (part: number): string => percent.format(part),
    points: (n: number): string => points.format(n),
    gap: (n: number): string => gap.format(n).replace('-', '−'),
  };
}
