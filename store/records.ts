import type { Kysely } from 'kysely';
import { LEDGER_COLUMNS, ledgerOf } from './ledgers.ts';
import { recordOf } from './log/record.ts';
import type { Schema } from './schema.ts';
import { UnreadableError } from './unreadable.ts';

const PAGE = 50;

/** Adds the records of finished games that were stored without one; skips unreadable tables. */
export async function addRecords(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(LEDGER_COLUMNS)
      .where('status', '=', 'ended')
      .where('id', '>', after)
      .where('id', 'not in', (eb) => eb.selectFrom('records').select('table_id'))
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const text = await recordOfRow(db, row);
      if (text !== undefined) await db.insertInto('records').values({ table_id: row.id, text }).execute();
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

async function recordOfRow(db: Kysely<Schema>, row: Parameters<typeof ledgerOf>[1]) {
  try {
    const found = await ledgerOf(db, row);
    return found && recordOf(found.game, found.table, found.ledger);
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
