import type { Kysely } from 'kysely';

/** Seats remember what their people were told of, and people how they want to hear it. */
export async function notices(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  for (const [column, type] of [
    ['news', 'text'],
    ['news_n', 'integer'],
    ['news_at', 'bigint'],
    ['news_due', 'bigint'],
    ['look_at', 'bigint'],
  ] as const)
    await schema.alterTable('seats').addColumn(column, type).execute();
  for (const column of ['told', 'told_all', 'chat_n'])
    await schema
      .alterTable('seats')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await schema
    .createIndex('seats_look')
    .on('seats')
    .column('look_at')
    .where('look_at', 'is not', null)
    .execute();
  await schema
    .createTable('notices')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('wants', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .addColumn('breaks', 'integer', (c) => c.notNull())
    .addColumn('digest', 'integer')
    .addColumn('digest_at', 'bigint')
    .addColumn('lang', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('notices_digest')
    .on('notices')
    .column('digest_at')
    .where('digest_at', 'is not', null)
    .execute();
  await schema
    .createTable('endpoints')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('device', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .addColumn('held', 'bigint')
    .addColumn('failed', 'integer', (c) => c.notNull())
    .addUniqueConstraint('endpoints_once', ['person', 'hash'])
    .execute();
  await schema
    .createIndex('endpoints_table')
    .on('endpoints')
    .column('table_id')
    .where('table_id', 'is not', null)
    .execute();
  await schema
    .createTable('notice_tables')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_tables_key', ['person', 'table_id'])
    .execute();
  await schema
    .createTable('sends')
    .addColumn('endpoint', 'text', (c) => c.notNull().references('endpoints.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('turn_n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('batch', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next', 'bigint')
    .addColumn('sent', 'bigint')
    .addPrimaryKeyConstraint('sends_key', ['endpoint', 'kind', 'table_id', 'turn_n'])
    .execute();
  await schema.createIndex('sends_next').on('sends').column('next').where('next', 'is not', null).execute();
  await schema.createIndex('sends_created').on('sends').column('created').execute();
}
