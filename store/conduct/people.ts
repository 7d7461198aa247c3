import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { ActKind } from '../../protocol/conduct.ts';
import type { Schema } from '../schema.ts';

/** Whether an act of this kind is in force against the person in a column. */
export function actInForce<T extends keyof Schema>(
  eb: ExpressionBuilder<Schema, T>,
  kind: ActKind,
  person: 'people.id' | 'tables.host' | 'result_seats.person',
  now: number,
) {
  return eb.exists(
    (eb as unknown as ExpressionBuilder<Schema, never>)
      .selectFrom('acts')
      .select('acts.id')
      .where('acts.about', '=', sql.ref<string>(person))
      .where('acts.kind', '=', sql.lit(kind))
      .where('acts.lifted', 'is', null)
      .where((acts) => acts.or([acts('acts.until', 'is', null), acts('acts.until', '>', now)])),
  );
}

/** Whether a moderator has unlisted the table in a column. */
export function tableUnlisted<T extends keyof Schema>(
  eb: ExpressionBuilder<Schema, T>,
  table: 'tables.id' | 'results.table_id',
  now: number,
) {
  return eb.exists(
    (eb as unknown as ExpressionBuilder<Schema, never>)
      .selectFrom('acts')
      .select('acts.id')
      .where('acts.table_id', '=', sql.ref<string>(table))
      .where('acts.lifted', 'is', null)
      .where((acts) => acts.or([acts('acts.until', 'is', null), acts('acts.until', '>', now)])),
  );
}

/** What was reported of a guest, and what holds against them, goes with them to the account. */
export async function moveConduct(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await db.updateTable('acts').set({ about: account, due: 1 }).where('about', '=', guest).execute();
  await db.updateTable('audit').set({ about: account }).where('about', '=', guest).execute();
  // Nobody reports themselves, and one open report of a person about the same is enough.
  await db
    .deleteFrom('reports')
    .where((eb) =>
      eb.or([
        eb.and([eb('by', '=', guest), eb('about', '=', account)]),
        eb.and([eb('by', '=', account), eb('about', '=', guest)]),
      ]),
    )
    .execute();
  for (const [column, other] of [
    ['about', 'by'],
    ['by', 'about'],
  ] as const) {
    await db
      .updateTable('reports')
      .set({ state: 'closed', seen: 1 })
      .where(column, '=', guest)
      .where('state', '=', 'open')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('reports as same')
            .select('same.id')
            .where(`same.${column}`, '=', account)
            .whereRef(`same.${other}`, '=', `reports.${other}`)
            .whereRef('same.table_id', '=', 'reports.table_id')
            .where('same.state', '=', 'open'),
        ),
      )
      .execute();
    await db
      .updateTable('reports')
      .set({ [column]: account })
      .where(column, '=', guest)
      .execute();
  }
}

/**
 * Of an erased person, reports about them and acts against them go, with their words in reports about others. The audit
 * stays with their id, which names nobody, and without words about them.
 */
export async function eraseConduct(db: Transaction<Schema>, person: string): Promise<void> {
  await db.deleteFrom('reports').where('about', '=', person).execute();
  await db.updateTable('reports').set({ by: null, words: '' }).where('by', '=', person).execute();
  await db.deleteFrom('acts').where('about', '=', person).execute();
  await db.updateTable('acts').set({ by: null }).where('by', '=', person).execute();
  await db.deleteFrom('roles').where('person', '=', person).execute();
  await db.updateTable('audit').set({ words: '' }).where('about', '=', person).execute();
}
