/** What is said of a game before the game itself is loaded. */
export interface GameTitle {
  readonly title: string;
  /** One line that makes somebody want to play it. */
  readonly line: string;
  /** Where the title is too long. */
  readonly short: string;
}
