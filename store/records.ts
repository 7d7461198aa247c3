import type { Kysely } from 'kysely';
import { emptyLedger, fold } from './log/ledger.ts';
import { readLine } from './log/read.ts';
import { recordOf } from './log/record.ts';
import { gameOfTable, settingsOf } from './log/settings.ts';
import type { Schema, TableRow } from './schema.ts';
import { parseJson, reading, UnreadableError } from './unreadable.ts';
import { parseLine } from './writes.ts';

const PAGE = 50;
const COLUMNS = ['id', 'game', 'version', 'settings', 'seed', 'salt', 'commitment'] as const;
type Row = Pick<TableRow, (typeof COLUMNS)[number]>;

/** Makes the records of ended games that were stored without one; goes on past those that cannot be read. */
export async function addRecords(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(COLUMNS)
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

async function recordOfRow(db: Kysely<Schema>, row: Row): Promise<string | undefined> {
  const lines = await db
    .selectFrom('lines')
    .select(['n', 'at', 'type', 'body'])
    .where('table_id', '=', row.id)
    .orderBy('n')
    .execute();
  try {
    const table = { ...row, settings: parseJson(row.settings, 'its settings are damaged') };
    const game = gameOfTable(table);
    const start = emptyLedger(settingsOf(game, table));
    const read = lines.map((line) => readLine(parseLine(line)));
    return recordOf(
      game,
      table,
      reading('its log is damaged', () => read.reduce(fold, start)),
    );
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
