import type { Kysely } from 'kysely';

/** Reports, what moderators do about them, who may, and the audit of all that. */
export async function conduct(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('by', 'text')
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('seen', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('reports_about').on('reports').column('about').execute();
  await schema.createIndex('reports_by').on('reports').column('by').execute();
  // One open report of a person about another at one table, to which more messages are added.
  await schema
    .createIndex('reports_open')
    .unique()
    .on('reports')
    .columns(['about', 'by', 'table_id'])
    .where('state' as never, '=', 'open')
    .execute();
  await schema
    .createTable('acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('by', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('lifted', 'bigint')
    .addColumn('appeal', 'text')
    .addColumn('appealed', 'bigint')
    .addColumn('answer', 'text')
    .addColumn('answered', 'bigint')
    .addColumn('seen', 'integer', (c) => c.notNull())
    .addColumn('due', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('acts_about').on('acts').column('about').execute();
  await schema
    .createIndex('acts_due')
    .on('acts')
    .column('at')
    .where('due' as never, '=', 1)
    .execute();
  await schema
    .createTable('roles')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('about', 'text')
    .addColumn('ref', 'text')
    .addColumn('words', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute();
  await schema.createIndex('audit_about').on('audit').columns(['about', 'at']).execute();
}

/** Acts about a table of somebody. */
export async function tableActs(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('acts').addColumn('table_id', 'text').execute();
  await db.schema
    .createIndex('acts_table')
    .on('acts')
    .column('table_id')
    .where('table_id' as never, 'is not', null)
    .execute();
}
