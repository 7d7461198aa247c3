import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type Commit, Committer } from '../committer.ts';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql.ts';
import { sqliteDialect } from './dialect.ts';
import { makeFolder } from './folder.ts';
import { Gate } from './gate.ts';
import { Thread } from './thread.ts';

/** One transaction runs, and the next is queued for when it ends. */
const FLIGHTS = 2;

export const databaseFile = (dataDir: string): string => join(dataDir, 'mandate.db');

/** The embedded store: one file in a folder, created if missing. */
export async function openSqlite(dataDir: string): Promise<SqlStore> {
  await makeFolder(dataDir);
  const thread = new Thread(databaseFile(dataDir));
  const gate = new Gate();
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread, gate) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const commit: Commit = async (batch) => {
    while (gate.closed) await gate.closed;
    return thread.commit(batch);
  };
  const scrub = async () => {
    // Erased data is zeroed in the file but stays in the write-ahead log until that is truncated.
    while (gate.closed) await gate.closed;
    await thread.query('pragma wal_checkpoint(truncate)', []);
  };
  return new SqlStore(db, new Committer(commit, FLIGHTS), { scrub });
}
