import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Committer } from '../committer.ts';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql.ts';
import { makeCommit } from './commit.ts';
import { Connections } from './pool.ts';

const MAX_CONNECTIONS = 10;
/** Parallel transactions while the disk works on one; more would only make each smaller. */
const FLIGHTS = 2;
/** An arbitrary key for the advisory lock. */
const MIGRATION_LOCK = 7_306_083_201;

/** The store for several nodes. */
export async function openPostgres(url: string): Promise<SqlStore> {
  await migrateAlone(url);
  const connections = new Connections(url, MAX_CONNECTIONS);
  const committer = new Committer(makeCommit(connections), FLIGHTS);
  return new SqlStore(kysely(connections), committer, { locks: true });
}

/** Nodes that start together wait here for a running migration. */
async function migrateAlone(url: string): Promise<void> {
  const connections = new Connections(url, 2, true);
  try {
    const lock = await connections.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(kysely(connections));
    } finally {
      // Ends the session, which releases the lock.
      lock.release(true);
    }
  } finally {
    await connections.end();
  }
}

// Kysely needs no cursor implementation here.
const kysely = (connections: Connections): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections as unknown as PostgresPool }) });
