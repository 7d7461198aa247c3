import type { Language } from './language.ts';

/** A source of points of which one move yields more than another, or fewer. */
export interface PointGap {
  readonly source: string;
  readonly points: number;
}

/** Texts that compare moves: hints, and the reasons for a decision. */
export interface HintTexts {
  readonly title: string;
  readonly thinking: string;
  whyTitle(name: string): string;
  readonly best: string;
  readonly chosen: string;
  /** The chance of winning, from 0 to 1. */
  chance(part: number): string;
  /** Expected points at the end of the game. */
  score(points: number): string;
  /** The sources of the best move's advantage over the next best. */
  beyondNext(gaps: readonly PointGap[], sources: Sources): string;
  /** The sources of another move's difference from the best. */
  besideBest(gaps: readonly PointGap[], sources: Sources): string;
  readonly alone: string;
  readonly choose: string;
  /** Hidden cards of a player were sampled. */
  imagined(name: string): string;
  readonly untold: string;
  readonly own: string;
}

/** Sources of points in the form that follows a number, as in "+3 from palaces". */
export type Sources = Readonly<Record<string, string>>;

/** Number formats of a language: chances in whole percent, points with a sign and at most one decimal. */
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
