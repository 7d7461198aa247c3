import type { Language } from './language.ts';

/** A source of points of which one move yields more than another, or fewer. */
export interface PointGap {
  readonly source: string;
  readonly points: number;
  /** When most of it comes, where that is worth saying. */
  readonly when?: 'soon' | 'later' | 'end';
  /** The seat that gets it, if it is another than the one that decides. */
  readonly to?: number;
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
  beyondNext(gaps: readonly PointGap[], sources: Sources, names: readonly string[]): string;
  /** The sources of another move's difference from the best. */
  besideBest(gaps: readonly PointGap[], sources: Sources, names: readonly string[]): string;
  readonly alone: string;
  /** Picks the whole turn; the person still has to confirm it. */
  readonly choose: string;
  /** The lead over the next best move is small, or there is none. */
  readonly close: string;
  readonly equal: string;
  /** Hidden cards of a player were sampled. */
  imagined(name: string): string;
  readonly untold: string;
  readonly own: string;
  readonly review: ReviewTexts;
}

/** The decisions of a seat in a finished game, as bots judge them. */
export interface ReviewTexts {
  readonly title: string;
  /** What else the rail shows in a replay. */
  readonly table: string;
  /** Chooses the seat whose decisions are shown. */
  readonly whose: string;
  judging(part: number): string;
  readonly none: string;
  /** Asks to choose one of the costliest decisions. */
  readonly choose: string;
  show(n: number): string;
  /** The chance to win that a turn cost, with a minus. */
  lost(part: number): string;
  /** What all turns cost together. */
  gaveAway(part: number): string;
  readonly ways: string;
  readonly chance: string;
  readonly played: string;
  /** The turn was as good as the best. */
  readonly asGood: string;
  readonly again: string;
  readonly account: string;
  readonly accountNote: string;
  readonly start: string;
  readonly luck: string;
  readonly others: string;
  readonly own: string;
  readonly end: string;
  /** A change of the chance to win, with its sign. */
  change(part: number): string;
}

/** Sources of points in the form that follows a number, as in "+3 from palaces". */
export type Sources = Readonly<Record<string, string>>;

/** Number formats of a language: chances in whole percent, points with a sign and at most one decimal. */
export function figures(lang: Language) {
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  const points = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const gap = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'always' });
  const change = new Intl.NumberFormat(lang, { style: 'percent', signDisplay: 'exceptZero' });
  return {
    percent: (part: number): string => percent.format(part),
    change: (part: number): string => change.format(part).replace('-', '−'),
    points: (n: number): string => points.format(n),
    gap: (n: number): string => gap.format(n).replace('-', '−'),
  };
}
