import type { GameId } from '../games/list.ts';

/** The tables, the same in both databases. Times are milliseconds, JSON is text, booleans are 1 and 0. */
export interface Schema {
  readonly tables: TableRow;
  readonly lines: LineRow;
  readonly snapshots: SnapshotRow;
  readonly records: RecordRow;
  readonly seats: SeatRow;
  readonly results: ResultRow;
  readonly result_seats: ResultSeatRow;
  readonly ratings: RatingRow;
  readonly rating_steps: RatingStepRow;
  readonly rating_fold: RatingFoldRow;
  readonly people: PersonRow;
  readonly tokens: TokenRow;
  readonly codes: CodeRow;
  readonly mutes: MuteRow;
  readonly devices: DeviceRow;
  readonly keys: KeyRow;
  readonly mails: MailRow;
  readonly challenges: ChallengeRow;
  readonly nodes: NodeRow;
  readonly secrets: SecretRow;
}

export interface TableRow {
  id: string;
  game: GameId;
  version: number;
  settings: string;
  listed: number;
  host: string;
  created: number;
  seed: string;
  salt: string;
  commitment: string;
  status: string;
  updated: number;
  due: number | null;
}

export interface LineRow {
  table_id: string;
  n: number;
  at: number;
  type: string;
  body: string;
  events: string | null;
  /** The person named in the body, to find the line when the name is erased. */
  person: string | null;
}

export interface SnapshotRow {
  table_id: string;
  n: number;
  version: number;
  state: string;
}

/** The record of a finished game, as of its end. */
export interface RecordRow {
  table_id: string;
  text: string;
}

/** The result of a game that people played. */
export interface ResultRow {
  table_id: string;
  game: GameId;
  version: number;
  seats: number;
  options: string;
  pace: string;
  listed: number;
  /** Played to an end of the rules; 0 where the others resigned. */
  finished: number;
  decisions: number;
  started: number;
  ended: number;
  /** The pool of ratings that the game counts in. */
  rated: RatingPool | null;
  /** A host has declared the game void: it counts nowhere. */
  annulled: number;
}

/** `people`: among accounts only. `training`: an account among bots. */
export type RatingPool = 'people' | 'training';

export interface ResultSeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  place: number;
  points: number;
  /** Points by source, as JSON. */
  sources: string;
  /** The person was gone at the end, or a bot played much of the game for them. */
  away: number;
  /** Median time for a turn, in milliseconds. */
  answer: number | null;
  opening: string | null;
}

export interface RatingRow {
  pool: RatingPool;
  game: GameId;
  person: string;
  mu: number;
  sigma: number;
  games: number;
  /** When the last of them ended. */
  last: number;
}

/** What one game did to a rating, as shown. */
export interface RatingStepRow {
  pool: RatingPool;
  table_id: string;
  person: string;
  before: number;
  after: number;
}

/** How far results are folded into ratings; one row. */
export interface RatingFoldRow {
  id: number;
  /** Of the formula: another one makes all ratings again. */
  version: number;
  /** The last result, and how many rated ones there were up to it. */
  ended: number;
  table_id: string;
  games: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  name: string;
  turn: number;
  standing: SeatStanding | null;
  /** The person for whom a free seat is reserved. */
  invited: string | null;
}

/** A bot plays a person's seat: until they return, or for good. */
export type SeatStanding = 'away' | 'resigned';

export interface PersonRow {
  id: string;
  name: string;
  created: number;
  epoch: number;
  /** The carved picture and its pigment. */
  seal: string | null;
  /** The account that took over this guest's seats. */
  merged: string | null;
}

interface TokenRow {
  hash: string;
  person: string;
  label: string;
  created: number;
}

interface CodeRow {
  hash: string;
  person: string;
  expires: number;
}

interface MuteRow {
  person: string;
  muted: string;
}

/** A browser in which a person is signed in; it stays after signing out, so that older cookies cannot revive it. */
export interface DeviceRow {
  id: string;
  person: string;
  /** Browser and system. */
  label: string;
  created: number;
  used: number;
  ended: number | null;
}

/** A way to sign in: a passkey with its public key, or a phrase with its hash. */
export interface KeyRow {
  id: string;
  person: string;
  kind: string;
  public: string | null;
  hash: string | null;
  counter: number;
  label: string;
  created: number;
  used: number | null;
}

/** The confirmed mail address of a person, and what replaces it at `since`: an address, or nothing. */
export interface MailRow {
  person: string;
  address: string;
  /** As it is compared. */
  fold: string;
  confirmed: number;
  next: string | null;
  since: number | null;
}

/** Something to be answered once: a passkey's challenge, a phrase to confirm, a mailed code. */
export interface ChallengeRow {
  hash: string;
  purpose: string;
  person: string | null;
  data: string | null;
  expires: number;
}

interface NodeRow {
  node: string;
  beat: number;
}

interface SecretRow {
  name: string;
  value: string;
}
