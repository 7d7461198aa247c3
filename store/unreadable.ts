import { StoreError } from './store.ts';

/**
 * A stored table cannot be read by this version: it is damaged or was written by a later version. The message is a
 * clause about the table ("its log …") and reveals nothing hidden in the game.
 */
export class UnreadableError extends Error {}

/** Runs a parser; every error except a StoreError becomes an UnreadableError. */
export function reading<T>(what: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    if (error instanceof StoreError || error instanceof UnreadableError) throw error;
    // Messages of other errors may quote the data.
    throw new UnreadableError(`${what} (${(error as Error).name})`, { cause: error });
  }
}

/** Parses stored JSON that should be an object. */
export const parseJson = (text: string, what: string): object =>
  reading(what, () => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw new UnreadableError(what);
    return value;
  });
