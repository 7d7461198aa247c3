import { InputError } from '../../core/options.ts';
import { readSettings, SettingError } from '../../settings/settings.ts';
import { openStore } from '../../store/open.ts';
import { type Store, StoreError } from '../../store/store.ts';

/** Servers send a heartbeat every five seconds; after this time without one a server counts as gone. */
const GONE_MS = 15_000;

/** Opens the store that the environment names, as the server does, for one piece of work. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  let store: Store | undefined;
  try {
    const { dataDir, databaseUrl } = readSettings(process.env);
    store = await openStore({ dataDir, databaseUrl });
    return await work(store);
  } catch (error) {
    if (error instanceof SettingError) throw new InputError(error.message);
    if (error instanceof StoreError) throw new InputError(`The store refused: ${error.message}`);
    throw error;
  } finally {
    await store?.close();
  }
}

/** Refuses to change a store that a server is using. */
export async function requireNoServer(store: Store): Promise<void> {
  const beat = await store.nodes.lastBeat('');
  if (beat !== undefined && Date.now() - beat < GONE_MS)
    throw new InputError('A server is running on this store. Stop it, wait 15 seconds, and try again.');
}

/** The ids of all tables, page by page. */
export async function* everyTable(store: Store, status?: string): AsyncGenerator<string> {
  const PAGE = 200;
  for (let ids = await store.tables.ids(undefined, PAGE, status); ids.length > 0; ) {
    yield* ids;
    ids = await store.tables.ids(ids.at(-1), PAGE, status);
  }
}
