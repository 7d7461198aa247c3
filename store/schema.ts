import type { Generated } from 'kysely';
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
  readonly follows: FollowRow;
  readonly circles: CircleRow;
  readonly circle_people: CirclePersonRow;
  readonly circle_tables: CircleTableRow;
  readonly holidays: HolidayRow;
  readonly presences: PresenceRow;
  readonly untold_holidays: UntoldRow;
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
  readonly notices: NoticeSettingsRow;
  readonly endpoints: EndpointRow;
  readonly notice_tables: NoticeTableRow;
  readonly sends: SendRow;
  readonly news: NewsRow;
  readonly plans: PlanRow;
  readonly reports: ReportRow;
  readonly acts: ActRow;
  readonly roles: RoleRow;
  readonly audit: AuditRow;
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

export interface FollowRow {
  person: string;
  /** Whom the person follows. */
  other: string;
  since: number;
}

interface CircleRow {
  id: string;
  /** Whose it is. */
  person: string;
  name: string;
  created: number;
}

interface CirclePersonRow {
  circle: string;
  person: string;
}

/** Somebody for whom a table was opened. */
interface CircleTableRow {
  table_id: string;
  person: string;
}

export interface HolidayRow {
  person: string;
  starts: number;
  ends: number;
}

/** When a person last had a page open. */
interface PresenceRow {
  person: string;
  seen: number | null;
  /** Friends are not to see it. */
  hidden: number;
}

/** A person whose changed holidays their tables do not know yet. */
interface UntoldRow {
  person: string;
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
  /** What the person may be told of, the line that brought it, its time, and when the clock of the turn runs out. */
  news: 'turn' | 'asked' | 'invited' | 'ended' | null;
  news_n: number | null;
  news_at: number | null;
  news_due: number | null;
  /** How many of its notices have been passed on: to the person, and to hooks of the table. */
  told: Generated<number>;
  told_all: Generated<number>;
  /** When the sender of notices looks at the seat next. */
  look_at: number | null;
  /** The first chat line the person has not seen; 0 for none, −1 once they were told. */
  chat_n: Generated<number>;
}

/** How and when a person hears of their games. */
export interface NoticeSettingsRow {
  person: string;
  /** Which events go to which channels, as JSON. */
  wants: string;
  zone: string;
  /** Minutes of the local day between which nothing rings. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Whether warnings ring all the same. */
  breaks: number;
  /** The local hour of a daily mail, in minutes, and when it is looked at next. */
  digest: number | null;
  digest_at: number | null;
  lang: string;
}

/** Where notices go: a browser, a mail box, or a program that listens at an address. */
export interface EndpointRow {
  id: string;
  person: string;
  kind: 'push' | 'mail' | 'hook';
  address: string;
  hash: string;
  /** The browser's keys, or the secret that signs what a hook gets. */
  secret: string;
  /** Set for hooks of one table. */
  table_id: string | null;
  /** The device of a browser. */
  device: string | null;
  created: number;
  used: number;
  /** Since when a mail waits for the person to return. */
  held: number | null;
  /** Failures since it last worked. */
  failed: number;
}

/** A turn prepared by the person of a seat. */
export interface PlanRow {
  table_id: string;
  seat: number;
  person: string;
  after_n: number;
  moves: string;
  guard: string;
  dropped: number;
}

/** What a person has chosen for one table. */
export interface NoticeTableRow {
  person: string;
  table_id: string;
  mode: string;
}

/** What a person is to be told besides what stands at their seats. */
interface NewsRow {
  person: string;
  kind: 'act' | 'report' | 'circle';
  /** The act, report or table, and which of its changes. */
  about: string;
  n: number;
  at: number;
  /** When the sender of notices looks at it next. */
  look_at: number | null;
}

/** A notice on its way or sent. */
export interface SendRow {
  endpoint: string;
  kind: string;
  /** What it is about: a table, or what its news is about. */
  table_id: string;
  turn_n: number;
  person: string;
  created: number;
  /** The message it goes in: the same when it is tried again. */
  batch: string | null;
  tries: number;
  /** When it is tried next; null once done. */
  next: number | null;
  sent: number | null;
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

export interface ReportRow {
  id: string;
  by: string | null;
  about: string;
  /** Empty where no table is concerned. */
  table_id: string;
  /** Numbers of chat lines, as JSON. */
  lines: string;
  name: string;
  reason: string;
  words: string;
  at: number;
  state: string;
  closed: number | null;
  seen: number;
}

export interface ActRow {
  id: string;
  about: string;
  kind: string;
  /** The table that is unlisted. */
  table_id: string | null;
  reason: string;
  words: string;
  by: string | null;
  at: number;
  until: number | null;
  lifted: number | null;
  appeal: string | null;
  appealed: number | null;
  answer: string | null;
  answered: number | null;
  seen: number;
  /** Has changed, and no server has made it felt yet. */
  due: number;
}

interface RoleRow {
  person: string;
  role: string;
  since: number;
}

/** Lines are added and never changed, except that erasing a person blanks the words about them. */
export interface AuditRow {
  id: string;
  at: number;
  by: string;
  what: string;
  about: string | null;
  ref: string | null;
  words: string;
}

interface NodeRow {
  node: string;
  beat: number;
}

interface SecretRow {
  name: string;
  value: string;
}
