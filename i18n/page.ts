import type { Party } from './audience.ts';

/** What the page says of itself, whatever the game. */
export interface PageTexts {
  /** The language in its own words. */
  readonly language: string;
  /** Names for those who gave none, none of them a province of Han. */
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

/** What every screen may have to say when something fails, and the way on. */
interface ErrorTexts {
  readonly again: string;
  /** Nothing is at this address, there is no such table, and this device has no such game. */
  readonly address: string;
  readonly table: string;
  readonly game: string;
  /** A record that was opened from a file, after the page was reloaded. */
  readonly file: string;
  /** A part of the page did not load; the page itself has failed. */
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
  readonly settings: string;
  readonly toDark: string;
  readonly toLight: string;
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
  /** The painting, and the parts beside it, for those who listen. */
  readonly board: string;
  readonly players: string;
  readonly listMoves: string;
  readonly readBoard: string;
  readonly putOnline: string;
  readonly takeBack: string;
  readonly redo: string;
  readonly confirm: string;
  /** What the button says that confirms a move, where there is one word for it. */
  readonly verbs: Readonly<Record<Verb, string>>;
  /** Why somebody did what they did, to be asked. */
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
  readonly backToNow: string;
  moment(ply: number): string;
  readonly lens: string;
  readonly scoreRace: string;
  undoStop: Readonly<Record<'ask' | 'refused' | 'nothing' | 'over', string>>;
  /** Before the others are asked, by what has happened since. */
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
  /** Who plays the other seats, by the name of the bot. */
  level(bot: string): string;
  /** What to expect of it, in one line. */
  character(bot: string): string;
  readonly opponents: string;
  readonly yourGames: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly joinByLink: string;
  readonly linkOrCode: string;
  readonly join: string;
  readonly importRecord: string;
  readonly offline: string;
  /** Who else plays a game that waits, as in "Qian, Sun". */
  names(names: readonly string[]): string;
  readonly yourTurn: string;
  readonly finished: string;
  /** How it stands with a table on the server: so many seats are free, or others are to decide. */
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
  readonly listed: string;
  readonly pace: string;
  readonly noClock: string;
  minutesEach(minutes: number): string;
  daysEach(days: number): string;
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
  /** Why the game cannot begin: so many seats are free. */
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
  /** What is left on a clock. */
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
  /** Beside the mark of a record that holds. */
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
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
}
