import type { DatabaseSync } from 'node:sqlite';
import { type Step, TABLE_COLUMNS } from './steps.ts';

/** Commits the steps of entries in one transaction; see `Commit`. */
export function makeCommit(db: DatabaseSync): (batch: readonly (readonly Step[])[]) => boolean[] {
  let statements: ReturnType<typeof prepare> | undefined;
  return (batch) => {
    // The schema is not there yet when the database is opened.
    statements ??= prepare(db);
    const { begin, commit, rollback } = statements;
    begin.run();
    try {
      const accepted = batch.map((steps) => carryOut(statements!, steps));
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
    table: db.prepare(
      `insert into tables (${TABLE_COLUMNS.join(', ')}) values (${TABLE_COLUMNS.map(() => '?').join(', ')})`,
    ),
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
    record: db.prepare('insert or replace into records (table_id, text) values (?, ?)'),
    summary: db.prepare('update tables set status = ?, updated = ?, due = ? where id = ?'),
    turns: db.prepare('update seats set turn = (? >> seat) & 1 where table_id = ?'),
    seat: db.prepare(
      `insert into seats (table_id, seat, person, name, turn, standing, invited) values (?, ?, ?, ?, ?, ?, ?)
       on conflict do update set person = excluded.person, name = excluded.name, turn = excluded.turn,
         standing = excluded.standing, invited = excluded.invited
       where (person, name, turn, standing, invited)
         is not (excluded.person, excluded.name, excluded.turn, excluded.standing, excluded.invited)`,
    ),
  };
}

/** The first step of an entry decides whether the others follow. */
function carryOut(statements: ReturnType<typeof prepare>, [first, ...rest]: readonly Step[]): boolean {
  if (!first) return false;
  const [name, ...values] = first;
  if (statements[name].run(...values).changes === 0) return false;
  for (const [name, ...values] of rest) statements[name].run(...values);
  return true;
}
