import { openPostgres } from './postgres/open.ts';
import type { SqlStore } from './sql.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** URL of a PostgreSQL database, used instead if given. */
  readonly databaseUrl?: string | undefined;
}

export const openStore = (place: StorePlace): Promise<Store> => openSql(place);

/** The store with its database, for jobs that the Store interface does not cover. */
export const openSql = ({ dataDir, databaseUrl }: StorePlace): Promise<SqlStore> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
