import type { Kysely, Transaction } from 'kysely';
import { addNews } from './notices/news.ts';
import type { Schema } from './schema.ts';

/** Friends under one name, for whom a person opens tables. */
export interface Circle {
  readonly id: string;
  readonly name: string;
  readonly people: readonly string[];
}

export interface Circles {
  /** Of a person, the oldest first. */
  of(person: string): Promise<Circle[]>;
  /** Adds a circle, or changes the one with this id; false if it is somebody else's. */
  put(person: string, circle: Circle, now: number): Promise<boolean>;
  remove(person: string, circle: string): Promise<boolean>;
  /** The people for whom a table is open, who find it among theirs until its game starts. */
  open(table: string, people: readonly string[], now: number): Promise<void>;
}

/** Circles, and for whom tables are open. */
export async function circles(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('circles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('circles_person').on('circles').column('person').execute();
  for (const [name, key, index] of [
    ['circle_people', 'circle', 'circle_people_person'],
    ['circle_tables', 'table_id', 'circle_tables_person'],
  ] as const) {
    await db.schema
      .createTable(name)
      .addColumn(key, 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, [key, 'person'])
      .execute();
    await db.schema.createIndex(index).on(name).column('person').execute();
  }
}

export class SqlCircles implements Circles {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: string): Promise<Circle[]> {
    const rows = await this.#db
      .selectFrom('circles')
      .select(['id', 'name'])
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
    if (rows.length === 0) return [];
    const people = await this.#db
      .selectFrom('circle_people')
      .selectAll()
      .where(
        'circle',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('person')
      .execute();
    return rows.map(({ id, name }) => ({
      ...{ id, name },
      people: people.filter(({ circle }) => circle === id).map((one) => one.person),
    }));
  }

  put(person: string, { id, name, people }: Circle, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('circles')
        .values({ id, person, name, created: now })
        .onConflict((oc) => oc.column('id').doUpdateSet({ name }).where('circles.person', '=', person))
        .execute();
      const own = await db
        .selectFrom('circles')
        .select('id')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      if (!own) return false;
      await db.deleteFrom('circle_people').where('circle', '=', id).execute();
      if (people.length > 0)
        await db
          .insertInto('circle_people')
          .values(people.map((one) => ({ circle: id, person: one })))
          .execute();
      return true;
    });
  }

  remove(person: string, id: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('circles')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      await db.deleteFrom('circle_people').where('circle', '=', id).execute();
      return true;
    });
  }

  async open(table: string, people: readonly string[], now: number): Promise<void> {
    if (people.length === 0) return;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('circle_tables')
        .values(people.map((person) => ({ table_id: table, person })))
        .onConflict((oc) => oc.doNothing())
        .execute();
      await addNews(
        db,
        people.map((person) => ({ person, kind: 'circle', about: table, n: 0, at: now })),
      );
    });
  }
}

/** Circles of an erased person go, and nobody else's has them. */
export async function eraseCircles(db: Transaction<Schema>, person: string): Promise<void> {
  await db
    .deleteFrom('circle_people')
    .where((eb) =>
      eb.or([
        eb('person', '=', person),
        eb('circle', 'in', eb.selectFrom('circles').select('id').where('person', '=', person)),
      ]),
    )
    .execute();
  await db.deleteFrom('circles').where('person', '=', person).execute();
  await db.deleteFrom('circle_tables').where('person', '=', person).execute();
}
