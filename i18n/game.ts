/** Texts about a game that are needed before the game is loaded. */
export interface GameTitle {
  readonly title: string;
  /** One line to attract players. */
  readonly line: string;
  /** For places where the title is too long. */
  readonly short: string;
}

/** Headings of the statistics of a game. */
export interface GameStatistics {
  /** Sources of points. */
  readonly sources: Readonly<Record<string, string>>;
  /** An opening by its id (`Game.opening`). */
  opening(id: string): string;
}
