import { StoreError } from './store.ts';

/** The database works but refuses this data: nothing of it was stored, and other appends may succeed. */
export class DataError extends StoreError {}

/** Text for a column of its own. Rejects what either database would refuse, truncate or change. */
export function plain(text: string): string {
  if (!text.isWellFormed() || text.includes('\0'))
    throw new DataError('A text holds NUL or half a character, which would not be kept as it is.');
  return text;
}

/** The part of a database error that crosses threads. */
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

/** The low byte is the kind of an error, the rest its details. */
const kindOf = (errcode: number): number => errcode & 0xff;

/** Whether another process holds the database. */
export const isBusy = ({ errcode = 0 }: SqliteFailure): boolean => kindOf(errcode) === SQLITE_BUSY;

// Only messages are passed on: details of a database error can hold secrets.

export function sqliteFault({ message, code, errcode = 0 }: SqliteFailure): StoreError {
  // An error that is not from SQLite comes from binding a value.
  const ofData = code !== 'ERR_SQLITE_ERROR' || OF_DATA.includes(kindOf(errcode));
  if (ofData) return refused(message);
  if (kindOf(errcode) === SQLITE_FULL)
    return new StoreError('The disk is full, so the database cannot keep more.');
  return new StoreError(`The database cannot do it: ${message}.`);
}

/** Classes of SQLSTATE: rows that do not fit each other, data exceptions, violated constraints, and deadlocks. */
const STATES_OF_DATA: readonly string[] = ['21', '22', '23', '40'];
const SQLSTATE = /^[0-9A-Z]{5}$/;

export function postgresFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, code } = error as Error & { code?: string };
  if (isOfData(error)) return refused(message);
  // A host with several addresses fails with several errors and no message.
  return new StoreError(`The database is out of reach: ${message || code}.`);
}

/** Whether only the query was refused and the connection is fine. */
export const isOfData = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && SQLSTATE.test(code) && STATES_OF_DATA.includes(code.slice(0, 2));
};

const refused = (message: string): DataError => new DataError(`The database refused it: ${message}.`);
