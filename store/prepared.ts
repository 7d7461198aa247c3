import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A query that is made once and asked with other values: to make it anew would take longer than the answer. */
export function prepared<R>(
  db: Kysely<Schema>,
  query: CompiledQuery<R>,
): (...values: readonly unknown[]) => Promise<R[]> {
  return async (...parameters) => (await db.executeQuery<R>({ ...query, parameters })).rows;
}
