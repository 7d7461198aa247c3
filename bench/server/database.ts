import { Postgres } from '../../store/testing/postgres.ts';

/** A database on PostgreSQL that keeps what it commits. */
export interface Database {
  readonly url: string;
  close(): Promise<void>;
}

/** The one that DATABASE_URL_BENCH names, or a new one on a server of its own. */
export async function openDatabase(): Promise<Database> {
  const given = process.env.DATABASE_URL_BENCH;
  if (given) return { url: given, close: async () => {} };
  const server = await Postgres.start();
  return { url: await server.database(), close: () => server.dispose() };
}
