import { type Kysely, sql, type Transaction } from 'kysely';
import { inChunks } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { DueNews, NewsRuling } from './api.ts';
import { reachOf } from './reach.ts';

/** What people are to be told besides what stands at their seats. A row stays until its notice is on its way. */
export async function news(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('news')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('look_at', 'bigint')
    .addPrimaryKeyConstraint('news_key', ['person', 'kind', 'about', 'n'])
    .execute();
  await schema
    .createIndex('news_look')
    .on('news')
    .column('look_at')
    .where('look_at', 'is not', null)
    .execute();
}

export interface NewNews {
  readonly person: string;
  readonly kind: DueNews['kind'];
  readonly about: string;
  readonly n: number;
  /** From when on it is true. */
  readonly at: number;
}

/** To be written in the transaction that brings the news about. */
export async function addNews(db: Kysely<Schema>, rows: readonly NewNews[]): Promise<void> {
  for (const chunk of inChunks(rows))
    await db
      .insertInto('news')
      .values(chunk.map((row) => ({ ...row, look_at: row.at })))
      .onConflict((oc) => oc.doNothing())
      .execute();
}

interface Claim {
  readonly before: number;
  readonly now: number;
  readonly limit: number;
  readonly locks: boolean;
  rule(due: DueNews): NewsRuling;
}

/** Passes on news that is due: it goes, and what is to be sent comes, in one transaction. */
export async function claimNews(
  db: Transaction<Schema>,
  { before, now, limit, locks, rule }: Claim,
): Promise<number> {
  const rows = await db
    .selectFrom('news')
    .selectAll()
    .where('look_at', '<=', before)
    .orderBy('look_at')
    .limit(limit)
    .$if(locks, (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return 0;
  const reach = await reachOf(db, [...new Set(rows.map(({ person }) => person))]);
  for (const { person, kind, about, n } of rows) {
    const { endpoints, look } = rule({ person, kind, about, n, reach: reach(person) });
    if (endpoints.length > 0)
      await db
        .insertInto('sends')
        .values(
          endpoints.map((endpoint) => ({
            ...{ endpoint, kind, table_id: about, turn_n: n, person, created: now },
            ...{ batch: null, tries: 0, next: now, sent: null },
          })),
        )
        .onConflict((oc) => oc.doNothing())
        .execute();
    const row = sql<boolean>`person = ${person} and kind = ${kind} and about = ${about} and n = ${n}`;
    if (endpoints.length > 0) await db.deleteFrom('news').where(row).execute();
    else await db.updateTable('news').set({ look_at: look }).where(row).execute();
  }
  return rows.length;
}
