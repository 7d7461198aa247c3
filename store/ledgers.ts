import type { Kysely } from 'kysely';
import { emptyLedger, fold } from './log/ledger.ts';
import { readLine } from './log/read.ts';
import { gameOfTable, settingsOf } from './log/settings.ts';
import type { Schema, TableRow } from './schema.ts';
import { parseJson, reading, UnreadableError } from './unreadable.ts';
import { parseLine } from './writes.ts';

export const LEDGER_COLUMNS = ['id', 'game', 'version', 'settings', 'seed', 'salt', 'commitment'] as const;
type Row = Pick<TableRow, (typeof LEDGER_COLUMNS)[number]>;

/** A stored table and the ledger of its log, for migrations; undefined if it cannot be read. */
export async function ledgerOf(db: Kysely<Schema>, row: Row) {
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
    return { game, table, ledger: reading('its log is damaged', () => read.reduce(fold, start)) };
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
