import { InputError } from '../../core/options.ts';
import { readSettings, SettingError } from '../../settings/settings.ts';
import type { StorePlace } from '../../store/open.ts';
import { StoreError } from '../../store/store.ts';

/** The location of the store from the environment, for commands that open it themselves. */
export async function atStore<T>(work: (place: StorePlace) => Promise<T>): Promise<T> {
  try {
    const { dataDir, databaseUrl } = readSettings(process.env);
    return await work({ dataDir, databaseUrl });
  } catch (error) {
    if (error instanceof SettingError) throw new InputError(error.message);
    if (error instanceof StoreError) throw new InputError(`The store refused: ${error.message}`);
    throw error;
  }
}
