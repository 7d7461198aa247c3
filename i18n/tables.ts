import type { Party } from './audience.ts';

/** Texts of the lobby and of the list of games. */
export interface TablesTexts {
  readonly lobby: LobbyTexts;
  readonly games: GamesTexts;
}

interface LobbyTexts {
  hostedBy(name: string): string;
  readonly byInvitation: string;
  readonly amongOpen: string;
  /** The clock in words: its limit, then what happens when it runs out. */
  readonly noClock: string;
  readonly noClockMore: string;
  perTurn(seconds: number): string;
  /** `cap`: the most that increments bring the time to. */
  perGame(seconds: number, increment: number, cap: number | undefined): string;
  readonly timeUp: Readonly<Record<'bot' | 'resign' | 'wait', string>>;
  readonly basic: string;
  /** Options with default values. */
  usual(options: readonly string[]): string;
  /** Whether the game counts in ratings, and why not. */
  readonly countsAs: string;
  readonly casual: string;
  readonly casualLine: string;
  readonly rated: string;
  readonly ratedLine: string;
  readonly training: string;
  readonly trainingLine: string;
  readonly notRated: string;
  /** Guests by name. */
  guestsSit(names: readonly string[]): string;
  readonly hintsOn: string;
  /** Settings of the table, independent of the game. */
  readonly house: string;
  readonly order: Readonly<Record<'random' | 'seated', string>>;
  readonly hints: Readonly<Record<'on' | 'off', string>>;
  readonly watch: Readonly<Record<'on' | 'off', string>>;
  /** Who may sit, in percent of finished games. */
  reliable(percent: number): string;
  readonly takeBack: string;
  readonly freeSeat: string;
  keptFor(name: string): string;
  readonly host: string;
  readonly you: string;
  readonly youHost: string;
  readonly guest: string;
  ratedAt(points: number, margin: number): string;
  /** The share of games somebody finishes, in percent, as a lower bound. */
  finishes(percent: number): string;
  awayUntil(date: string): string;
  /** A bot's own name, and its grade. */
  botName(bot: string): string;
  botLevel(bot: string): string;
  levelOf(name: string): string;
  remove(name: string): string;
  readonly ready: string;
  readonly notReady: string;
  readonly away: string;
  readonly sitHere: string;
  readonly invite: string;
  readonly share: string;
  readonly qr: string;
  readonly qrLine: string;
  readonly listed: string;
  readonly unlisted: string;
  /** How many people may see the table. */
  onlyCircle(people: number): string;
  watching(names: readonly string[], more: number): string;
  readonly say: string;
  sat(name: string): string;
  stood(name: string): string;
  isReady(name: string): string;
  /** The host has made the table rated, or casual: in the log, and to those who have to agree. */
  readonly nowRated: string;
  readonly nowCasual: string;
  agreeTo(rated: boolean): string;
  readonly agree: string;
  readonly hasToAgree: string;
  notAgreed(names: readonly string[]): string;
  /** Numbers of taken and free seats. */
  seated(taken: number, free: number): string;
  waitingFor(names: readonly string[]): string;
  needs(fewest: number): string;
  startWith(taken: number): string;
  readonly iAmReady: string;
  readonly notYet: string;
  readonly youAreReady: string;
  readonly lookingOn: string;
  readonly noSeatLeft: string;
  invitedBy(name: string): string;
  readonly decline: string;
  readonly close: string;
  readonly closeAsk: string;
  readonly keep: string;
  readonly closed: string;
  readonly newTable: string;
}

interface GamesTexts {
  readonly filter: Readonly<Record<'all' | 'turn' | 'waiting' | 'finished', string>>;
  readonly which: string;
  readonly anyGame: string;
  readonly search: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly finished: string;
  newestFirst(count: number): string;
  /** No game matches the filters, or there is none at all. */
  readonly none: string;
  readonly nothing: string;
  readonly begin: string;
  toMove(names: readonly string[]): string;
  readonly gathering: string;
  readonly paused: string;
  /** Time left on the player's clock. */
  left(time: string): string;
  readonly noClock: string;
  readonly here: string;
  readonly around: string;
  readonly online: string;
  readonly first: string;
  place(place: number): string;
  won(winners: Party): string;
  freeSeats(count: number): string;
  readonly rated: string;
  branches(count: number): string;
  fromDecision(ply: number): string;
  /** The menu of a game. */
  actions(title: string): string;
  readonly comeBack: string;
  readonly botPlays: string;
  readonly resigned: string;
  readonly watchBots: string;
  readonly invitations: string;
  /** A table for a circle to which the reader belongs. */
  forCircle(host: string): string;
  readonly accept: string;
}
