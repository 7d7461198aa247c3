import type { Seats } from '../rules/core/game.ts';
import { plain } from './fault.ts';
import type { LineRow, RecordRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import type { Append, Line, NewTable, Snapshot, Summary } from './store.ts';
import { parseJson } from './unreadable.ts';

/** An append as rows, ready for the database. */
export interface Entry {
  readonly table: string;
  /** Of a table that begins with these lines. */
  readonly created?: TableRow;
  readonly lines: readonly LineRow[];
  readonly snapshot: SnapshotRow | undefined;
  readonly summary: SummaryRows | undefined;
  readonly turns: Seats | undefined;
  readonly over: boolean;
  readonly record: RecordRow | undefined;
}

export interface SummaryRows {
  readonly status: string;
  readonly updated: number;
  readonly due: number | null;
  readonly seats: readonly SeatRow[];
}

export const makeEntry = ({
  table,
  lines,
  snapshot,
  summary,
  turns,
  over = false,
  record,
}: Append): Entry => ({
  table,
  lines: lines.map((line) => makeLine(table, line)),
  snapshot: snapshot && makeSnapshot(table, snapshot),
  summary: summary && makeSummary(table, summary),
  turns,
  over,
  record: record === undefined ? undefined : { table_id: table, text: record },
});

export const makeTable = (table: NewTable, { status, updated, due }: Summary): TableRow => ({
  id: table.id,
  game: table.game,
  version: table.version,
  settings: JSON.stringify(table.settings),
  listed: table.listed ? 1 : 0,
  host: table.host,
  created: table.created,
  seed: plain(table.seed),
  salt: plain(table.salt),
  commitment: table.commitment,
  status,
  updated,
  due,
});

/** Lines that hold the name of a person, which can be erased. */
const NAMING: ReadonlySet<string> = new Set(['chat', 'sit', 'invite']);

const makeLine = (table: string, { n, at, type, body, events }: Line): LineRow => ({
  table_id: table,
  n,
  at,
  type,
  body: JSON.stringify(body),
  events: events === undefined ? null : JSON.stringify(events),
  person: NAMING.has(type) ? (body as { person: string }).person : null,
});

export const makeSnapshot = (table: string, { n, version, state }: Snapshot): SnapshotRow => ({
  table_id: table,
  n,
  version,
  state: JSON.stringify(state),
});

const makeSummary = (table: string, { status, updated, due, seats }: Summary): SummaryRows => ({
  status,
  updated,
  due,
  seats: seats.map(({ person, name, turn, standing, invited }, seat) => ({
    table_id: table,
    seat,
    person,
    name: plain(name),
    turn: turn ? 1 : 0,
    standing: standing ?? null,
    invited: invited ?? null,
  })),
});

export function parseLine(
  row: Pick<LineRow, 'n' | 'at' | 'type' | 'body'> & { events?: string | null },
): Line {
  const { n, at, type, events } = row;
  const what = `line ${n} of its log is damaged`;
  const line = { n, at, type, body: parseJson(row.body, what) };
  return events ? { ...line, events: parseJson(events, what) as object[] } : line;
}
