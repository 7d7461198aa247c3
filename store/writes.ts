import { plain } from './fault.ts';
import type {
  LineRow,
  RecordRow,
  ResultRow,
  ResultSeatRow,
  SeatRow,
  SnapshotRow,
  TableRow,
} from './schema.ts';
import type {
  Append,
  FirstLines,
  GameResult,
  Line,
  SeatNews,
  Snapshot,
  Summary,
  TableRecord,
} from './store.ts';
import { parseJson } from './unreadable.ts';

/**
 * What an append writes, by kind: each kind is one statement in SQLite, and one part of the statement in PostgreSQL.
 */
interface Rows {
  /** Decides whether the append is accepted: it must follow the last line of the log. */
  firstLine: LineRow;
  nextLine: LineRow;
  table: TableRow;
  summary: Pick<TableRow, 'id' | 'status' | 'updated' | 'due'> & { settings: string | null };
  seat: StoredSeat;
  turn: Omit<StoredSeat, 'person' | 'name' | 'standing' | 'invited'>;
  /** A chat line, news to everybody seated but its author. */
  chat: { table_id: string; n: number; at: number; person: string };
  snapshot: SnapshotRow;
  /** Removes all other snapshots of the table. */
  onlySnapshot: Pick<SnapshotRow, 'table_id' | 'n'>;
  record: RecordRow;
  result: ResultRow;
  resultSeat: ResultSeatRow;
}

export type WriteKind = keyof Rows;
export type Write = { [K in WriteKind]: readonly [kind: K, row: Readonly<Rows[K]>] }[WriteKind];

/** An append as rows; the first write is the first line. */
export interface AppendRows {
  readonly table: string;
  readonly writes: readonly Write[];
}

/** A seat without what only the sending of notices writes. */
type StoredSeat = Omit<SeatRow, 'told' | 'told_all' | 'chat_n'>;

type Columns<R> = { readonly [C in keyof R]: 'text' | 'int' | 'bigint' };

const LINE: Columns<LineRow> = {
  table_id: 'text',
  n: 'int',
  at: 'bigint',
  type: 'text',
  body: 'text',
  events: 'text',
  person: 'text',
};

const NEWS: Columns<Pick<SeatRow, 'news' | 'news_n' | 'news_at' | 'news_due' | 'look_at'>> = {
  news: 'text',
  news_n: 'int',
  news_at: 'bigint',
  news_due: 'bigint',
  look_at: 'bigint',
};

/** The columns of each kind with their types, in the order in which both databases receive them. */
export const COLUMNS: { readonly [K in WriteKind]: Columns<Rows[K]> } = {
  firstLine: LINE,
  nextLine: LINE,
  table: {
    id: 'text',
    game: 'text',
    version: 'int',
    settings: 'text',
    listed: 'int',
    host: 'text',
    created: 'bigint',
    seed: 'text',
    salt: 'text',
    commitment: 'text',
    status: 'text',
    updated: 'bigint',
    due: 'bigint',
  },
  summary: { id: 'text', status: 'text', updated: 'bigint', due: 'bigint', settings: 'text' },
  seat: {
    table_id: 'text',
    seat: 'int',
    person: 'text',
    name: 'text',
    turn: 'int',
    standing: 'text',
    invited: 'text',
    ...NEWS,
  },
  turn: { table_id: 'text', seat: 'int', turn: 'int', ...NEWS },
  chat: { table_id: 'text', n: 'int', at: 'bigint', person: 'text' },
  snapshot: { table_id: 'text', n: 'int', version: 'int', state: 'text' },
  onlySnapshot: { table_id: 'text', n: 'int' },
  record: { table_id: 'text', text: 'text' },
  result: {
    table_id: 'text',
    game: 'text',
    version: 'int',
    seats: 'int',
    options: 'text',
    pace: 'text',
    listed: 'int',
    finished: 'int',
    decisions: 'int',
    started: 'bigint',
    ended: 'bigint',
    rated: 'text',
    annulled: 'int',
  },
  resultSeat: {
    table_id: 'text',
    seat: 'int',
    person: 'text',
    bot: 'text',
    place: 'int',
    points: 'int',
    sources: 'text',
    away: 'int',
    answer: 'bigint',
    opening: 'text',
  },
};

/**
 * The rows of an append; with `created`, of one that begins a table. Numbers have no gaps, as each append follows an
 * existing line; so if the first number is free, the others are.
 */
export function rowsOf(append: Append): AppendRows;
export function rowsOf(append: FirstLines, created: TableRecord): AppendRows;
export function rowsOf(append: Append, created?: TableRecord): AppendRows {
  const { table, lines, snapshot, summary, turns, over, record, result } = append;
  const writes: Write[] = lines.map((line, i) => [i === 0 ? 'firstLine' : 'nextLine', lineRow(table, line)]);
  if (summary) {
    writes.push(created ? ['table', tableRow(created, summary)] : ['summary', summaryRow(table, summary)]);
    for (const seat of seatRows(table, summary)) writes.push(['seat', seat]);
  }
  for (const { seat, turn, news } of turns ?? [])
    writes.push(['turn', { table_id: table, seat, turn: turn ? 1 : 0, ...newsColumns(news) }]);
  for (const { n, at, type, body } of lines)
    if (type === 'chat') writes.push(['chat', { table_id: table, n, at, person: (body as Author).person }]);
  if (snapshot) {
    writes.push(['snapshot', snapshotRow(table, snapshot)]);
    if (over) writes.push(['onlySnapshot', { table_id: table, n: snapshot.n }]);
  }
  if (record !== undefined) writes.push(['record', { table_id: table, text: record }]);
  if (result) {
    writes.push(['result', resultRow(table, result)]);
    for (const row of resultSeatRows(table, result)) writes.push(['resultSeat', row]);
  }
  return { table, writes };
}

/** The rows of one kind. */
export const ofKind = <K extends WriteKind>(writes: readonly Write[], kind: K): Rows[K][] =>
  writes.flatMap((write) => (write[0] === kind ? [write[1] as Rows[K]] : []));

const tableRow = (table: TableRecord, { status, updated, due }: Summary): TableRow => ({
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

/** Lines that hold a person's name, which can be erased. */
const NAMING: ReadonlySet<string> = new Set(['adopt', 'chat', 'sit', 'invite']);

const lineRow = (table: string, { n, at, type, body, events }: Line): LineRow => ({
  table_id: table,
  n,
  at,
  type,
  body: JSON.stringify(body),
  events: events === undefined ? null : JSON.stringify(events),
  person: NAMING.has(type) ? (body as { person: string }).person : null,
});

export const snapshotRow = (table: string, { n, version, state }: Snapshot): SnapshotRow => ({
  table_id: table,
  n,
  version,
  state: JSON.stringify(state),
});

const summaryRow = (id: string, { status, updated, due, settings }: Summary): Rows['summary'] => ({
  ...{ id, status, updated, due },
  settings: settings ? JSON.stringify(settings) : null,
});

interface Author {
  readonly person: string;
}

const seatRows = (table: string, { seats }: Summary): StoredSeat[] =>
  seats.map(({ person, name, turn, standing, invited, news }, seat) => ({
    table_id: table,
    seat,
    person,
    name: plain(name),
    turn: turn ? 1 : 0,
    standing: standing ?? null,
    invited: invited ?? null,
    ...newsColumns(news),
  }));

export const resultRow = (table: string, result: GameResult): ResultRow => ({
  table_id: table,
  game: result.game,
  version: result.version,
  seats: result.seats,
  options: JSON.stringify(result.options),
  pace: JSON.stringify(result.pace),
  listed: result.listed ? 1 : 0,
  finished: result.finished ? 1 : 0,
  decisions: result.decisions,
  started: result.started,
  ended: result.ended,
  rated: result.rated,
  annulled: 0,
});

export const resultSeatRows = (table: string, { players }: GameResult): ResultSeatRow[] =>
  players.map(({ sources, away, ...player }, seat) => ({
    table_id: table,
    seat,
    ...player,
    sources: JSON.stringify(sources),
    away: away ? 1 : 0,
  }));

/** News is looked at for notices from its time on. */
const newsColumns = (news: SeatNews | undefined) => ({
  news: news?.kind ?? null,
  news_n: news?.n ?? null,
  news_at: news?.at ?? null,
  news_due: news?.due ?? null,
  look_at: news?.at ?? null,
});

export function parseLine(
  row: Pick<LineRow, 'n' | 'at' | 'type' | 'body'> & { events?: string | null },
): Line {
  const { n, at, type, events } = row;
  const what = `line ${n} of its log is damaged`;
  const line = { n, at, type, body: parseJson(row.body, what) };
  return events ? { ...line, events: parseJson(events, what) as object[] } : line;
}
