import type { Seat } from '../core/game.ts';
import type { GameId } from '../games/list.ts';
import type { Accounts } from './accounts/account.ts';
import type { Circles } from './circles.ts';
import type { Conduct } from './conduct/api.ts';
import type { Holidays } from './holidays.ts';
import type { Notices } from './notices/api.ts';
import type { Plans } from './plans/plans.ts';
import type { Presences } from './presence.ts';
import type { RatingPool, SeatStanding } from './schema.ts';

/**
 * Everything the server stores, implemented for SQLite and PostgreSQL; the tests beside this file run on both. When a
 * promise resolves, the data is durable; data that cannot be stored rejects with a StoreError and leaves nothing
 * behind.
 */
export interface Store {
  /** Rejects if the database does not answer, for the health check. */
  ping(): Promise<void>;
  /** Waits for running work and closes the database. */
  close(): Promise<void>;

  readonly tables: Tables;
  readonly people: People;
  readonly results: Results;
  readonly friends: Friends;
  readonly circles: Circles;
  readonly holidays: Holidays;
  readonly presences: Presences;
  readonly accounts: Accounts;
  readonly nodes: Nodes;
  readonly notices: Notices;
  readonly plans: Plans;
  readonly conduct: Conduct;
  /** A secret of this installation, generated at first use and the same for all nodes. */
  secret(name: string): Promise<string>;
  /** Counted since the start, for the metrics. */
  readonly stats: Readonly<StoreStats>;
}

export interface StoreStats {
  /** Committed, whether accepted or refused. */
  appends: number;
  /** Refused, as another append took their number first. */
  refused: number;
  /** Rejected with a StoreError. */
  failed: number;
  commits: number;
}

/**
 * The store is unreachable or full; the caller may retry later. If a connection broke during a commit, its outcome is
 * unknown: read the log before continuing.
 */
export class StoreError extends Error {}

export interface Tables {
  create(table: TableRecord, first: FirstLines): Promise<void>;
  find(id: string): Promise<StoredTable | undefined>;
  /**
   * Adds lines to a table's log, with everything that changes with them, in one transaction. Returns false and changes
   * nothing if they do not follow its last line, usually because another append was faster. Calls that arrive while
   * the database is busy share the next commit.
   */
  append(append: Append): Promise<boolean>;
  /** The lines after a number, all or the first `limit`, with or without events. */
  log(table: string, after: number, events: boolean, limit?: number): Promise<Line[]>;
  snapshots(table: string): Promise<SnapshotLine[]>;
  snapshot(table: string, n: number): Promise<Snapshot | undefined>;
  /** The record stored at the end of the game. */
  record(table: string): Promise<string | undefined>;
  /**
   * Listed tables: the latest of each host, newest first, then the second of each, and so on, so that no host fills
   * the list.
   */
  listed(filter: ListFilter): Promise<TableList>;
  /**
   * The tables where a person sits or is invited, those they host that have not ended, and open ones for a circle of
   * theirs; newest first.
   */
  of(person: string, limit: number): Promise<TableSummary[]>;
  /** Tables of a host that are open or running. */
  countOpen(person: string): Promise<number>;
  /** Of those, the publicly listed ones that have not started. */
  countListed(person: string): Promise<number>;
  /** Ids of tables with this status whose summary is older than a time, in order of the ids. */
  idle(status: string, before: number, after: string | undefined, limit: number): Promise<string[]>;
  /** Ids of a person's tables that have not started. */
  openOf(person: string): Promise<string[]>;
  /** Tables that need attention by now: a bot is to move, or a clock has run out. */
  due(now: number, limit: number): Promise<string[]>;
  /** Clears the due time of a table, unless it became due after `now`. */
  rest(table: string, now: number): Promise<void>;
  /** All ids in order, for jobs that visit every table. */
  ids(after: string | undefined, limit: number, status?: string): Promise<string[]>;
  /** Replaces the snapshots of a table, as `patch` does after a fix of the rules. */
  replaceSnapshots(table: string, snapshots: readonly Snapshot[]): Promise<void>;
  /** A whole table, from another store. */
  restore(table: TableRecord, append: FirstLines, snapshots: readonly Snapshot[]): Promise<void>;
}

export interface TableRecord {
  readonly id: string;
  readonly game: GameId;
  /** Version of the game when the table was opened, which its settings and record belong to. */
  readonly version: number;
  /** The settings as plain JSON. */
  readonly settings: object;
  readonly listed: boolean;
  readonly host: string;
  readonly created: number;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
}

export interface StoredTable extends TableRecord {
  readonly summary: Summary;
}

/** What lists show and what wakes a table; derived from the log and stored beside it. */
export interface Summary {
  readonly status: string;
  readonly updated: number;
  /** When the table needs attention next. */
  readonly due: number | null;
  readonly seats: readonly SummarySeat[];
  /** The settings of the table from now on; only if changed. */
  readonly settings?: object;
}

export interface SummarySeat {
  readonly person: string | null;
  /** Name of the person or bot; empty while the seat is free. */
  readonly name: string;
  readonly turn: boolean;
  readonly standing?: SeatStanding;
  /** The person for whom a free seat is reserved. */
  readonly invited?: string;
  readonly news?: SeatNews;
}

/** What the person of a seat may be told of. */
export interface SeatNews {
  readonly kind: 'turn' | 'asked' | 'invited' | 'ended';
  /** The line of the log that brought it, and its time. */
  readonly n: number;
  readonly at: number;
  /** When the clock of the turn runs out. */
  readonly due?: number;
}

export interface TableSummary extends Omit<Summary, 'settings'> {
  readonly id: string;
  readonly game: GameId;
  readonly settings: object;
  readonly host: string;
  /** A moderator has taken it off public lists; read by `of`. */
  readonly unlisted?: true;
}

export interface Append {
  readonly table: string;
  /** With consecutive numbers. */
  readonly lines: readonly Line[];
  /** The state after the last move in `lines`, at some of the turn ends. */
  readonly snapshot?: Snapshot;
  /** Only if changed. */
  readonly summary?: Summary;
  /** The seats whose turns began or ended, if nothing else in the summary changed that must be stored. */
  readonly turns?: readonly (Pick<SummarySeat, 'turn' | 'news'> & { readonly seat: Seat })[];
  /** The game is over: only the snapshot given here stays, as seed and log give all other states. */
  readonly over?: boolean;
  /** The record of the finished game, so that later versions need not recompute it. */
  readonly record?: string;
  /** The result of the game, for profiles and ratings. */
  readonly result?: GameResult;
}

/** How a game that people played came out. */
export interface GameResult {
  readonly game: GameId;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly pace: object;
  /** The table was listed and open to spectators: everybody may know who played there. */
  readonly listed: boolean;
  /** Played to an end of the rules, and not until all but one had resigned. */
  readonly finished: boolean;
  readonly decisions: number;
  readonly started: number;
  readonly ended: number;
  /** The pool of ratings that it counts in, if any. */
  readonly rated: RatingPool | null;
  readonly players: readonly SeatResult[];
}

export interface SeatResult {
  /** Null for bots and for people who erased their account. */
  readonly person: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly points: number;
  readonly sources: Readonly<Record<string, number>>;
  /** Gone at the end, or played for by a bot during much of the game. */
  readonly away: boolean;
  /** Median time for a turn, in milliseconds. */
  readonly answer: number | null;
  readonly opening: string | null;
}

/** The first lines of a table. */
export type FirstLines = Append & { readonly summary: Summary };

/** One line of a table's log. `body` is small and always read; `events` are not. */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly type: string;
  readonly body: object;
  readonly events?: readonly object[];
}

export interface SnapshotLine {
  readonly n: number;
  readonly version: number;
}

export interface Snapshot extends SnapshotLine {
  readonly state: object;
}

export interface ListFilter {
  readonly status: string;
  readonly game?: GameId;
  readonly limit: number;
  readonly after?: ListCursor;
}

/** Whom people follow, to see what they play and to invite them. */
export interface Friends {
  follow(person: string, other: string, since: number): Promise<void>;
  unfollow(person: string, other: string): Promise<void>;
  /** Ids, those followed longest first. */
  followed(person: string): Promise<string[]>;
  follows(person: string, other: string): Promise<boolean>;
}

/** Results of games, for profiles and ratings. */
export interface Results {
  find(table: string): Promise<StoredResult | undefined>;
  /** Of a person, newest first. */
  of(person: string, limit: number): Promise<StoredResult[]>;
  /** Whether a person has a public page: has played at a public or rated table. */
  isPublic(person: string): Promise<boolean>;
  /** Of a game, newest first. */
  ofGame(game: GameId, limit: number): Promise<StoredResult[]>;
  /**
   * Folds rated results into ratings, in the order in which the games ended: only the new ones or, after an annulment
   * or a late arrival, all again. Returns how many.
   */
  rate(): Promise<number>;
  /** Folds all rated results again. */
  rateAll(): Promise<number>;
  /** Declares a game void, or valid again; false if there is no such result. `rate` then makes all ratings again. */
  annul(table: string, on: boolean): Promise<boolean>;
  /** Of one person, in all pools. */
  ratings(person: string): Promise<StoredRating[]>;
  /** People with enough rated games against enough different opponents, best first. */
  board(game: GameId, games: number, opponents: number): Promise<StoredRating[]>;
  /** What games of a person did to their rating, by table. */
  steps(person: string): Promise<RatingStep[]>;
}

export interface StoredRating {
  readonly pool: RatingPool;
  readonly game: GameId;
  readonly person: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** When the last of them ended. */
  readonly last: number;
}

export interface RatingStep {
  readonly table: string;
  /** As shown. */
  readonly before: number;
  readonly after: number;
}

export interface StoredResult extends GameResult {
  readonly table: string;
  /** A host has declared the game void: it counts nowhere. */
  readonly annulled: boolean;
}

/** A place in the public list: the number of newer tables of the same host, then time and id. */
export interface ListCursor {
  readonly turn: number;
  readonly updated: number;
  readonly id: string;
}

export interface TableList {
  readonly tables: TableSummary[];
  /** Where the next page starts, if there is one. */
  readonly next?: ListCursor;
}

export interface People {
  create(person: StoredPerson): Promise<void>;
  find(id: string): Promise<StoredPerson | undefined>;
  /** Accounts of exactly this name. */
  named(name: string, limit: number): Promise<StoredPerson[]>;
  /** Those of these people who have an account and are no guests. */
  accounts(ids: readonly string[]): Promise<StoredPerson[]>;
  rename(id: string, name: string): Promise<void>;
  /** Invalidates cookies and tokens of earlier epochs. */
  raiseEpoch(id: string): Promise<number>;
  /**
   * Erases a person, with the guests that became part of the account: name, keys, devices, tokens, mutes, and the text
   * of all chat. Their seats stay, without the person.
   */
  erase(id: string): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  /** By the token's hash; the token itself is not stored. */
  findToken(hash: string): Promise<StoredToken | undefined>;
  tokens(person: string): Promise<StoredToken[]>;
  removeToken(person: string, hash: string): Promise<void>;
  /** A one-time code, by its hash; `take` returns it once, unless it has expired. */
  addCode(hash: string, person: string, expires: number): Promise<void>;
  takeCode(hash: string, now: number): Promise<string | undefined>;
  mute(person: string, muted: string, on: boolean): Promise<void>;
  muted(person: string): Promise<string[]>;
  countMuted(person: string): Promise<number>;
  /** Chat lines of a person in order, at most `limit` after a place, for the export. */
  chat(person: string, limit: number, after?: ChatPlace): Promise<(ChatPlace & { text: string })[]>;
}

/** The place of a chat line among those of its author. */
export interface ChatPlace {
  readonly at: number;
  readonly table: string;
  readonly n: number;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly epoch: number;
  /** The picture this person has chosen. */
  readonly seal?: string;
  /** Has a key or an address to sign in with, and is no guest; not read when a person is created. */
  readonly account?: true;
  /** Erased, or part of an account by now: nobody is this person any more. */
  readonly gone?: true;
  /** Is banned now; read by `find`. */
  readonly banned?: true;
  /** A moderator has unlisted this person; read by `accounts`. */
  readonly unlisted?: true;
}

export interface StoredToken {
  readonly hash: string;
  readonly person: string;
  readonly label: string;
  readonly created: number;
}

/** The processes that use this store. */
export interface Nodes {
  beat(node: string, now: number): Promise<void>;
  /** The latest beat of any other node. */
  lastBeat(except: string): Promise<number | undefined>;
  leave(node: string): Promise<void>;
}
