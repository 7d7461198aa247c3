import type { TableSettings } from '../../protocol/table.ts';
import type { Game } from '../../rules/core/game.ts';
import type { NewTable } from '../store.ts';

/** The settings of a stored table; one of an older version of the game keeps the rules it was opened with. */
export function settingsOf(
  game: Game,
  { settings, version }: Pick<NewTable, 'settings' | 'version'>,
): TableSettings {
  const stored = settings as TableSettings;
  return { ...stored, options: game.migrateOptions(stored.options, version) as TableSettings['options'] };
}
