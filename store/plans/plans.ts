import type { Kysely } from 'kysely';
import type { Plan } from '../../core/plan.ts';
import type { PlanRow, Schema } from '../schema.ts';
import { parseJson } from '../unreadable.ts';

/** A turn that a person has prepared; the server makes it when it is theirs. */
export interface StoredPlan extends Plan {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  /** The log as the plan knows it: it only matters while nothing of that is taken back. */
  readonly after: number;
  /** It could not be made, and its owner does not know yet. */
  readonly dropped: boolean;
}

export interface Plans {
  of(table: string, seat: number): Promise<StoredPlan | undefined>;
  set(plan: Omit<StoredPlan, 'dropped'>): Promise<void>;
  remove(table: string, seat: number): Promise<void>;
  /** Ends a plan unless its owner has set another meanwhile: it was made, or it is dropped. */
  end(plan: StoredPlan, how: 'made' | 'dropped'): Promise<void>;
  /** Plans of seats whose turn began before a time. */
  due(before: number, limit: number): Promise<StoredPlan[]>;
}

export class SqlPlans implements Plans {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(table: string, seat: number): Promise<StoredPlan | undefined> {
    const row = await this.#db
      .selectFrom('plans')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst();
    return row && planOf(row);
  }

  async set({ table, seat, person, after, moves, guard }: Omit<StoredPlan, 'dropped'>): Promise<void> {
    const row = { person, after_n: after, moves: JSON.stringify(moves), guard, dropped: 0 };
    await this.#db
      .insertInto('plans')
      .values({ table_id: table, seat, ...row })
      .onConflict((oc) => oc.columns(['table_id', 'seat']).doUpdateSet(row))
      .execute();
  }

  async remove(table: string, seat: number): Promise<void> {
    await this.#db.deleteFrom('plans').where('table_id', '=', table).where('seat', '=', seat).execute();
  }

  async end({ table, seat, after, moves, guard }: StoredPlan, how: 'made' | 'dropped'): Promise<void> {
    const same = {
      ...{ table_id: table, seat, after_n: after, moves: JSON.stringify(moves), guard },
    };
    if (how === 'dropped')
      await this.#db
        .updateTable('plans')
        .set({ dropped: 1 })
        .where((eb) => eb.and(same))
        .execute();
    else
      await this.#db
        .deleteFrom('plans')
        .where((eb) => eb.and(same))
        .execute();
  }

  async due(before: number, limit: number): Promise<StoredPlan[]> {
    const rows = await this.#db
      .selectFrom('plans')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'plans.table_id').onRef('seats.seat', '=', 'plans.seat'),
      )
      .selectAll('plans')
      .where('plans.dropped', '=', 0)
      .where('seats.turn', '=', 1)
      .where('seats.news_at', '<=', before)
      .orderBy('seats.news_at')
      .limit(limit)
      .execute();
    return rows.map(planOf);
  }
}

const planOf = ({ table_id, seat, person, after_n, moves, guard, dropped }: PlanRow): StoredPlan => ({
  ...{ table: table_id, seat, person, after: after_n, guard, dropped: dropped === 1 },
  moves: parseJson(moves, 'a plan is damaged') as unknown as string[],
});

/** Turns prepared while others decide. */
export async function plans(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('plans')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('after_n', 'integer', (c) => c.notNull())
    .addColumn('moves', 'text', (c) => c.notNull())
    .addColumn('guard', 'text', (c) => c.notNull())
    .addColumn('dropped', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('plans_key', ['table_id', 'seat'])
    .execute();
}
