import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { isBusy, type SqliteFailure } from '../fault.ts';
import { makeCommit } from './commit.ts';
import type { Answer, Request, Rows } from './messages.ts';

// The database thread, so that no other thread waits for the disk.

/** How long to wait for another process that holds the database. */
const PATIENCE_MS = 2_000;

const BUSY_PAUSE_MS = 10;

const MAX_STATEMENTS = 500;

interface Prepared {
  readonly statement: StatementSync;
  readonly reads: boolean;
}

const port = parentPort!;
const db = new DatabaseSync((workerData as { file: string }).file, {
  enableForeignKeyConstraints: true,
  timeout: PATIENCE_MS,
});
writeAhead();
const commit = makeCommit(db);
const statements = new Map<string, Prepared>();

port.on('message', (request: Request) => {
  port.postMessage(answer(request));
  if (request.kind === 'close') port.close();
});

/** Two processes that open a new database both change its journal mode, and there SQLite does not wait. */
function writeAhead(): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const end = performance.now() + PATIENCE_MS; ; Atomics.wait(pause, 0, 0, BUSY_PAUSE_MS))
    try {
      // Checkpoints rarely, so that pages that change often are written once for many commits; zeroes deleted data.
      return db.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8192; pragma secure_delete = on',
      );
    } catch (error) {
      if (!isBusy(error as SqliteFailure) || performance.now() > end) throw error;
    }
}

function answer(request: Request): Answer {
  try {
    return { id: request.id, result: carryOut(request) };
  } catch (error) {
    const { message, code, errcode } = error as SqliteFailure;
    return { id: request.id, failure: { message, code, errcode } };
  }
}

function carryOut(request: Request): Rows | readonly boolean[] | undefined {
  if (request.kind === 'query') return query(request.sql, request.values as SQLInputValue[]);
  if (request.kind === 'commit') return commit(request.batch);
  db.close();
  return undefined;
}

function query(sql: string, values: readonly SQLInputValue[]): Rows {
  // Some errors, such as a full disk, have already ended the transaction.
  if (sql === 'rollback' && !db.isTransaction) return { rows: [], changes: 0 };
  const { statement, reads } = prepare(sql);
  if (!reads) return { rows: [], changes: Number(statement.run(...values).changes) };
  const rows = statement.all(...values);
  return { rows, changes: rows.length };
}

function prepare(sql: string): Prepared {
  const known = statements.get(sql);
  if (known) return known;
  // Multi-row inserts have a different text for each number of rows.
  if (statements.size === MAX_STATEMENTS) statements.clear();
  const statement = db.prepare(sql);
  const prepared = { statement, reads: statement.columns().length > 0 };
  statements.set(sql, prepared);
  return prepared;
}
