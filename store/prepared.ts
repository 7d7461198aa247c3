import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A query compiled once and run with different values: compiling takes longer than running it. */
export function prepared<R>(
  db: Kysely<Schema>,
  query: CompiledQuery<R>,
): (...values: readonly unknown[]) => Promise<R[]> {
  return async (...parameters) => (await db.executeQuery<R>({ ...query, parameters })).rows;
}
