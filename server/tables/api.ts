import type { Command } from '../../protocol/command.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { BroughtGame, NewTable } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
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

/** A part of what happened at a table. */
export interface EntryPage {
  readonly entries: Entry[];
  /** How many lines of the log it took, with those that the reader does not hear. */
  readonly read: number;
  /** The number to go on from, unless this was the last page. */
  readonly next?: number;
}

export interface Done {
  /** The number of the log after it. */
  readonly n: number;
  /** The table of a rematch. */
  readonly table?: string;
}

/** Which page of the public list; `after` is the `next` of the one before. */
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

export type Notice = Extract<ServerMessage, { t: 'notice' }>;

/** All tables, as HTTP and sockets know them. Everything else under tables/ is behind it. */
export interface HallApi {
  /** Opens a table; its host takes the first seat if `sit` says so. */
  create(host: Person, settings: TableSettings, sit?: NewTable['sit']): Promise<TableInfo>;
  /** A table for a game that was begun elsewhere. */
  bring(host: Person, game: BroughtGame): Promise<TableInfo>;
  look(id: string, person: Person | undefined): Promise<Looked>;
  /** How things stood after so many decisions. */
  moment(id: string, person: Person | undefined, ply: number): Promise<Position>;
  entries(id: string, person: Person | undefined, since: number, limit: number): Promise<EntryPage>;
  /** Resolves when what was done is durable; throws a Refusal otherwise. */
  do(id: string, person: Person, command: Command): Promise<Done>;
  /**
   * Sends a page of what happened after a number. With the last page the watcher begins to hear what follows; before
   * it, the caller goes on with `next`.
   */
  watch(id: string, watcher: Watcher, since: number): Promise<Omit<EntryPage, 'entries'>>;
  unwatch(id: string, watcher: Watcher): void;
  /** A person at the table is writing a chat line. */
  typing(id: string, person: Person): void;
  /** The record of a game that has ended. */
  record(id: string, person: Person | undefined): Promise<string>;
  listed(filter: ListQuery): Promise<ListPage>;
  of(person: Person): Promise<TableListing[]>;
  /** Gives the seats of a person who goes for good to stand-ins or frees them, and forgets the name there. */
  leaveAll(person: Person): Promise<void>;
  onNotice(listener: (person: string, notice: Notice) => void): void;
  /** Tables now in memory. */
  readonly live: number;
  /** Whether the store kept what was last written for its own sake: it may answer and yet be full. */
  readonly keeps: boolean;
  /** Tables that cannot be read and are set aside. */
  readonly aside: number;
  close(): Promise<void>;
}
