import { StoreError } from './store.ts';

/**
 * What is stored of a table cannot be read by this version: it is damaged, or a later version wrote it. The message
 * is a clause about the table ("its log …") and tells nothing of what is hidden in the game.
 */
export class UnreadableError extends Error {}

/** Does a piece of reading; whatever goes wrong in it, but for the store itself, is an UnreadableError. */
export function reading<T>(what: string, job: () => T): T {
  try {
    return job();
  } catch (error) {
    if (error instanceof StoreError || error instanceof UnreadableError) throw error;
    // The messages of other errors may quote what they failed at.
    throw new UnreadableError(`${what} (${(error as Error).name})`, { cause: error });
  }
}

/** Stored JSON that should hold an object. */
export const parseJson = (text: string, what: string): object =>
  reading(what, () => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) throw new UnreadableError(what);
    return value;
  });
