import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, type SqliteFailure } from '../fault.ts';
import { StoreError } from '../store.ts';
import { makeFolder } from './folder.ts';

/** How long a server that is stopping may take to let go. */
const PATIENCE_MS = 2_000;

/**
 * Keeps the folder of an embedded database to one server: each holds in memory what it thinks the database says. The
 * system lets go of the lock when the process ends, however it ends. Commands do not take it, and work beside a server.
 */
export async function lockFolder(dataDir: string): Promise<{ close(): Promise<void> }> {
  await makeFolder(dataDir);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: PATIENCE_MS });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (!isBusy(error as SqliteFailure)) throw new StoreError((error as Error).message);
    throw new StoreError(
      'Another server is running on this folder; stop it first. Several servers need PostgreSQL.',
    );
  }
  const held = lock;
  return { close: async () => held.close() };
}
