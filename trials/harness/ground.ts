import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres, sharedPostgres } from '../../store/testing/postgres.ts';
import type { Env } from './server.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** Where a server keeps its data, as its environment names it. */
export interface Ground extends AsyncDisposable {
  readonly env: Env;
  /** Where it is PostgreSQL. */
  readonly postgres?: Postgres;
  /** Where it is SQLite: the folder of the database. */
  readonly folder?: string;
}

export const openGround = (store: StoreKind): Promise<Ground> =>
  store === 'sqlite' ? Promise.resolve(sqliteGround()) : postgresGround();

/** The same for tests that stop nothing but servers: a PostgreSQL that they share and that does not wait for the disk. */
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

/** A server of its own, that waits for the disk as it does by default. */
async function postgresGround(): Promise<Ground> {
  const postgres = await Postgres.start();
  return {
    env: { DATABASE_URL: await postgres.database() },
    postgres,
    [Symbol.asyncDispose]: () => postgres.dispose(),
  };
}
