/** Texts of puzzles: positions in which the best turn is to be found. */
export interface PuzzleTexts {
  readonly title: string;
  readonly line: string;
  /** Opens the next puzzle that is not done. */
  readonly start: string;
  one(n: number): string;
  /** The theme of a puzzle: a source of points, in the form that follows a number. */
  theme(source: string): string;
  /** The theme of a puzzle that is about the points of the others. */
  readonly others: string;
  progress(solved: number, of: number): string;
  /** How many were solved at the first try, one after another. */
  row(n: number): string;
  readonly done: Readonly<Record<'solved' | 'helped' | 'shown', string>>;
  readonly task: string;
  readonly ask: string;
  /** In place of the next decision of the turn. */
  readonly pick: string;
  readonly check: string;
  readonly themeTitle: string;
  readonly sealed: string;
  readonly unseal: string;
  readonly step: string;
  /** A decision of the best turn, as help. */
  help(move: string): string;
  readonly show: string;
  readonly skip: string;
  readonly leave: string;
  readonly wrong: string;
  /** The part of a turn that belongs to the best one. */
  partly(moves: string): string;
  readonly comparing: string;
  readonly again: string;
  readonly solved: string;
  /** In the bar, and above the steps, after the solution was looked up. */
  readonly shown: string;
  readonly bestTurn: string;
  /** The chances to win after the best turn and after the next best. */
  chances(best: string, next: string): string;
  /** Before what the bots chose that missed it. */
  readonly missed: string;
  readonly playOn: string;
  readonly next: string;
}
