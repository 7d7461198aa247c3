import type { Kysely } from 'kysely';

/** Guests become accounts by keys, and each browser in which they are signed in can be told apart. */
export async function accounts(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('people').addColumn('seal', 'text').execute();
  await schema.alterTable('people').addColumn('merged', 'text').execute();
  await schema
    .createIndex('people_merged')
    .on('people')
    .column('merged')
    .where('merged', 'is not', null)
    .execute();
  await schema
    .createTable('devices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .addColumn('ended', 'bigint')
    .execute();
  await schema.createIndex('devices_person').on('devices').column('person').execute();
  await schema
    .createTable('keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('public', 'text')
    .addColumn('hash', 'text', (c) => c.unique())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await schema.createIndex('keys_person').on('keys').column('person').execute();
  await schema
    .createTable('mails')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('fold', 'text', (c) => c.notNull().unique())
    .addColumn('confirmed', 'bigint', (c) => c.notNull())
    .addColumn('next', 'text')
    .addColumn('since', 'bigint')
    .execute();
  await schema
    .createTable('challenges')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('cascade'))
    .addColumn('data', 'text')
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
}
