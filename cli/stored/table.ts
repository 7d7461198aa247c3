import type { Game } from '../../core/game.ts';
import { InputError } from '../../core/options.ts';
import { emptyLedger, fold, type Ledger } from '../../store/log/ledger.ts';
import { readLines } from '../../store/log/read.ts';
import { gameOfTable, settingsOf } from '../../store/log/settings.ts';
import type { Store, StoredTable } from '../../store/store.ts';
import { reading } from '../../store/unreadable.ts';

export interface KeptTable {
  readonly game: Game;
  readonly table: StoredTable;
  readonly ledger: Ledger;
}

export async function findTable(store: Store, id: string): Promise<StoredTable> {
  const table = await store.tables.find(id);
  if (!table) throw new InputError(`There is no table '${id}' in this store.`);
  return table;
}

/** A stored table with its ledger; throws an UnreadableError if the log cannot be read. */
export async function readTable(store: Store, id: string): Promise<KeptTable> {
  const table = await findTable(store, id);
  const game = gameOfTable(table);
  const start = emptyLedger(settingsOf(game, table));
  const lines = await readLines(store.tables, id, 0, false);
  const ledger = reading('its log is damaged', () => lines.reduce(fold, start));
  return { game, table, ledger };
}
