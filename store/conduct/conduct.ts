import type { Kysely, Transaction } from 'kysely';
import type { ActKind, Deed, Role } from '../../protocol/conduct.ts';
import { plain } from '../fault.ts';
import { newId } from '../id.ts';
import { readLine } from '../log/read.ts';
import { madeUpName } from '../made-up-name.ts';
import { addNews } from '../notices/news.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import { UnreadableError } from '../unreadable.ts';
import { parseLine } from '../writes.ts';
import {
  type AuditLine,
  type Conduct,
  type Doer,
  type HeldRole,
  type NewAct,
  type NewReport,
  type ReportFilter,
  type Said,
  STAGES,
  type StoredAct,
  type StoredReport,
} from './api.ts';
import { actOf, auditOf, lineNumbers, reportOf } from './rows.ts';

/** Lines in one report. */
const MOST_LINES = 10;
/** Chat shown before a reported line, and after it. */
const BEFORE = 4;
const AFTER = 2;

export class SqlConduct implements Conduct {
  readonly #db: Kysely<Schema>;
  readonly #kinds: (now: number, about: string) => Promise<{ kind: string }[]>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#kinds = prepared(
      db,
      db
        .selectFrom('acts')
        .select('kind')
        .where('lifted', 'is', null)
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', 0)]))
        .where('about', '=', '')
        .compile(),
    );
  }

  report(report: NewReport): Promise<StoredReport> {
    return this.#db.transaction().execute(async (db) => {
      const { by, about, table = '', line, name, reason, words, at } = report;
      const more = line === undefined ? [] : [line];
      const row = {
        ...{
          id: newId(),
          by,
          about,
          table_id: table,
          lines: JSON.stringify(more),
          name: plain(name),
          reason,
        },
        ...{ words: plain(words), at, state: 'open', closed: null, seen: 0 },
      };
      const { numInsertedOrUpdatedRows: added = 0n } = await db
        .insertInto('reports')
        .values(row)
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirst();
      if (added > 0n) return reportOf(row);
      const open = await db
        .selectFrom('reports')
        .selectAll()
        .where('about', '=', about)
        .where('by', '=', by)
        .where('table_id', '=', table)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      const lines = [...new Set([...lineNumbers(open.lines), ...more])].slice(-MOST_LINES);
      const changed = {
        ...{ lines: JSON.stringify(lines), reason, words: words === '' ? open.words : plain(words), at },
      };
      await db.updateTable('reports').set(changed).where('id', '=', open.id).execute();
      return reportOf({ ...open, ...changed });
    });
  }

  async reports({ state, about, by }: ReportFilter, limit: number): Promise<StoredReport[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .selectAll()
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(about !== undefined, (query) => query.where('about', '=', about!))
      .$if(by !== undefined, (query) => query.where('by', '=', by!))
      // Many new reports must not push older open ones out of sight.
      .orderBy('at', state === 'open' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  }

  close(about: string, reports: readonly string[], words: string, doer: Doer): Promise<number> {
    return this.#db.transaction().execute(async (db) => {
      const closed = await closeReports(db, about, reports, 'closed', doer.at);
      if (closed > 0) await note(db, doer, { what: 'close', about, ...first(reports), words });
      return closed;
    });
  }

  async said(table: string, lines: readonly number[]): Promise<Said[]> {
    const found = new Map<number, Said>();
    for (const n of lines)
      for (const after of [false, true]) {
        const rows = await this.#db
          .selectFrom('lines')
          .select(['n', 'at', 'type', 'body'])
          .where('table_id', '=', table)
          .where('type', '=', 'chat')
          .where('n', after ? '>' : '<=', n)
          .orderBy('n', after ? 'asc' : 'desc')
          .limit(after ? AFTER : 1 + BEFORE)
          .execute();
        for (const row of rows) {
          const said = saidIn(row);
          if (said) found.set(said.n, said);
        }
      }
    return [...found.values()].sort((a, b) => a.n - b.n);
  }

  async act(act: NewAct, reports: readonly string[]): Promise<string> {
    const { about, kind, table = null, reason, words, by, at, until } = act;
    const id = newId();
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('acts')
        .values({
          ...{ id, about, kind, table_id: table, reason, words: plain(words) },
          ...{ by, at, until: until ?? null, lifted: null },
          ...{ appeal: null, appealed: null, answer: null, answered: null, seen: 0, due: 1 },
        })
        .execute();
      if (kind === 'name')
        await db.updateTable('people').set({ name: madeUpName() }).where('id', '=', about).execute();
      await tellOf(db, { id, about, n: STAGES.made, at });
      if (until !== undefined) await tellOf(db, { id, about, n: STAGES.over, at: until });
      await closeReports(db, about, reports, 'acted', at);
      await note(db, { by, at }, { what: kind, about, ref: id, words });
    });
    return id;
  }

  async find(id: string): Promise<StoredAct | undefined> {
    const row = await this.#db.selectFrom('acts').selectAll().where('id', '=', id).executeTakeFirst();
    return row && actOf(row);
  }

  async findReport(id: string): Promise<StoredReport | undefined> {
    const row = await this.#db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    return row && reportOf(row);
  }

  async acts(about: string): Promise<StoredAct[]> {
    const rows = await this.#db
      .selectFrom('acts')
      .selectAll()
      .where('about', '=', about)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(actOf);
  }

  async inForce(about: string, now: number): Promise<ReadonlySet<ActKind>> {
    return new Set((await this.#kinds(now, about)).map(({ kind }) => kind as ActKind));
  }

  async hasNews(person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('acts')
      .select('id')
      .where('about', '=', person)
      .where('seen', '=', 0)
      .unionAll(
        this.#db
          .selectFrom('reports')
          .select('id')
          .where('by', '=', person)
          .where('state', '<>', 'open')
          .where('seen', '=', 0),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async markSeen(person: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.updateTable('acts').set({ seen: 1 }).where('about', '=', person).execute();
      await db
        .updateTable('reports')
        .set({ seen: 1 })
        .where('by', '=', person)
        .where('state', '<>', 'open')
        .execute();
      // That an act is over comes later.
      await db
        .deleteFrom('news')
        .where('person', '=', person)
        .where((eb) =>
          eb.or([eb('kind', '=', 'report'), eb.and([eb('kind', '=', 'act'), eb('n', '<>', STAGES.over)])]),
        )
        .execute();
    });
  }

  carry(guest: string, account: string): Promise<void> {
    return this.#db.transaction().execute(async (db) => {
      await db.updateTable('acts').set({ about: account, due: 1 }).where('about', '=', guest).execute();
      await db
        .updateTable('news')
        .set({ person: account })
        .where('person', '=', guest)
        .where('kind', '=', 'act')
        .execute();
    });
  }

  lift(act: string, words: string, doer: Doer): Promise<boolean> {
    return this.#change(act, doer, { what: 'lift', words, stage: STAGES.lifted }, (db) =>
      db
        .updateTable('acts')
        .set({ lifted: doer.at, seen: 0, due: 1 })
        .where('id', '=', act)
        .where('lifted', 'is', null)
        .returning('about')
        .executeTakeFirst(),
    );
  }

  appeal(act: string, text: string, doer: Doer): Promise<boolean> {
    return this.#change(act, doer, { what: 'appeal', words: '' }, (db) =>
      db
        .updateTable('acts')
        .set({ appeal: plain(text), appealed: doer.at })
        .where('id', '=', act)
        .where('appealed', 'is', null)
        .returning('about')
        .executeTakeFirst(),
    );
  }

  answer(act: string, words: string, lift: boolean, doer: Doer): Promise<boolean> {
    const { at } = doer;
    return this.#change(act, doer, { what: lift ? 'lift' : 'keep', words, stage: STAGES.answered }, (db) =>
      db
        .updateTable('acts')
        .set({ answer: plain(words), answered: at, seen: 0, due: 1 })
        .$if(lift, (query) => query.set((eb) => ({ lifted: eb.fn.coalesce('lifted', eb.val(at)) })))
        .where('id', '=', act)
        .where('appealed', 'is not', null)
        .where('answered', 'is', null)
        .returning('about')
        .executeTakeFirst(),
    );
  }

  /** A change of an act that happens at most once, with its line in the audit and what its person is told. */
  #change(
    act: string,
    doer: Doer,
    { stage, ...line }: { readonly what: Deed; readonly words: string; readonly stage?: number },
    update: (db: Transaction<Schema>) => Promise<{ about: string } | undefined>,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const changed = await update(db);
      if (!changed) return false;
      const { about } = changed;
      await note(db, doer, { ...line, about, ref: act });
      if (stage !== undefined) await tellOf(db, { id: act, about, n: stage, at: doer.at });
      return true;
    });
  }

  async appeals(limit: number): Promise<StoredAct[]> {
    const rows = await this.#db
      .selectFrom('acts')
      .selectAll()
      .where('appealed', 'is not', null)
      .where('answered', 'is', null)
      .orderBy('appealed')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(actOf);
  }

  async due(limit: number, except: readonly string[]): Promise<StoredAct[]> {
    const rows = await this.#db
      .selectFrom('acts')
      .selectAll()
      .where('due', '=', 1)
      .$if(except.length > 0, (query) => query.where('id', 'not in', except))
      .orderBy('at')
      .limit(limit)
      .execute();
    return rows.map(actOf);
  }

  async felt({ id, lifted, answered }: StoredAct): Promise<void> {
    await this.#db
      .updateTable('acts')
      .set({ due: 0 })
      .where('id', '=', id)
      .where('lifted', lifted === undefined ? 'is' : '=', lifted ?? null)
      .where('answered', answered === undefined ? 'is' : '=', answered ?? null)
      .execute();
  }

  async role(person: string): Promise<Role | undefined> {
    const row = await this.#db
      .selectFrom('roles')
      .select('role')
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.role as Role | undefined;
  }

  async roles(): Promise<HeldRole[]> {
    const rows = await this.#db.selectFrom('roles').selectAll().orderBy('since').orderBy('person').execute();
    return rows.map((row) => ({ ...row, role: row.role as Role }));
  }

  async setRole(person: string, role: Role | undefined, words: string, doer: Doer): Promise<void> {
    const since = doer.at;
    await this.#db.transaction().execute(async (db) => {
      if (role === undefined) await db.deleteFrom('roles').where('person', '=', person).execute();
      else
        await db
          .insertInto('roles')
          .values({ person, role, since })
          .onConflict((oc) => oc.column('person').doUpdateSet({ role, since }))
          .execute();
      await note(db, doer, { what: role ?? 'no role', about: person, words });
    });
  }

  async audit(
    limit: number,
    {
      before,
      about,
      by,
    }: { readonly before?: AuditLine; readonly about?: string; readonly by?: string } = {},
  ): Promise<AuditLine[]> {
    const rows = await this.#db
      .selectFrom('audit')
      .selectAll()
      .$if(about !== undefined, (query) => query.where('about', '=', about!))
      .$if(by !== undefined, (query) => query.where('by', '=', by!))
      .$if(before !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at', 'id'), '<', tuple(before!.at, before!.id)),
        ),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(auditOf);
  }

  async auditLine(id: string): Promise<AuditLine | undefined> {
    const row = await this.#db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst();
    return row && auditOf(row);
  }
}

const first = ([ref]: readonly string[]) => (ref === undefined ? {} : { ref });

async function note(
  db: Transaction<Schema>,
  { at, by }: Doer,
  { what, about, ref, words }: Pick<AuditLine, 'what' | 'about' | 'ref' | 'words'>,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), at, by, what, about: about ?? null, ref: ref ?? null, words: plain(words) })
    .execute();
}

async function closeReports(
  db: Transaction<Schema>,
  about: string,
  reports: readonly string[],
  state: 'acted' | 'closed',
  at: number,
): Promise<number> {
  if (reports.length === 0) return 0;
  const closed = await db
    .updateTable('reports')
    .set({ state, closed: at })
    .where('about', '=', about)
    .where('id', 'in', [...reports])
    .where('state', '=', 'open')
    .returning(['id', 'by'])
    .execute();
  const told = closed.flatMap(({ id, by }) =>
    by === null ? [] : [{ person: by, kind: 'report' as const, about: id, n: 0, at }],
  );
  await addNews(db, told);
  return closed.length;
}

/** What becomes of an act, in the order in which its person is told. */
const tellOf = (
  db: Transaction<Schema>,
  {
    id,
    about,
    n,
    at,
  }: { readonly id: string; readonly about: string; readonly n: number; readonly at: number },
): Promise<void> => addNews(db, [{ person: about, kind: 'act', about: id, n, at }]);

/** Nothing where the line is damaged, or its author has erased it. */
function saidIn(row: Parameters<typeof parseLine>[0]): Said | undefined {
  try {
    const { n, at, type, body } = readLine(parseLine(row));
    return type === 'chat' && body.text !== '' ? { n, at, ...body } : undefined;
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
