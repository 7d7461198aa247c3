import type { Transaction } from 'kysely';
import type { LineRow, Schema } from './schema.ts';

const CHUNK = 200;

/**
 * Forgets a person within a transaction. The row stays with a raised epoch, so that an old cookie is worth nothing
 * and the id never comes back to somebody else; in the log the id stays, which says nothing by itself.
 */
export async function erase(db: Transaction<Schema>, person: string): Promise<void> {
  for (;;) {
    const lines = await db
      .selectFrom('lines')
      .selectAll()
      .where('person', '=', person)
      .orderBy('table_id')
      .orderBy('n')
      .limit(CHUNK)
      .execute();
    if (lines.length === 0) break;
    await db
      .insertInto('lines')
      .values(lines.map(blank))
      .onConflict((oc) =>
        oc
          .columns(['table_id', 'n'])
          .doUpdateSet((eb) => ({ body: eb.ref('excluded.body'), person: eb.ref('excluded.person') })),
      )
      .execute();
  }
  await db.updateTable('seats').set({ person: null, name: '' }).where('person', '=', person).execute();
  await db.deleteFrom('tokens').where('person', '=', person).execute();
  await db.deleteFrom('codes').where('person', '=', person).execute();
  await db
    .deleteFrom('mutes')
    .where((eb) => eb.or([eb('person', '=', person), eb('muted', '=', person)]))
    .execute();
  await db
    .updateTable('people')
    .set((eb) => ({ name: '', epoch: eb('epoch', '+', 1) }))
    .where('id', '=', person)
    .execute();
}

function blank(line: LineRow): LineRow {
  const body = JSON.parse(line.body) as object;
  const empty = line.type === 'chat' ? { ...body, name: '', text: '' } : { ...body, name: '' };
  return { ...line, body: JSON.stringify(empty), person: null };
}
