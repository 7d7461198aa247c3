import type { Game } from '../../core/game.ts';
import { completeOptions } from '../../core/options.ts';
import { games } from '../../games/rules.ts';
import { type TableSettings, tableSettings } from '../../protocol/table.ts';
import type { Summary, TableRecord } from '../store.ts';
import { reading, UnreadableError } from '../unreadable.ts';

/** The game of a stored table. */
export function gameOfTable({ game }: Pick<TableRecord, 'game'>): Game {
  if (!Object.hasOwn(games, game)) throw new UnreadableError(`there is no game '${game}' in this version`);
  return games[game]!;
}

/**
 * The parsed settings of a stored table, with defaults for newer fields. A table of an older game version keeps the
 * rules it was opened with.
 */
export function settingsOf(
  game: Game,
  { settings, version }: Pick<TableRecord, 'settings' | 'version'>,
): TableSettings {
  const { data } = tableSettings.safeParse(settings);
  if (!data) throw new UnreadableError('its settings cannot be read by this version');
  if (version > game.version)
    throw new UnreadableError(
      `it was opened with version ${version} of ${game.id}, and version ${game.version} plays here`,
    );
  const what = `its options of version ${version} of ${game.id} cannot be read by version ${game.version}`;
  const options = reading(what, () =>
    completeOptions(game, data.seats, game.migrateOptions(data.options, version)),
  );
  return { ...data, options: options as TableSettings['options'] };
}

/**
 * The settings for the ledger. A finished game is shown from what is stored, so unreadable options are left as they
 * are.
 */
export function ledgerSettings(
  game: Game,
  table: TableRecord & { readonly summary?: Summary },
): TableSettings {
  try {
    return settingsOf(game, table);
  } catch (error) {
    const { data } = tableSettings.safeParse(table.settings);
    if (!(error instanceof UnreadableError) || !data || table.summary?.status !== 'ended') throw error;
    return data;
  }
}
