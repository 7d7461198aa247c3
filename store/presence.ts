import type { Kysely, Transaction } from 'kysely';
import { isAccount } from './people.ts';
import { inChunks } from './rows.ts';
import type { Schema } from './schema.ts';

/** When accounts last had a page open, for friends who follow each other. */
export interface Presences {
  /** These people have a page open; guests and those who hide it are left out. */
  seen(people: readonly string[], now: number): Promise<void>;
  /** When those were last seen whom the viewer follows, who follow back and neither hide it nor have muted the viewer. */
  of(viewer: string): Promise<ReadonlyMap<string, number>>;
  own(person: string): Promise<{ readonly hidden: boolean; readonly seen?: number }>;
  /** Hiding also forgets when the person was seen. */
  hide(person: string, on: boolean): Promise<void>;
}

export async function presences(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('presences')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('seen', 'bigint')
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .execute();
}

export class SqlPresences implements Presences {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async seen(people: readonly string[], now: number): Promise<void> {
    // In one order, so that two nodes do not wait for each other.
    for (const chunk of inChunks([...new Set(people)].sort()))
      await this.#db
        .insertInto('presences')
        .columns(['person', 'seen', 'hidden'])
        .expression((eb) =>
          eb
            .selectFrom('people')
            .select((one) => ['people.id', one.lit(now).as('seen'), one.lit(0).as('hidden')])
            .where('people.id', 'in', chunk)
            .where(isAccount)
            .orderBy('people.id'),
        )
        .onConflict((oc) => oc.column('person').doUpdateSet({ seen: now }).where('presences.hidden', '=', 0))
        .execute();
  }

  async of(viewer: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('presences')
      .innerJoin('follows as theirs', 'theirs.person', 'presences.person')
      .innerJoin('follows as own', 'own.other', 'presences.person')
      .select(['presences.person', 'seen'])
      .where('theirs.other', '=', viewer)
      .where('own.person', '=', viewer)
      .where('hidden', '=', 0)
      .where('seen', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('mutes')
              .select('mutes.person')
              .whereRef('mutes.person', '=', 'presences.person')
              .where('muted', '=', viewer),
          ),
        ),
      )
      .execute();
    return new Map(rows.map(({ person, seen }) => [person, seen!]));
  }

  async own(person: string) {
    const row = await this.#db
      .selectFrom('presences')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return { hidden: row?.hidden === 1, ...(row?.seen != null && { seen: row.seen }) };
  }

  async hide(person: string, on: boolean): Promise<void> {
    const row = { seen: null, hidden: on ? 1 : 0 };
    await this.#db
      .insertInto('presences')
      .values({ person, ...row })
      .onConflict((oc) => oc.column('person').doUpdateSet(row))
      .execute();
  }
}

export async function erasePresence(db: Transaction<Schema>, person: string): Promise<void> {
  await db.deleteFrom('presences').where('person', '=', person).execute();
}
