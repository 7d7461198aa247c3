import type { Kysely } from 'kysely';
import { LEDGER_COLUMNS, ledgerOf } from '../ledgers.ts';
import { resultOf } from '../log/outcome.ts';
import type { Schema, TableRow } from '../schema.ts';
import { UnreadableError } from '../unreadable.ts';
import { resultRow, resultSeatRows } from '../writes.ts';

const PAGE = 50;
const COLUMNS = [...LEDGER_COLUMNS, 'listed'] as const;
type Row = Pick<TableRow, (typeof COLUMNS)[number]>;

/** Adds the results of games that ended before results were stored; skips unreadable tables. */
export async function addResults(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(COLUMNS)
      .where('status', '=', 'ended')
      .where('id', '>', after)
      .where('id', 'not in', (eb) => eb.selectFrom('results').select('table_id'))
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const result = await resultOfRow(db, row);
      if (!result) continue;
      await db.insertInto('results').values(resultRow(row.id, result)).execute();
      await db.insertInto('result_seats').values(resultSeatRows(row.id, result)).execute();
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

async function resultOfRow(db: Kysely<Schema>, row: Row) {
  try {
    const found = await ledgerOf(db, row);
    return found && resultOf(found.game, { ...found.table, listed: row.listed === 1 }, found.ledger);
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
