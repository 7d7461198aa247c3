import { Postgres } from '../../store/testing/postgres.ts';

/** A PostgreSQL database with durable commits. */
export interface Database {
  readonly url: string;
  close(): Promise<void>;
}

/** The database in DATABASE_URL_BENCH, or a new one on a server started for it. */
export async function openDatabase(): Promise<Database> {
  const given = process.env.DATABASE_URL_BENCH;
  if (given) return { url: given, close: async () => {} };
  const server = await Postgres.start();
  return { url: await server.database(), close: () => server.dispose() };
}
