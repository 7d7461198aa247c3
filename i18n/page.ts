import type { Party } from './audience.ts';

/** Texts of the page, independent of the game. */
export interface PageTexts {
  /** The language's own name. */
  readonly language: string;
  /** Names for unnamed players; none is a province of Han. */
  readonly seats: readonly [string, string, string, string, string];
  readonly common: CommonTexts;
  readonly table: TableTexts;
  readonly home: HomeTexts;
  readonly setup: SetupTexts;
  readonly lobby: LobbyTexts;
  readonly replay: ReplayTexts;
  readonly settings: SettingsTexts;
  readonly errors: ErrorTexts;
}

/** Errors that every screen may show, with a way on. */
interface ErrorTexts {
  readonly again: string;
  /** An unknown address, a missing table, and a missing local game. */
  readonly address: string;
  readonly table: string;
  readonly game: string;
  /** A record opened from a file, after the page was reloaded. */
  readonly file: string;
  /** A part of the page did not load; the page itself failed. */
  readonly part: string;
  readonly page: string;
  readonly bots: string;
  readonly hint: string;
}

interface CommonTexts {
  readonly tagline: string;
  readonly home: string;
  readonly menu: string;
  readonly close: string;
  readonly account: string;
  readonly settings: string;
  readonly toDark: string;
  readonly toLight: string;
  /** The first thing on every screen that keys reach. */
  readonly textMode: string;
  readonly bot: string;
  readonly you: string;
}

export type Verb =
  | 'build'
  | 'send'
  | 'play'
  | 'exchange'
  | 'take'
  | 'draw'
  | 'pass'
  | 'stop'
  | 'rest'
  | 'house'
  | 'release'
  | 'pay';

interface TableTexts {
  readonly hint: string;
  readonly rules: string;
  readonly chat: string;
  chatNew(lines: number): string;
  /** Labels of the board and the parts beside it, for screen readers. */
  readonly board: string;
  readonly players: string;
  readonly listMoves: string;
  readonly readBoard: string;
  readonly typeMove: string;
  readonly putOnline: string;
  readonly takeBack: string;
  /** A turn prepared while others decide. */
  readonly prepare: Readonly<
    Record<'offer' | 'preparing' | 'prepared' | 'keep' | 'leave' | 'dropped', string>
  >;
  readonly redo: string;
  readonly confirm: string;
  /** The verb on the confirm button. */
  readonly verbs: Readonly<Record<Verb, string>>;
  /** Asks for the reasons of a decision. */
  readonly whyDid: string;
  readonly whyNot: string;
  readonly noReason: string;
  readonly yourTurn: string;
  thinking(names: readonly string[]): string;
  readonly lookingOn: string;
  readonly over: string;
  /**
   * Who has won, as in "You win by 3 points", or where the lead is 0, "Réka wins with 54 points"; without a stop, for
   * it is a heading, too.
   */
  won(winners: Party, points: number, lead: number): string;
  points(points: number): string;
  readonly log: string;
  readonly nothingYet: string;
  readonly sinceYourTurn: string;
  readonly showSince: string;
  readonly nothingNew: string;
  /** Targets beyond an edge of the board's window. */
  beyond(count: number): string;
  readonly backToNow: string;
  /** Goes on to what happens next. */
  readonly goOn: string;
  /** Shows how the game ended, as a picture. */
  readonly result: string;
  moment(ply: number): string;
  readonly lens: string;
  readonly scoreRace: string;
  undoStop: Readonly<Record<'ask' | 'refused' | 'rated' | 'nothing' | 'over', string>>;
  /** Shown before the others are asked, by what has happened since. */
  readonly askBack: Readonly<Record<'revealed' | 'others', string>>;
  readonly askOthers: string;
  readonly leaveIt: string;
  moves(count: number): string;
}

interface HomeTexts {
  players(min: number, max: number, minutes: number): string;
  readonly play: string;
  readonly invite: string;
  readonly learn: string;
  /** To the lesson of a game. */
  readonly lesson: string;
  /** To the puzzles of a game. */
  readonly puzzles: string;
  /** The name of a bot. */
  level(bot: string): string;
  /** What to expect of it, in one line. */
  character(bot: string): string;
  /** Before the bots that one plays against. */
  readonly against: string;
  /** People around one screen. */
  aroundHere(n: number): string;
  readonly around: string;
  readonly opponents: string;
  readonly yourGames: string;
  readonly people: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly joinByLink: string;
  readonly linkOrCode: string;
  readonly join: string;
  readonly importRecord: string;
  readonly offline: string;
  /** The other players of a waiting game, as in "Qian, Sun". */
  names(names: readonly string[]): string;
  readonly yourTurn: string;
  readonly finished: string;
  /** The status of an online table: free seats, or who is to decide. */
  gathering(free: number): string;
  readonly underWay: string;
  readonly remove: string;
  readonly broken: string;
  ago(minutes: number): string;
}

interface SetupTexts {
  readonly title: string;
  readonly game: string;
  readonly where: string;
  readonly here: string;
  readonly online: string;
  readonly hereLine: string;
  readonly onlineLine: string;
  readonly seats: string;
  seat(number: number): string;
  readonly person: string;
  readonly name: string;
  readonly options: string;
  /** Whether pages offer hints at a table of several people. */
  readonly hints: string;
  readonly rated: string;
  readonly listed: string;
  readonly pace: string;
  readonly noClock: string;
  minutesEach(minutes: number): string;
  daysEach(days: number): string;
  /** Time for the whole game, and what each turn adds. */
  minutesBank(minutes: number, seconds: number): string;
  daysBank(days: number, hours: number): string;
  readonly reliability: string;
  /** From so many percent on; 0 for everybody. */
  reliable(percent: number): string;
  readonly start: string;
  readonly open: string;
}

interface LobbyTexts {
  readonly shareLink: string;
  readonly copy: string;
  readonly copied: string;
  readonly sit: string;
  readonly stand: string;
  readonly addBot: string;
  readonly start: string;
  /** Why the game cannot start: seats are free. */
  needed(seats: number): string;
  readonly hostStarts: string;
  readonly free: string;
  readonly loading: string;
  readonly connecting: string;
  readonly closed: string;
  readonly expired: string;
  asks(name: string): string;
  readonly agree: string;
  readonly refuse: string;
  doesNotAgree(name: string): string;
  readonly waitingForAnswers: string;
  readonly say: string;
  readonly send: string;
  readonly resign: string;
  readonly rematch: string;
  readonly away: string;
  readonly back: string;
  /** Time left on a clock. */
  timeLeft(seconds: number): string;
  readonly passTo: string;
  readonly ready: string;
}

interface ReplayTexts {
  readonly title: string;
  position(ply: number, all: number): string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly seenBy: string;
  readonly everybody: string;
  readonly playOn: string;
  readonly link: string;
  readonly download: string;
  /** Beside the mark of a valid record. */
  readonly sealed: string;
}

interface SettingsTexts {
  readonly language: string;
  readonly colours: string;
  readonly motion: string;
  readonly confirm: string;
  readonly confirmLine: string;
  readonly name: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly motions: Readonly<Record<'auto' | 'full' | 'still', string>>;
  /** How fast bots play and scenes run. */
  readonly pace: string;
  readonly sounds: string;
  readonly soundsLine: string;
  readonly paces: Readonly<Record<'step' | 'calm' | 'brisk' | 'instant', string>>;
  readonly keys: string;
  readonly shortcutsLine: string;
}
