import type { Seats } from '../core/game.ts';
import type { GameId } from '../games/list.ts';
import type { SeatStanding } from './schema.ts';

/**
 * Everything the server stores. SQLite and PostgreSQL implement it, and the tests beside this file run on both. When
 * a promise resolves, the data are durable; what cannot be stored rejects with a StoreError and leaves nothing behind.
 */
export interface Store {
  /** Whether the database answers, for the health check. */
  ping(): Promise<void>;
  /** Waits for what is under way and lets go of the database. */
  close(): Promise<void>;

  readonly tables: Tables;
  readonly people: People;
  readonly nodes: Nodes;
  /** A secret of this installation by its name, drawn at its first use and the same for all nodes. */
  secret(name: string): Promise<string>;
  /** Counted since the start, for the metrics. */
  readonly stats: Readonly<StoreStats>;
}

export interface StoreStats {
  /** That went through a commit, whether they were accepted or refused. */
  appends: number;
  /** That lost the race for their number. */
  refused: number;
  /** That were rejected with a StoreError. */
  failed: number;
  commits: number;
}

/**
 * The store is out of reach, or full; the caller may try again later. When a connection broke during a commit,
 * nobody can say whether it took place: read the log before going on.
 */
export class StoreError extends Error {}

export interface Tables {
  create(table: TableRecord, first: FirstLines): Promise<void>;
  find(id: string): Promise<StoredTable | undefined>;
  /**
   * Adds lines to the log of a table, with all that changes with them, in one transaction. False, and nothing is
   * changed, if they do not follow its last line: mostly, because another was faster. Calls that come in while the
   * database is busy share the next commit.
   */
  append(append: Append): Promise<boolean>;
  /** The lines after a number, in order, all or the first `limit`; without `events` where they are not wanted. */
  log(table: string, after: number, events: boolean, limit?: number): Promise<Line[]>;
  snapshots(table: string): Promise<SnapshotLine[]>;
  snapshot(table: string, n: number): Promise<Snapshot | undefined>;
  /** The record that was kept when the game ended. */
  record(table: string): Promise<string | undefined>;
  /**
   * Listed tables: the latest of each host, the latest first, then the second of each, and so on, so that no host
   * pushes the others out of a list.
   */
  listed(filter: ListFilter): Promise<TableList>;
  /** The tables where a person sits or is invited, and those of theirs that have not ended; the latest first. */
  of(person: string, limit: number): Promise<TableSummary[]>;
  /** Tables of a host that are open or running. */
  countOpen(person: string): Promise<number>;
  /** Those of them that are in the public list and have not started. */
  countListed(person: string): Promise<number>;
  /** Ids of tables of a status whose summary is older than a time, in order of the ids. */
  idle(status: string, before: number, after: string | undefined, limit: number): Promise<string[]>;
  /** The ids of tables that have not started, made by a person. */
  openOf(person: string): Promise<string[]>;
  /** Tables that want attention by now: a bot is to move, or a time is up. */
  due(now: number, limit: number): Promise<string[]>;
  /** A table that is due by now wants no attention any more; one that became due later keeps that. */
  rest(table: string, now: number): Promise<void>;
  /** All ids, in order, for chores that go through everything. */
  ids(after: string | undefined, limit: number, status?: string): Promise<string[]>;
  /** Puts the snapshots of a table anew, as `patch` does after a rule fix. */
  replaceSnapshots(table: string, snapshots: readonly Snapshot[]): Promise<void>;
  /** A table as a whole, from another store. */
  restore(table: TableRecord, append: FirstLines, snapshots: readonly Snapshot[]): Promise<void>;
}

export interface TableRecord {
  readonly id: string;
  readonly game: GameId;
  /** Version of the game when the table was opened; its settings and its record are of that version. */
  readonly version: number;
  /** The settings as JSON can hold them. */
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

/** What lists show and what wakes a table; kept beside the log, which says it all. */
export interface Summary {
  readonly status: string;
  readonly updated: number;
  /** When the table wants attention next, if ever. */
  readonly due: number | null;
  readonly seats: readonly SummarySeat[];
}

export interface SummarySeat {
  readonly person: string | null;
  /** Of the person or bot; empty while the seat is free. */
  readonly name: string;
  readonly turn: boolean;
  readonly standing?: SeatStanding;
  /** The person for whom a free seat is kept. */
  readonly invited?: string;
}

export interface TableSummary extends Summary {
  readonly id: string;
  readonly game: GameId;
  readonly settings: object;
  readonly host: string;
}

export interface Append {
  readonly table: string;
  /** With consecutive numbers. */
  readonly lines: readonly Line[];
  /** The state after the last of the lines that moved the game, at some of the turn ends. */
  readonly snapshot?: Snapshot;
  /** Only where it has changed. */
  readonly summary?: Summary;
  /** The seats whose turn it is, where nothing else of the summary has changed in a way that must be kept. */
  readonly turns?: Seats;
  /** The game is over: of its snapshots only the one given here stays, as seed and log tell all others. */
  readonly over?: boolean;
  /** The record of a game that is over, which no later version has to make again. */
  readonly record?: string;
}

/** With which a table begins. */
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

/** A place in the public list: how many tables of the same host come before it, then its time and id. */
export interface ListCursor {
  readonly turn: number;
  readonly updated: number;
  readonly id: string;
}

export interface TableList {
  readonly tables: TableSummary[];
  /** The place to go on from, where there is more. */
  readonly next?: ListCursor;
}

export interface People {
  create(person: StoredPerson): Promise<void>;
  find(id: string): Promise<StoredPerson | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Cookies and tokens of earlier epochs are worth nothing any more. */
  raiseEpoch(id: string): Promise<number>;
  /** Forgets a person: the name, tokens, mutes, and the text of all chat. The seats stay, without the person. */
  erase(id: string): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  /** By the hash of the token; the token itself is kept nowhere. */
  findToken(hash: string): Promise<StoredToken | undefined>;
  tokens(person: string): Promise<StoredToken[]>;
  removeToken(person: string, hash: string): Promise<void>;
  /** A one-time code, by its hash; `take` gives it at most once, and not after it has expired. */
  addCode(hash: string, person: string, expires: number): Promise<void>;
  takeCode(hash: string, now: number): Promise<string | undefined>;
  mute(person: string, muted: string, on: boolean): Promise<void>;
  muted(person: string): Promise<string[]>;
  countMuted(person: string): Promise<number>;
  /** Chat lines of a person in order, at most `limit` after a place, for the export. */
  chat(person: string, limit: number, after?: ChatPlace): Promise<(ChatPlace & { text: string })[]>;
}

/** Where a chat line stands among those of its author. */
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
}

export interface StoredToken {
  readonly hash: string;
  readonly person: string;
  readonly label: string;
  readonly created: number;
}

/** The processes that serve this store. */
export interface Nodes {
  beat(node: string, now: number): Promise<void>;
  /** The latest beat of any other node, if there was one. */
  lastBeat(except: string): Promise<number | undefined>;
  leave(node: string): Promise<void>;
}
