/** Texts about a game that are needed before the game is loaded. */
export interface GameTitle {
  readonly title: string;
  /** One line to attract players. */
  readonly line: string;
  /** For places where the title is too long. */
  readonly short: string;
}
