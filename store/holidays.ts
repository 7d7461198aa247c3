import type { Kysely, Transaction } from 'kysely';
import type { Holiday } from '../protocol/table.ts';
import type { HolidayRow, Schema } from './schema.ts';

/** Times in which a person's clocks stand still. */
export interface Holidays {
  /** Of a person, in order. */
  of(person: string): Promise<Holiday[]>;
  /** Replaces a person's holidays by what `change` makes of them, one change at a time. Returns the new ones. */
  change(person: string, change: (now: readonly Holiday[]) => readonly Holiday[]): Promise<Holiday[]>;
  /** People whose changed holidays their tables do not know yet. */
  untold(limit: number): Promise<string[]>;
  /** The tables know these holidays, unless they have changed since. */
  told(person: string, holidays: readonly Holiday[]): Promise<void>;
}

/** Holidays of people, and whether their tables know of them. */
export async function holidays(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('holidays')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('starts', 'bigint', (c) => c.notNull())
    .addColumn('ends', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['person', 'starts'])
    .execute();
  // A row of its own, as a person without holidays may have called one off.
  await db.schema
    .createTable('untold_holidays')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .execute();
}

export class SqlHolidays implements Holidays {
  readonly #db: Kysely<Schema>;
  readonly #locks: boolean;

  constructor(db: Kysely<Schema>, locks: boolean) {
    this.#db = db;
    this.#locks = locks;
  }

  of(person: string): Promise<Holiday[]> {
    return read(this.#db, person);
  }

  change(person: string, change: (now: readonly Holiday[]) => readonly Holiday[]): Promise<Holiday[]> {
    return this.#db.transaction().execute(async (db) => {
      await this.#lock(db, person);
      const after = [...change(await read(db, person))];
      await db.deleteFrom('holidays').where('person', '=', person).execute();
      if (after.length > 0)
        await db
          .insertInto('holidays')
          .values(after.map(({ from, until }) => ({ person, starts: from, ends: until })))
          .execute();
      await db
        .insertInto('untold_holidays')
        .values({ person })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return after;
    });
  }

  async untold(limit: number): Promise<string[]> {
    const rows = await this.#db.selectFrom('untold_holidays').select('person').limit(limit).execute();
    return rows.map(({ person }) => person);
  }

  async told(person: string, holidays: readonly Holiday[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await this.#lock(db, person);
      const now = await read(db, person);
      if (JSON.stringify(now) !== JSON.stringify(holidays)) return;
      await db.deleteFrom('untold_holidays').where('person', '=', person).execute();
    });
  }

  /** SQLite has one writer anyway. */
  async #lock(db: Transaction<Schema>, person: string): Promise<void> {
    if (this.#locks)
      await db.selectFrom('people').select('id').where('id', '=', person).forUpdate().execute();
  }
}

async function read(db: Kysely<Schema>, person: string): Promise<Holiday[]> {
  const rows = await db
    .selectFrom('holidays')
    .selectAll()
    .where('person', '=', person)
    .orderBy('starts')
    .execute();
  return rows.map(holidayOf);
}

export const holidayOf = ({ starts, ends }: HolidayRow): Holiday => ({ from: starts, until: ends });

export async function isOnHoliday(db: Kysely<Schema>, person: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('holidays')
    .select('starts')
    .where('person', '=', person)
    .where('starts', '<=', now)
    .where('ends', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

export async function eraseHolidays(db: Transaction<Schema>, person: string): Promise<void> {
  await db.deleteFrom('holidays').where('person', '=', person).execute();
  await db.deleteFrom('untold_holidays').where('person', '=', person).execute();
}
