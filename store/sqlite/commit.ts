import type { DatabaseSync } from 'node:sqlite';
import type { Entry, SummaryRows } from '../entry.ts';
import type { LineRow, SnapshotRow } from '../schema.ts';

/** Commits entries in one transaction; see `Commit`. */
export function makeCommit(db: DatabaseSync): (batch: readonly Entry[]) => boolean[] {
  let statements: ReturnType<typeof prepare> | undefined;
  return (batch) => {
    // The schema is not there yet when the database is opened.
    statements ??= prepare(db);
    const { begin, commit, rollback } = statements;
    begin.run();
    try {
      const accepted = batch.map((entry) => add(statements!, entry));
      commit.run();
      return accepted;
    } catch (error) {
      // Some errors, as of a full disk, have ended the transaction already.
      if (db.isTransaction) rollback.run();
      throw error;
    }
  };
}

function prepare(db: DatabaseSync) {
  return {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    rollback: db.prepare('rollback'),
    firstLine: db.prepare(
      `insert into lines (table_id, n, at, type, body, events, person) select ?, ?, ?, ?, ?, ?, ?
       where ? = 1 or exists (select 1 from lines where table_id = ? and n = ?)
       on conflict do nothing`,
    ),
    nextLine: db.prepare(
      'insert into lines (table_id, n, at, type, body, events, person) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    snapshot: db.prepare(
      'insert or replace into snapshots (table_id, n, version, state) values (?, ?, ?, ?)',
    ),
    otherSnapshots: db.prepare('delete from snapshots where table_id = ? and n <> ?'),
    summary: db.prepare('update tables set status = ?, updated = ?, due = ? where id = ?'),
    seat: db.prepare(
      `insert into seats (table_id, seat, person, name, turn) values (?, ?, ?, ?, ?)
       on conflict do update set person = excluded.person, name = excluded.name, turn = excluded.turn
       where (person, name, turn) is not (excluded.person, excluded.name, excluded.turn)`,
    ),
  };
}

type Statements = ReturnType<typeof prepare>;

/**
 * The first line decides. Numbers have no gap, as each append follows a line that is there, so where the first
 * number is free the others are.
 */
function add(statements: Statements, entry: Entry): boolean {
  const {
    table,
    lines: [first, ...rest],
    snapshot,
    summary,
    over,
  } = entry;
  if (!first) return false;
  const { changes } = statements.firstLine.run(...columns(first), first.n, table, first.n - 1);
  if (changes === 0) return false;
  for (const line of rest) statements.nextLine.run(...columns(line));
  if (snapshot) addSnapshot(statements, snapshot);
  if (over && snapshot) statements.otherSnapshots.run(table, snapshot.n);
  if (summary) addSummary(statements, table, summary);
  return true;
}

const columns = ({ table_id, n, at, type, body, events, person }: LineRow) =>
  [table_id, n, at, type, body, events, person] as const;

function addSnapshot({ snapshot }: Statements, { table_id, n, version, state }: SnapshotRow): void {
  snapshot.run(table_id, n, version, state);
}

function addSummary(
  statements: Statements,
  table: string,
  { status, updated, due, seats }: SummaryRows,
): void {
  statements.summary.run(status, updated, due, table);
  for (const { seat, person, name, turn } of seats) statements.seat.run(table, seat, person, name, turn);
}
