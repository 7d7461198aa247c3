import type { Plan } from '../../core/plan.ts';
import type { Command } from '../../protocol/command.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { BroughtGame, NewTable } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
import type { PlanState } from '../../protocol/plan.ts';
import type { Position } from '../../protocol/position.ts';
import type { ServerMessage } from '../../protocol/socket.ts';
import type { Presence, TableInfo, TableListing, TableSettings } from '../../protocol/table.ts';
import type { Watcher } from './audience.ts';

export interface Looked {
  readonly info: TableInfo;
  readonly n: number;
  readonly presence: Presence;
  readonly position?: Position;
}

/** A page of the log. */
export interface EntryPage {
  readonly entries: Entry[];
  /** Lines read, including those hidden from this viewer. */
  readonly read: number;
  /** Where the next page starts; undefined on the last page. */
  readonly next?: number;
}

export interface Done {
  /** Log number after the command. */
  readonly n: number;
  /** The table of a rematch. */
  readonly table?: string;
}

/** `after` is the `next` of the previous page. */
export interface ListQuery {
  readonly game?: TableSettings['game'];
  readonly status?: 'open' | 'running';
  readonly limit: number;
  readonly after?: string;
}

export interface ListPage {
  readonly tables: TableListing[];
  readonly next?: string;
}

/** At how many tables an account took over from a guest, and the tables where both played, so that the guest resigned. */
export interface Adopted {
  readonly adopted: number;
  readonly left: readonly string[];
}

export type Notice = Extract<ServerMessage, { t: 'notice' }>;

/** A seat whose person has its table open. */
export interface Watched {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly settings: TableSettings;
}

/** All tables, as HTTP and sockets use them. Everything else in tables/ is internal. */
export interface HallApi {
  /** Opens a table, for everybody or one of the host's circles; the host takes the first seat if `sit` says so. */
  create(host: Person, settings: TableSettings, sit?: NewTable['sit'], circle?: string): Promise<TableInfo>;
  /** A table for a game that was begun elsewhere. */
  bring(host: Person, game: BroughtGame): Promise<TableInfo>;
  look(id: string, person: Person | undefined): Promise<Looked>;
  /** The position after `ply` decisions. */
  moment(id: string, person: Person | undefined, ply: number): Promise<Position>;
  entries(id: string, person: Person | undefined, since: number, limit: number): Promise<EntryPage>;
  /** Resolves once the command is durable; throws a Refusal otherwise. */
  do(id: string, person: Person, command: Command): Promise<Done>;
  /**
   * Sends a page of the log. After the last page the watcher receives live updates; until then the caller continues
   * with `next`.
   */
  watch(id: string, watcher: Watcher, since: number): Promise<Omit<EntryPage, 'entries'>>;
  unwatch(id: string, watcher: Watcher): void;
  /** A person at the table is typing a chat line. */
  typing(id: string, person: Person): void;
  /** The record of a game that has ended. */
  record(id: string, person: Person | undefined): Promise<string>;
  /** Keeps a free seat of an open table for an account, and tells it. */
  invite(id: string, person: Person, other: string): Promise<void>;
  listed(filter: ListQuery): Promise<ListPage>;
  of(person: Person): Promise<TableListing[]>;
  /**
   * For a person who deletes their account: stand-ins take their seats, or the seats become free, and the name is
   * erased. `erase` runs before the person can do anything more here.
   */
  leaveAll(person: Person, erase?: () => Promise<void>): Promise<void>;
  /** For a person who is banned: bots stand in, open tables are left or closed, and prepared turns are dropped. */
  setAside(person: Person): Promise<void>;
  /** For a person whose name is replaced: their seats in games that are not over take the new one. */
  rename(person: Person): Promise<void>;
  /** A guest signs in to an account, which takes over the guest's seats; where both play, the guest resigns. */
  adopt(guest: Person, account: Person, merge?: () => Promise<void>): Promise<Adopted>;
  /** A person's holidays have changed: their tables take note. */
  tellHolidays(person: string): Promise<void>;
  onNotice(listener: (person: string, notice: Notice) => void): void;
  /** A turn that a person has prepared, which only they see. */
  plan(id: string, person: Person): Promise<PlanState>;
  setPlan(id: string, person: Person, plan: Plan | undefined): Promise<void>;
  /** The seats of people who have their table open at this node. */
  watched(): Watched[];
  /** Tables in memory. */
  readonly live: number;
  /** Whether the last write succeeded: a full disk still answers reads. */
  readonly keeps: boolean;
  /** Tables set aside because they cannot be read. */
  readonly aside: number;
  close(): Promise<void>;
}
