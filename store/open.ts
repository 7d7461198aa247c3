import { openPostgres } from './postgres/open.ts';
import type { SqlStore } from './sql.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** Where the embedded database lives. */
  readonly dataDir: string;
  /** Of PostgreSQL, which is used instead where it is given. */
  readonly databaseUrl?: string | undefined;
}

export const openStore = (place: StorePlace): Promise<Store> => openSql(place);

/** With the database behind it, for chores that the interface does not know. */
export const openSql = ({ dataDir, databaseUrl }: StorePlace): Promise<SqlStore> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
