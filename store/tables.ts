import type { Kysely, Transaction } from 'kysely';
import type { Committer } from './committer.ts';
import { actInForce, tableUnlisted } from './conduct/people.ts';
import { prepared } from './prepared.ts';
import { inChunks } from './rows.ts';
import type { Schema, SnapshotRow, TableRow } from './schema.ts';
import {
  type Append,
  type FirstLines,
  type Line,
  type ListFilter,
  type Snapshot,
  type SnapshotLine,
  type StoredTable,
  StoreError,
  type SummarySeat,
  type TableList,
  type TableRecord,
  type TableSummary,
  type Tables,
} from './store.ts';
import { parseJson, UnreadableError } from './unreadable.ts';
import { ofKind, parseLine, rowsOf, snapshotRow } from './writes.ts';

const UNFINISHED = ['open', 'running'];

export class SqlTables implements Tables {
  readonly #db: Kysely<Schema>;
  readonly #committer: Committer;
  readonly #openOf: (host: string, ...statuses: readonly string[]) => Promise<{ count: number }[]>;

  constructor(db: Kysely<Schema>, committer: Committer) {
    this.#db = db;
    this.#committer = committer;
    this.#openOf = prepared(
      db,
      db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('host', '=', '')
        .where('status', 'in', [...UNFINISHED])
        .compile(),
    );
  }

  async create(table: TableRecord, first: FirstLines): Promise<void> {
    if (!(await this.#committer.append(rowsOf(first, table))))
      throw new StoreError(`There is a table ${table.id} already.`);
  }

  async restore(table: TableRecord, append: FirstLines, snapshots: readonly Snapshot[]): Promise<void> {
    const { writes } = rowsOf(append, table);
    const rows = {
      tables: ofKind(writes, 'table'),
      lines: [...ofKind(writes, 'firstLine'), ...ofKind(writes, 'nextLine')],
      snapshots: [...snapshots.map((one) => snapshotRow(table.id, one)), ...ofKind(writes, 'snapshot')],
      seats: ofKind(writes, 'seat'),
      records: ofKind(writes, 'record'),
      results: ofKind(writes, 'result'),
      resultSeats: ofKind(writes, 'resultSeat'),
    };
    await this.#db.transaction().execute(async (db) => {
      for (const chunk of inChunks(rows.tables)) await db.insertInto('tables').values(chunk).execute();
      for (const chunk of inChunks(rows.lines)) await db.insertInto('lines').values(chunk).execute();
      for (const chunk of inChunks(rows.snapshots)) await db.insertInto('snapshots').values(chunk).execute();
      for (const chunk of inChunks(rows.seats)) await db.insertInto('seats').values(chunk).execute();
      for (const chunk of inChunks(rows.records)) await db.insertInto('records').values(chunk).execute();
      for (const chunk of inChunks(rows.results)) await db.insertInto('results').values(chunk).execute();
      for (const chunk of inChunks(rows.resultSeats))
        await db.insertInto('result_seats').values(chunk).execute();
    });
  }

  async find(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { status, updated, due, ...table } = row;
    const seats = (await this.#seats([id])).get(id) ?? [];
    return {
      ...table,
      settings: parseJson(table.settings, 'its settings are damaged'),
      listed: table.listed === 1,
      summary: { status, updated, due, seats },
    };
  }

  async append(append: Append): Promise<boolean> {
    return this.#committer.append(rowsOf(append));
  }

  async log(table: string, after: number, events: boolean, limit?: number): Promise<Line[]> {
    const rows = await this.#db
      .selectFrom('lines')
      .select(['n', 'at', 'type', 'body'])
      .$if(events, (query) => query.select('events'))
      .$if(limit !== undefined, (query) => query.limit(limit!))
      .where('table_id', '=', table)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(parseLine);
  }

  snapshots(table: string): Promise<SnapshotLine[]> {
    return this.#db
      .selectFrom('snapshots')
      .select(['n', 'version'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
  }

  async snapshot(table: string, n: number): Promise<Snapshot | undefined> {
    const row = await this.#db
      .selectFrom('snapshots')
      .select(['n', 'version', 'state'])
      .where('table_id', '=', table)
      .where('n', '=', n)
      .executeTakeFirst();
    return row && { ...row, state: parseJson(row.state, `its state at line ${n} of the log is damaged`) };
  }

  async record(table: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('records')
      .select('text')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.text;
  }

  async listed({ status, game, limit, after }: ListFilter): Promise<TableList> {
    const ranked = this.#db
      .selectFrom('tables')
      .select(SUMMARY)
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('host').orderBy('updated', 'desc').orderBy('id'))
          .as('turn'),
      )
      .where('listed', '=', 1)
      .where('status', '=', status)
      .where((eb) => eb.not(actInForce(eb, 'unlisted', 'tables.host', Date.now())))
      .where((eb) => eb.not(tableUnlisted(eb, 'tables.id', Date.now())))
      .$if(game !== undefined, (query) => query.where('game', '=', game!));
    const found = await this.#db
      .selectFrom(ranked.as('ranked'))
      .selectAll()
      .$if(after !== undefined, (query) =>
        query.where((eb) => {
          const { turn, updated, id } = after!;
          const sameTurn = eb('turn', '=', turn);
          return eb.or([
            eb('turn', '>', turn),
            eb.and([sameTurn, eb('updated', '<', updated)]),
            eb.and([sameTurn, eb('updated', '=', updated), eb('id', '>', id)]),
          ]);
        }),
      )
      .orderBy('turn')
      .orderBy('updated', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const rows = found.slice(0, limit);
    const tables = await this.#withSeats(rows.map(({ turn: _, ...row }) => row));
    const { turn, updated, id } = rows.at(-1) ?? { turn: 0, updated: 0, id: '' };
    return { tables, ...(found.length > limit ? { next: { turn, updated, id } } : {}) };
  }

  async of(person: string, limit: number): Promise<TableSummary[]> {
    const query = this.#db
      .selectFrom('tables')
      .select(SUMMARY)
      .select((eb) => tableUnlisted(eb, 'tables.id', Date.now()).as('unlisted'))
      .where((eb) =>
        eb.or([
          eb('id', 'in', eb.selectFrom('seats').select('table_id').where('person', '=', person)),
          eb('id', 'in', eb.selectFrom('seats').select('table_id').where('invited', '=', person)),
          eb.and([eb('host', '=', person), eb('status', 'in', UNFINISHED)]),
          eb.and([
            eb('status', '=', 'open'),
            eb('id', 'in', eb.selectFrom('circle_tables').select('table_id').where('person', '=', person)),
          ]),
        ]),
      );
    // The person's unfinished games, which neither invitations nor many finished games are to push out.
    const own = query
      .orderBy((eb) =>
        eb
          .case()
          .when(
            eb.and([
              eb('status', 'in', UNFINISHED),
              eb.or([
                eb('host', '=', person),
                eb('id', 'in', eb.selectFrom('seats').select('table_id').where('person', '=', person)),
              ]),
            ]),
          )
          .then(0)
          .else(1)
          .end(),
      )
      .orderBy('updated', 'desc')
      .orderBy('id');
    const rows = await own.limit(limit).execute();
    return this.#withSeats(rows.sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1)));
  }

  async countOpen(person: string): Promise<number> {
    return (await this.#openOf(person, ...UNFINISHED))[0]!.count;
  }

  async countListed(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host', '=', person)
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .executeTakeFirstOrThrow();
    return count;
  }

  async idle(status: string, before: number, after: string | undefined, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where('updated', '<', before)
      .$if(after !== undefined, (query) => query.where('id', '>', after!))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async openOf(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('host', '=', person)
      .where('status', '=', 'open')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async rest(table: string, now: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ due: null })
      .where('id', '=', table)
      .where('due', '<=', now)
      .execute();
  }

  async ids(after: string | undefined, limit: number, status?: string): Promise<string[]> {
    let query = this.#db.selectFrom('tables').select('id');
    if (after !== undefined) query = query.where('id', '>', after);
    if (status !== undefined) query = query.where('status', '=', status);
    return (await query.orderBy('id').limit(limit).execute()).map(({ id }) => id);
  }

  async replaceSnapshots(table: string, snapshots: readonly Snapshot[]): Promise<void> {
    const rows: SnapshotRow[] = snapshots.map((snapshot) => snapshotRow(table, snapshot));
    await this.#db.transaction().execute(async (db: Transaction<Schema>) => {
      await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
      for (const chunk of inChunks(rows)) await db.insertInto('snapshots').values(chunk).execute();
    });
  }

  async #withSeats(rows: readonly SummaryRow[]): Promise<TableSummary[]> {
    const seats = await this.#seats(rows.map(({ id }) => id));
    return rows.flatMap(({ unlisted, ...row }) => {
      const settings = readable(row.settings);
      if (!settings) return [];
      return { ...row, settings, seats: seats.get(row.id) ?? [], ...(unlisted ? { unlisted: true } : {}) };
    });
  }

  async #seats(tables: readonly string[]): Promise<Map<string, SummarySeat[]>> {
    const rows =
      tables.length === 0
        ? []
        : await this.#db
            .selectFrom('seats')
            .selectAll()
            .where('table_id', 'in', tables)
            .orderBy('table_id')
            .orderBy('seat')
            .execute();
    const out = new Map<string, SummarySeat[]>(tables.map((id) => [id, []]));
    for (const { table_id, person, name, turn, standing, invited } of rows)
      out.get(table_id)?.push({
        person,
        name,
        turn: turn === 1,
        ...(standing !== null && { standing }),
        ...(invited !== null && { invited }),
      });
    return out;
  }
}

/** Lists leave out tables whose settings are damaged. */
function readable(settings: string): object | undefined {
  try {
    return parseJson(settings, 'its settings are damaged');
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

const SUMMARY = ['id', 'game', 'settings', 'host', 'status', 'updated', 'due'] as const;
type SummaryRow = Pick<TableRow, (typeof SUMMARY)[number]> & { readonly unlisted?: unknown };
