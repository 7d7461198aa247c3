import type { Append, Line, Snapshot, Store, Summary, TableRecord } from '../store.ts';

export const sampleTable = (id: string, rest: Partial<TableRecord> = {}): TableRecord => ({
  id,
  game: 'dragon',
  version: 1,
  settings: { seats: 2, options: { 'great wall': true } },
  listed: true,
  host: 'anna',
  created: 1_000,
  seed: 'the seed',
  salt: 'the salt',
  commitment: 'the commitment',
  ...rest,
});

export const sampleLine = (n: number, rest: Partial<Line> = {}): Line => ({
  n,
  at: 1_000 + n,
  type: 'move',
  body: { seat: n % 2, move: 'tax' },
  ...rest,
});

export const sampleSummary = (rest: Partial<Summary> = {}): Summary => ({
  status: 'running',
  updated: 2_000,
  due: null,
  seats: [
    { person: 'anna', name: 'Anna', turn: true },
    { person: null, name: 'greedy', turn: false },
  ],
  ...rest,
});

export const sampleSnapshot = (n: number): Snapshot => ({ n, version: 1, state: { stack: [], n } });

/** An append of lines with these numbers only. */
export const moves = (table: string, ...numbers: readonly number[]): Append => ({
  table,
  lines: numbers.map((n) => sampleLine(n)),
});

/** Creates a table with its first line. */
export const addTable = (
  store: Store,
  id: string,
  rest: Partial<TableRecord> = {},
  summary?: Partial<Summary>,
) =>
  store.tables.create(sampleTable(id, rest), {
    table: id,
    lines: [sampleLine(1, { type: 'open', body: { host: 'anna' } })],
    summary: sampleSummary(summary),
  });

export const addPerson = (store: Store, id: string, name = id) =>
  store.people.create({ id, name, created: 1, epoch: 1 });

export const numbers = async (store: Store, table: string): Promise<number[]> =>
  (await store.tables.log(table, 0, false)).map(({ n }) => n);
