import type { GameId } from '../games/list.ts';

/** The relations, the same in both databases. Times are milliseconds, JSON is text, yes and no are 1 and 0. */
export interface Schema {
  readonly tables: TableRow;
  readonly lines: LineRow;
  readonly snapshots: SnapshotRow;
  readonly records: RecordRow;
  readonly seats: SeatRow;
  readonly people: PersonRow;
  readonly tokens: TokenRow;
  readonly codes: CodeRow;
  readonly mutes: MuteRow;
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
  /** Whose name stands in the body, so that it is found again. */
  person: string | null;
}

export interface SnapshotRow {
  table_id: string;
  n: number;
  version: number;
  state: string;
}

/** The record of a game that has ended, as it was when it ended. */
export interface RecordRow {
  table_id: string;
  text: string;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  name: string;
  turn: number;
  standing: SeatStanding | null;
  /** The person for whom a free seat is kept. */
  invited: string | null;
}

/** A bot plays the seat of a person: until they return, or for good. */
export type SeatStanding = 'away' | 'resigned';

interface PersonRow {
  id: string;
  name: string;
  created: number;
  epoch: number;
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

interface NodeRow {
  node: string;
  beat: number;
}

interface SecretRow {
  name: string;
  value: string;
}
