import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';

/** Works in the embedded store of a folder, and closes it for the command that comes next. */
export async function inStoreAt<T>(dataDir: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
