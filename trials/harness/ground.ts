import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres, sharedPostgres } from '../../store/testing/postgres.ts';
import type { Env } from './server.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** A server's storage, as environment variables. */
export interface Ground extends AsyncDisposable {
  readonly env: Env;
  /** Set for PostgreSQL. */
  readonly postgres?: Postgres;
  /** Set for SQLite: the database folder. */
  readonly folder?: string;
}

export const openGround = (store: StoreKind): Promise<Ground> =>
  store === 'sqlite' ? Promise.resolve(sqliteGround()) : postgresGround();

/** For tests that stop only servers: a shared PostgreSQL that does not wait for the disk. */
export const openQuickGround = async (store: StoreKind): Promise<Ground> =>
  store === 'sqlite'
    ? sqliteGround()
    : {
        env: { DATABASE_URL: await (await sharedPostgres()).database() },
        [Symbol.asyncDispose]: async () => undefined,
      };

function sqliteGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'mandate-trial-'));
  return {
    env: { DATA_DIR: folder },
    folder,
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A separate server that waits for the disk as by default. */
async function postgresGround(): Promise<Ground> {
  const postgres = await Postgres.start();
  return {
    env: { DATABASE_URL: await postgres.database() },
    postgres,
    [Symbol.asyncDispose]: () => postgres.dispose(),
  };
}
