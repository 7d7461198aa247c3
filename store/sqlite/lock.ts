import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, type SqliteFailure } from '../fault.ts';
import { StoreError } from '../store.ts';
import { makeFolder } from './folder.ts';

/** How long to wait for another server that is stopping. */
const PATIENCE_MS = 2_000;

/**
 * Allows one server per data folder, as each caches what it has read. The system releases the lock when the process
 * ends in any way. Commands do not take it and can run beside a server.
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
