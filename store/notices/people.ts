import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Where a person has signed out, nothing arrives any more. */
export async function dropEnded(db: Transaction<Schema>, person: string): Promise<void> {
  await db
    .deleteFrom('endpoints')
    .where('person', '=', person)
    .where('device', 'in', (eb) =>
      eb.selectFrom('devices').select('id').where('person', '=', person).where('ended', 'is not', null),
    )
    .execute();
}

/** A guest's choices become those of an account, where it has none. */
export async function moveNotices(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await dropEnded(db, guest);
  await db
    .updateTable('endpoints')
    .set({ person: account })
    .where('person', '=', guest)
    .where('hash', 'not in', (eb) =>
      eb.selectFrom('endpoints as known').select('known.hash').where('known.person', '=', account),
    )
    .execute();
  await db
    .updateTable('notices')
    .set({ person: account })
    .where('person', '=', guest)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('notices as known').select('known.person').where('known.person', '=', account),
        ),
      ),
    )
    .execute();
  await db
    .updateTable('notice_tables')
    .set({ person: account })
    .where('person', '=', guest)
    .where('table_id', 'not in', (eb) =>
      eb.selectFrom('notice_tables as known').select('known.table_id').where('known.person', '=', account),
    )
    .execute();
  await db.updateTable('news').set({ person: account }).where('person', '=', guest).execute();
  await db.deleteFrom('plans').where('person', '=', guest).execute();
  for (const relation of ['endpoints', 'notices', 'notice_tables'] as const)
    await db.deleteFrom(relation).where('person', '=', guest).execute();
}
