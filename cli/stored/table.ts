import type { Game } from '../../rules/core/game.ts';
import { InputError } from '../../rules/core/options.ts';
import { gameOf } from '../../rules/index.ts';
import { emptyLedger, fold, type Ledger } from '../../store/log/ledger.ts';
import type { TableLine } from '../../store/log/line.ts';
import { settingsOf } from '../../store/log/settings.ts';
import type { Store, StoredTable } from '../../store/store.ts';

export interface KeptTable {
  readonly game: Game;
  readonly table: StoredTable;
  readonly ledger: Ledger;
}

/** A stored table with all that its log comes to. */
export async function readTable(store: Store, id: string): Promise<KeptTable> {
  const table = await store.tables.find(id);
  if (!table) throw new InputError(`There is no table '${id}' in this store.`);
  const lines = (await store.tables.log(id, 0, false)) as TableLine[];
  const game = gameOf(table.game);
  const ledger = lines.reduce(fold, emptyLedger(settingsOf(game, table)));
  return { game, table, ledger };
}
