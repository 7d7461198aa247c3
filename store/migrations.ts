import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { accounts } from './accounts/schema.ts';
import { circles } from './circles.ts';
import { conduct, tableActs } from './conduct/schema.ts';
import { friends } from './friends.ts';
import { holidays } from './holidays.ts';
import { news } from './notices/news.ts';
import { notices } from './notices/schema.ts';
import { plans } from './plans/plans.ts';
import { presences } from './presence.ts';
import { addRecords } from './records.ts';
import { ratings, results } from './results/schema.ts';
import type { Schema } from './schema.ts';
import { addStandings } from './standings.ts';
import { StoreError } from './store.ts';

/** In order. A released migration is never changed; a new one is added instead. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': { up: first },
  '0002-records': { up: records },
  '0003-standing': { up: standing },
  '0004-standings': { up: addStandings },
  '0005-results': { up: results },
  '0006-accounts': { up: accounts },
  '0007-ratings': { up: ratings },
  '0008-notices': { up: notices },
  '0009-plans': { up: plans },
  '0010-friends': { up: friends },
  '0011-holidays': { up: holidays },
  '0013-circles': { up: circles },
  '0014-conduct': { up: conduct },
  '0015-news': { up: news },
  '0016-table-acts': { up: tableActs },
  '0017-presences': { up: presences },
};

/** Kysely's table of applied migrations. */
const DONE = 'kysely_migration';

/** Brings the database to the current schema. */
export async function migrate<S>(db: Kysely<S>): Promise<void> {
  await refuseLater(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof StoreError) throw error;
  if (error) throw new StoreError(`The schema could not be brought up to date: ${(error as Error).message}`);
}

/** Refuses a later schema: this version would write rows that lack its columns. */
async function refuseLater<S>(db: Kysely<S>): Promise<void> {
  const relations = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!relations.some(({ name }) => name === DONE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)} order by name`.execute(db);
  const later = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (later)
    throw new StoreError(
      `A later version of Mandate has written this database (schema ${later.name}), and nothing was changed. Start that version, or restore a backup made before the upgrade into an empty store.`,
    );
}

/** Finished games store their record as text, so that later versions need not recompute it. */
async function records(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await addRecords(db as unknown as Kysely<Schema>);
}

/** Lists show who is away, has resigned or is invited. */
async function standing(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('standing', 'text').execute();
  await db.schema.alterTable('seats').addColumn('invited', 'text').execute();
  await db.schema
    .createIndex('seats_invited')
    .on('seats')
    .column('invited')
    .where('invited', 'is not', null)
    .execute();
}

async function first(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .execute();
  await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
  await db.schema
    .createIndex('tables_listed')
    .on('tables')
    .columns(['status', 'listed', 'updated'])
    .execute();
  await db.schema.createIndex('tables_due').on('tables').column('due').where('due', 'is not', null).execute();

  // No foreign key to tables, as each insert would lock the table's row. `append` ensures that lines follow a line.
  await db.schema
    .createTable('lines')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('events', 'text')
    .addColumn('person', 'text')
    .addPrimaryKeyConstraint('lines_key', ['table_id', 'n'])
    .execute();
  await db.schema
    .createIndex('lines_person')
    .on('lines')
    .columns(['person', 'at'])
    .where('person', 'is not', null)
    .execute();

  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'n'])
    .execute();

  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('seats_person')
    .on('seats')
    .column('person')
    .where('person', 'is not', null)
    .execute();

  await people(db);
}

async function people(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
  await db.schema
    .createTable('codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('node', 'text', (c) => c.primaryKey())
    .addColumn('beat', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
