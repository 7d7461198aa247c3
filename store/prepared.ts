import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { StoreError } from './store.ts';

/** A query compiled once and run with different values: compiling takes longer than running it. */
export function prepared<R>(
  db: Kysely<Schema>,
  query: CompiledQuery<R>,
): (...values: readonly unknown[]) => Promise<R[]> {
  return async (...parameters) => {
    try {
      return (await db.executeQuery<R>({ ...query, parameters })).rows;
    } catch (error) {
      // What the database refuses is one already; a store that is closed says so in words of its own.
      throw error instanceof StoreError ? error : new StoreError((error as Error).message);
    }
  };
}
