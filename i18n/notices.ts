/** What people are told while they are away, and how they choose it. */
export interface NoticesTexts {
  /** Sent by the server. Names of games come as their titles. */
  readonly sent: {
    yourTurn(game: string): string;
    /** The other players. */
    among(names: readonly string[]): string;
    halfGone(game: string): string;
    almostGone(game: string): string;
    /** When a clock runs out. */
    until(time: string): string;
    invited(name: string, game: string): string;
    ended(game: string): string;
    chat(game: string): string;
    /** Several games in one notice. */
    several(games: number): string;
    /** The daily mail: games that wait for the reader. */
    waiting(games: number): string;
    /** For a hook of a table: who is to move. */
    toMove(game: string, names: readonly string[]): string;
    readonly test: string;
    readonly testLine: string;
    readonly open: string;
    /** Below a mail. */
    readonly why: string;
    readonly stop: string;
  };
}
