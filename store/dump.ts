import { existsSync } from 'node:fs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { InputError } from '../core/options.ts';
import type { Progress } from './backup.ts';
import { openSql, type StorePlace } from './open.ts';
import { addRecords } from './records.ts';
import { addResults } from './results/backfill.ts';
import type { Schema } from './schema.ts';
import { databaseFile } from './sqlite/open.ts';
import { addStandings } from './standings.ts';

/** Ratings are left out: they are made again from the results. */
type Relation = Exclude<keyof Schema, 'nodes' | 'ratings' | 'rating_steps' | 'rating_fold'>;
type Row = Readonly<Record<string, string | number | null>>;

/**
 * Version of the format: 2 added records, 3 the standing of seats and invitations, 4 results, 5 accounts, 6 notices, 7 plans,
 * 8 friends, 9 holidays, 10 circles, 11 reports and acts, 12 news,
 * 13 acts about tables, 14 presence of friends. Older ones can be read.
 */
const FORM = 14;

interface Columns {
  /** The number of key columns, which come first. */
  readonly key: number;
  readonly columns: readonly string[];
}

/** All relations, in an order in which they can be filled. */
const RELATIONS: Readonly<Record<Relation, Columns>> = {
  secrets: { key: 1, columns: ['name', 'value'] },
  people: { key: 1, columns: ['id', 'name', 'created', 'epoch', 'seal', 'merged'] },
  tokens: { key: 1, columns: ['hash', 'person', 'label', 'created'] },
  codes: { key: 1, columns: ['hash', 'person', 'expires'] },
  mutes: { key: 2, columns: ['person', 'muted'] },
  follows: { key: 2, columns: ['person', 'other', 'since'] },
  holidays: { key: 2, columns: ['person', 'starts', 'ends'] },
  presences: { key: 1, columns: ['person', 'seen', 'hidden'] },
  circles: { key: 1, columns: ['id', 'person', 'name', 'created'] },
  circle_people: { key: 2, columns: ['circle', 'person'] },
  circle_tables: { key: 2, columns: ['table_id', 'person'] },
  untold_holidays: { key: 1, columns: ['person'] },
  devices: { key: 1, columns: ['id', 'person', 'label', 'created', 'used', 'ended'] },
  keys: {
    key: 1,
    columns: ['id', 'person', 'kind', 'public', 'hash', 'counter', 'label', 'created', 'used'],
  },
  mails: { key: 1, columns: ['person', 'address', 'fold', 'confirmed', 'next', 'since'] },
  challenges: { key: 1, columns: ['hash', 'purpose', 'person', 'data', 'expires'] },
  tables: {
    key: 1,
    columns: [
      ...['id', 'game', 'version', 'settings', 'listed', 'host', 'created', 'seed', 'salt', 'commitment'],
      ...['status', 'updated', 'due'],
    ],
  },
  seats: {
    key: 2,
    columns: [
      ...['table_id', 'seat', 'person', 'name', 'turn', 'standing', 'invited'],
      ...['news', 'news_n', 'news_at', 'news_due', 'told', 'told_all', 'look_at', 'chat_n'],
    ],
  },
  lines: { key: 2, columns: ['table_id', 'n', 'at', 'type', 'body', 'events', 'person'] },
  snapshots: { key: 2, columns: ['table_id', 'n', 'version', 'state'] },
  records: { key: 1, columns: ['table_id', 'text'] },
  results: {
    key: 1,
    columns: [
      ...['table_id', 'game', 'version', 'seats', 'options', 'pace', 'listed', 'finished', 'decisions'],
      ...['started', 'ended', 'rated', 'annulled'],
    ],
  },
  result_seats: {
    key: 2,
    columns: [
      ...['table_id', 'seat', 'person', 'bot', 'place', 'points', 'sources', 'away', 'answer', 'opening'],
    ],
  },
  notices: {
    key: 1,
    columns: [
      ...['person', 'wants', 'zone', 'quiet_from', 'quiet_to', 'breaks', 'digest', 'digest_at', 'lang'],
    ],
  },
  endpoints: {
    key: 1,
    columns: [
      ...['id', 'person', 'kind', 'address', 'hash', 'secret', 'table_id', 'device'],
      ...['created', 'used', 'held', 'failed'],
    ],
  },
  plans: { key: 2, columns: ['table_id', 'seat', 'person', 'after_n', 'moves', 'guard', 'dropped'] },
  reports: {
    key: 1,
    columns: [
      ...[
        'id',
        'by',
        'about',
        'table_id',
        'lines',
        'name',
        'reason',
        'words',
        'at',
        'state',
        'closed',
        'seen',
      ],
    ],
  },
  acts: {
    key: 1,
    columns: [
      ...['id', 'about', 'kind', 'table_id', 'reason', 'words', 'by', 'at', 'until', 'lifted'],
      ...['appeal', 'appealed', 'answer', 'answered', 'seen', 'due'],
    ],
  },
  roles: { key: 1, columns: ['person', 'role', 'since'] },
  audit: { key: 1, columns: ['id', 'at', 'by', 'what', 'about', 'ref', 'words'] },
  notice_tables: { key: 2, columns: ['person', 'table_id', 'mode'] },
  news: { key: 4, columns: ['person', 'kind', 'about', 'n', 'at', 'look_at'] },
  sends: {
    key: 4,
    columns: [
      ...['endpoint', 'kind', 'table_id', 'turn_n', 'person', 'created', 'batch', 'tries', 'next', 'sent'],
    ],
  },
};
const NAMES = Object.keys(RELATIONS) as Relation[];
const PAGE = 500;

/** JSON on one line for every program, even those that end lines at U+2028 or U+0085. */
const lineOf = (value: object): string =>
  `${JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;

/** The whole store as lines of JSON, as of one moment; the server may keep running. */
export async function* dump(place: StorePlace, progress?: Progress): AsyncGenerator<string> {
  requireDatabase(place);
  const store = await openSql(place);
  try {
    const reading = await store.db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      yield* rowsOf(reading, progress);
    } finally {
      await reading.rollback().execute();
    }
  } finally {
    await store.close();
  }
}

/** Opening would create a database, and a backup of nothing would pass for a backup. */
function requireDatabase({ dataDir, databaseUrl }: StorePlace): void {
  const file = databaseFile(dataDir);
  if (databaseUrl === undefined && !existsSync(file))
    throw new InputError(`There is no database at ${file}.`);
}

async function* rowsOf(db: Kysely<Schema>, progress?: Progress): AsyncGenerator<string> {
  const counts = await Promise.all(NAMES.map((name) => count(db, name)));
  const total = counts.reduce((a, b) => a + b);
  let done = 0;
  yield lineOf({ mandate: 'backup', schema: FORM });
  for (const name of NAMES)
    for await (const page of pages(db, name)) {
      yield page.map((row) => lineOf({ [name]: row })).join('');
      done += page.length;
      progress?.(done, total);
    }
  yield lineOf({ rows: done });
}

async function count(db: Kysely<Schema>, name: Relation): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]!.count;
}

async function* pages(db: Kysely<Schema>, name: Relation): AsyncGenerator<Row[]> {
  const { key, columns } = RELATIONS[name];
  const names = columns.slice(0, key);
  const keys = sql.join(names.map((column) => sql.ref(column)));
  let where = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${where}
      order by ${keys} limit ${sql.lit(PAGE)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    const last = rows.at(-1)!;
    where = sql`where (${keys}) > (${sql.join(names.map((column) => last[column]))})`;
  }
}

/** The lines of a dump. They end with \n only: readline would also split at U+2028, which older dumps may hold. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Fills an empty store of either kind with the lines of a dump, in one transaction. */
export async function restore(
  place: StorePlace,
  lines: AsyncIterable<string>,
  progress?: (rows: number) => void,
): Promise<number> {
  const store = await openSql(place);
  try {
    return await store.db.transaction().execute((db) => fill(db, lines, progress));
  } finally {
    await store.close();
  }
}

async function fill(
  db: Transaction<Schema>,
  lines: AsyncIterable<string>,
  progress?: (rows: number) => void,
): Promise<number> {
  for (const name of NAMES)
    if ((await count(db, name)) > 0)
      throw new InputError('The store is not empty. Restore a backup only into an empty store.');
  let number = 0;
  let form = FORM;
  let rows = 0;
  let page: { name: Relation; rows: Row[] } | undefined;
  const flush = async () => {
    if (page)
      await db
        .insertInto(page.name)
        .values(page.rows as never)
        .execute();
    page = undefined;
    progress?.(rows);
  };
  for await (const line of lines) {
    number++;
    if (number === 1) {
      form = formOf(line);
      continue;
    }
    const [name, value] = parse(line, number, form);
    if (name === 'rows') {
      if (value !== rows) throw new InputError(`The backup is damaged: ${rows} rows instead of ${value}.`);
      await flush();
      if (form < 2) await addRecords(db);
      if (form < 3) await addStandings(db);
      if (form < 4) await addResults(db);
      return rows;
    }
    if (page && (page.name !== name || page.rows.length === PAGE)) await flush();
    page ??= { name, rows: [] };
    page.rows.push(value);
    rows++;
  }
  throw new InputError('The backup is incomplete: its end is missing.');
}

function formOf(header: string): number {
  let form: unknown;
  try {
    const { mandate, schema } = JSON.parse(header) as Record<string, unknown>;
    if (mandate === 'backup') form = schema;
  } catch {
    // Handled like any other invalid text.
  }
  if (typeof form !== 'number') throw new InputError('This is not a Mandate backup.');
  if (form > FORM)
    throw new InputError(
      `A later version of Mandate wrote this backup (form ${form}; this version reads up to ${FORM}).`,
    );
  return form;
}

/** Columns that older forms lack, with their values. */
const NEWER: Readonly<Record<string, readonly { readonly form: number; readonly columns: Row }[]>> = {
  people: [{ form: 5, columns: { seal: null, merged: null } }],
  acts: [{ form: 13, columns: { table_id: null } }],
  seats: [
    { form: 3, columns: { standing: null, invited: null } },
    {
      form: 6,
      columns: {
        ...{ news: null, news_n: null, news_at: null, news_due: null },
        ...{ told: 0, told_all: 0, look_at: null, chat_n: 0 },
      },
    },
  ],
};

type Parsed = readonly ['rows', number] | readonly [Relation, Row];

function parse(line: string, number: number, form: number): Parsed {
  try {
    const [[name = '', kept] = [], ...more] = Object.entries(JSON.parse(line) as object);
    const newer = (NEWER[name] ?? []).filter((added) => form < added.form).map(({ columns }) => columns);
    const value = newer.length > 0 ? Object.assign({}, kept, ...newer) : kept;
    if (more.length === 0 && name === 'rows') return [name, Number(value)];
    const relation = NAMES.find((known) => known === name);
    if (relation && more.length === 0 && isRow(value, RELATIONS[relation].columns)) return [relation, value];
  } catch {
    // Handled like any other invalid line.
  }
  throw new InputError(`Line ${number} of the backup is damaged.`);
}

const isRow = (value: unknown, columns: readonly string[]): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === columns.length &&
  columns.every((column) => Object.hasOwn(value, column));
