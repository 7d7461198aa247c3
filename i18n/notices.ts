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
    /** A table for a circle of the host, by their name. */
    circle(name: string, game: string): string;
    /** The host has made the table rated or casual, and the reader has to agree. */
    asked(game: string): string;
    readonly askedLine: string;
    ended(game: string): string;
    chat(game: string): string;
    /** Several games in one notice. */
    several(games: number): string;
    /** Several notices, not all of games. */
    mixed(notices: number): string;
    /** The daily mail: games that wait for the reader. */
    waiting(games: number): string;
    /** For a hook of a table: who is to move. */
    toMove(game: string, names: readonly string[]): string;
    /** What a moderator has done about the reader, that the appeal is answered, and that it restricts no longer. */
    decided(act: string): string;
    answered(act: string): string;
    over(act: string): string;
    /** What came of a report, by the name reported. */
    reported(name: string): string;
    readonly test: string;
    readonly testLine: string;
    readonly open: string;
    /** Opens what moderators have decided. */
    readonly read: string;
    /** Below a mail. */
    readonly why: string;
    readonly stop: string;
  };
  /** Where people choose. */
  readonly page: {
    readonly title: string;
    readonly line: string;
    readonly channels: Readonly<Record<'push' | 'mail' | 'hook', string>>;
    readonly events: Readonly<Record<'turn' | 'time' | 'invited' | 'ended' | 'chat' | 'conduct', string>>;
    /** Smaller, behind some of them. */
    readonly more: Readonly<
      Partial<Record<'turn' | 'time' | 'invited' | 'ended' | 'chat' | 'conduct', string>>
    >;
    /** A box of the grid, by its row and column. */
    box(event: string, channel: string): string;
    readonly ways: string;
    readonly thisBrowser: string;
    readonly otherBrowser: string;
    readonly addBrowser: string;
    readonly addMail: string;
    readonly hookAddress: string;
    readonly addHook: string;
    readonly tryIt: string;
    tryAt(way: string): string;
    readonly remove: string;
    removeWay(way: string): string;
    readonly secret: string;
    readonly outcomes: Readonly<Record<'ok' | 'gone' | 'refused' | 'later', string>>;
    readonly failing: string;
    /** Why there is no way yet. */
    readonly noPush: string;
    readonly blocked: string;
    readonly noMail: string;
    readonly badHook: string;
    readonly notSaved: string;
    readonly mailWhen: string;
    readonly atOnce: string;
    readonly daily: string;
    readonly dailyAt: string;
    readonly quiet: string;
    readonly quietOn: string;
    readonly zone: string;
    readonly from: string;
    readonly to: string;
    /** What the quiet hours mean, by clock times. */
    quietLine(from: string, to: string): string;
    readonly breaks: string;
    readonly loading: string;
    readonly failed: string;
    readonly again: string;
    /** The choice for one table. */
    readonly tell: string;
    readonly modes: Readonly<Record<'settings' | 'on' | 'off', string>>;
    readonly tableHook: string;
    readonly tableHookLine: string;
    /** The page behind a link in a mail. */
    readonly stopTitle: string;
    readonly stopLine: string;
    readonly stopGo: string;
    readonly stopped: string;
    readonly badLink: string;
  };
}
