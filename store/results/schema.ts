import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { addResults } from './backfill.ts';

/** Results of games, for profiles and ratings. */
export async function results(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('finished', 'integer', (c) => c.notNull())
    .addColumn('decisions', 'integer', (c) => c.notNull())
    .addColumn('started', 'bigint', (c) => c.notNull())
    .addColumn('ended', 'bigint', (c) => c.notNull())
    .addColumn('rated', 'text')
    .addColumn('annulled', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('results_game').on('results').columns(['game', 'ended']).execute();
  await db.schema
    .createIndex('results_rated')
    .on('results')
    .columns(['rated', 'ended', 'table_id'])
    .execute();
  await db.schema
    .createTable('result_seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('results.table_id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('sources', 'text', (c) => c.notNull())
    .addColumn('away', 'integer', (c) => c.notNull())
    .addColumn('answer', 'bigint')
    .addColumn('opening', 'text')
    .addPrimaryKeyConstraint('result_seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('result_seats_person')
    .on('result_seats')
    .column('person')
    .where('person', 'is not', null)
    .execute();
  await addResults(db as unknown as Kysely<Schema>);
}

/** Ratings, what each game did to them, and how far results are folded into them. */
export async function ratings(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('last', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['pool', 'game', 'person'])
    .execute();
  await db.schema.createIndex('ratings_person').on('ratings').column('person').execute();
  await db.schema
    .createTable('rating_steps')
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('before', 'integer', (c) => c.notNull())
    .addColumn('after', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_steps_key', ['pool', 'table_id', 'person'])
    .execute();
  await db.schema.createIndex('rating_steps_person').on('rating_steps').column('person').execute();
  await db.schema
    .createTable('rating_fold')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('ended', 'bigint', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .execute();
  const start = { id: 1, version: 0, ended: 0, table_id: '', games: 0 };
  await (db as unknown as Kysely<Schema>).insertInto('rating_fold').values(start).execute();
}
