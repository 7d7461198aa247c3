import { StoreError } from './store.ts';

/** The database is well but cannot keep this: nothing of it was kept, and other things may be. */
export class DataError extends StoreError {}

/** Text for a column of its own: what either database would refuse, cut off or change is not handed to it. */
export function plain(text: string): string {
  if (!text.isWellFormed() || text.includes('\0'))
    throw new DataError('A text holds NUL or half a character, which would not be kept as it is.');
  return text;
}

/** What crosses from the thread of the database of one of its errors. */
export interface SqliteFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_TOOBIG = 18;
const SQLITE_CONSTRAINT = 19;
const SQLITE_MISMATCH = 20;
const OF_DATA: readonly number[] = [SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH];

/** The low byte is the kind of an error, the rest its shade. */
const kindOf = (errcode: number): number => errcode & 0xff;

/** Whether another holds the database just now. */
export const isBusy = ({ errcode = 0 }: SqliteFailure): boolean => kindOf(errcode) === SQLITE_BUSY;

// Only the messages go on: the details of a database error can hold what nobody may see.

export function sqliteFault({ message, code, errcode = 0 }: SqliteFailure): StoreError {
  // What is no error of SQLite is one of the values bound.
  const ofData = code !== 'ERR_SQLITE_ERROR' || OF_DATA.includes(kindOf(errcode));
  if (ofData) return refused(message);
  if (kindOf(errcode) === SQLITE_FULL)
    return new StoreError('The disk is full, so the database cannot keep more.');
  return new StoreError(`The database cannot do it: ${message}.`);
}

/** Classes of SQLSTATE: data exceptions, broken constraints, and transactions rolled back, as in a deadlock. */
const STATES_OF_DATA: readonly string[] = ['22', '23', '40'];
const SQLSTATE = /^[0-9A-Z]{5}$/;

export function postgresFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, code } = error as Error & { code?: string };
  if (isOfData(error)) return refused(message);
  // A host with several addresses fails with several errors and no message.
  return new StoreError(`The database is out of reach: ${message || code}.`);
}

/** Whether the connection is as good as before, and only this query was refused. */
export const isOfData = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && SQLSTATE.test(code) && STATES_OF_DATA.includes(code.slice(0, 2));
};

const refused = (message: string): DataError => new DataError(`The database refused it: ${message}.`);
