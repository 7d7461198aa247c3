import { existsSync } from 'node:fs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { InputError } from '../rules/core/options.ts';
import type { Progress } from './backup.ts';
import { openSql, type StorePlace } from './open.ts';
import type { Schema } from './schema.ts';
import { databaseFile } from './sqlite/open.ts';

type Relation = Exclude<keyof Schema, 'nodes'>;
type Row = Readonly<Record<string, string | number | null>>;

/** What is kept, with its columns, in an order that fills one from what is filled already; keys come first. */
const RELATIONS: Readonly<Record<Relation, { readonly key: number; readonly columns: readonly string[] }>> = {
  secrets: { key: 1, columns: ['name', 'value'] },
  people: { key: 1, columns: ['id', 'name', 'created', 'epoch'] },
  tokens: { key: 1, columns: ['hash', 'person', 'label', 'created'] },
  codes: { key: 1, columns: ['hash', 'person', 'expires'] },
  mutes: { key: 2, columns: ['person', 'muted'] },
  tables: {
    key: 1,
    columns: [
      ...['id', 'game', 'version', 'settings', 'listed', 'host', 'created', 'seed', 'salt', 'commitment'],
      ...['status', 'updated', 'due'],
    ],
  },
  seats: { key: 2, columns: ['table_id', 'seat', 'person', 'name', 'turn'] },
  lines: { key: 2, columns: ['table_id', 'n', 'at', 'type', 'body', 'events', 'person'] },
  snapshots: { key: 2, columns: ['table_id', 'n', 'version', 'state'] },
};
const NAMES = Object.keys(RELATIONS) as Relation[];
const HEADER = JSON.stringify({ mandate: 'backup', schema: 1 });
const PAGE = 500;

/** All that is kept, as lines of JSON, as it was at one moment; the server may go on meanwhile. */
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

/** Opening would make one, and a backup of nothing would pass for a backup. */
function requireDatabase({ dataDir, databaseUrl }: StorePlace): void {
  const file = databaseFile(dataDir);
  if (databaseUrl === undefined && !existsSync(file))
    throw new InputError(`There is no database at ${file}.`);
}

async function* rowsOf(db: Kysely<Schema>, progress?: Progress): AsyncGenerator<string> {
  const counts = await Promise.all(NAMES.map((name) => count(db, name)));
  const total = counts.reduce((a, b) => a + b);
  let done = 0;
  yield `${HEADER}\n`;
  for (const name of NAMES)
    for await (const page of pages(db, name)) {
      yield page.map((row) => `${JSON.stringify({ [name]: row })}\n`).join('');
      done += page.length;
      progress?.(done, total);
    }
  yield `${JSON.stringify({ rows: done })}\n`;
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

/** Fills an empty store of either kind with the lines of a dump: all of them, or none. */
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
      throw new InputError('The store is not empty; a backup is restored into an empty one only.');
  let number = 0;
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
      if (line !== HEADER) throw new InputError('This is no backup that this version can read.');
      continue;
    }
    const [name, value] = parse(line, number);
    if (name === 'rows') {
      if (value !== rows) throw new InputError(`The backup is damaged: ${rows} rows instead of ${value}.`);
      await flush();
      return rows;
    }
    if (page && (page.name !== name || page.rows.length === PAGE)) await flush();
    page ??= { name, rows: [] };
    page.rows.push(value);
    rows++;
  }
  throw new InputError('The backup has no end: a part of it is missing.');
}

type Parsed = readonly ['rows', number] | readonly [Relation, Row];

function parse(line: string, number: number): Parsed {
  try {
    const [[name, value] = [], ...more] = Object.entries(JSON.parse(line) as object);
    if (more.length === 0 && name === 'rows') return [name, Number(value)];
    const relation = NAMES.find((known) => known === name);
    if (relation && more.length === 0 && isRow(value, RELATIONS[relation].columns)) return [relation, value];
  } catch {
    // As any other line that is none.
  }
  throw new InputError(`Line ${number} of the backup is damaged.`);
}

const isRow = (value: unknown, columns: readonly string[]): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === columns.length &&
  columns.every((column) => Object.hasOwn(value, column));
