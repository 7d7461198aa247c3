import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Friends } from './store.ts';

/** Whom a person follows. */
export async function friends(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('follows')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('other', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_key', ['person', 'other'])
    .execute();
  await db.schema.createIndex('follows_other').on('follows').column('other').execute();
}

export class SqlFriends implements Friends {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async follow(person: string, other: string, since: number): Promise<void> {
    await this.#db
      .insertInto('follows')
      .values({ person, other, since })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }

  async unfollow(person: string, other: string): Promise<void> {
    await this.#db.deleteFrom('follows').where('person', '=', person).where('other', '=', other).execute();
  }

  async followed(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('follows')
      .select('other')
      .where('person', '=', person)
      .orderBy('since')
      .orderBy('other')
      .execute();
    return rows.map(({ other }) => other);
  }

  async follows(person: string, other: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('follows')
      .select('since')
      .where('person', '=', person)
      .where('other', '=', other)
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** An erased person follows nobody, and nobody follows them. */
export async function eraseFollows(db: Transaction<Schema>, person: string): Promise<void> {
  await db
    .deleteFrom('follows')
    .where((eb) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
}
