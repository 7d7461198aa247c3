import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { COLUMNS, type Write, type WriteKind } from '../writes.ts';

/** A write as it is sent to the database thread: its kind, then its values in column order. */
export type Step = readonly [kind: WriteKind, ...values: SQLInputValue[]];

export const stepOf = ([kind, row]: Write): Step => [
  kind,
  ...Object.keys(COLUMNS[kind]).map((column) => row[column as keyof typeof row] as SQLInputValue),
];

/** Commits the steps of appends in one transaction; see `Commit`. */
export function makeCommit(db: DatabaseSync): (batch: readonly (readonly Step[])[]) => boolean[] {
  let statements: ReturnType<typeof prepare> | undefined;
  return (batch) => {
    // The schema does not exist yet when the database is opened.
    statements ??= prepare(db);
    const { begin, commit, rollback } = statements;
    begin.run();
    try {
      const accepted = batch.map((steps) => carryOut(statements!, steps));
      commit.run();
      return accepted;
    } catch (error) {
      // Some errors, such as a full disk, have already ended the transaction.
      if (db.isTransaction) rollback.run();
      throw error;
    }
  };
}

/** `table_id, n, …` and `?1, ?2, …` */
function insertOf(kind: WriteKind): { columns: string; values: string } {
  const columns = Object.keys(COLUMNS[kind]);
  return { columns: columns.join(', '), values: columns.map((_, i) => `?${i + 1}`).join(', ') };
}

function prepare(db: DatabaseSync) {
  const insert = (into: string, kind: WriteKind) => {
    const { columns, values } = insertOf(kind);
    return `insert into ${into} (${columns}) values (${values})`;
  };
  const line = insertOf('firstLine');
  return {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    rollback: db.prepare('rollback'),
    firstLine: db.prepare(
      `insert into lines (${line.columns}) select ${line.values}
       where ?2 = 1 or exists (select 1 from lines where table_id = ?1 and n = ?2 - 1)
       on conflict do nothing`,
    ),
    nextLine: db.prepare(insert('lines', 'nextLine')),
    table: db.prepare(insert('tables', 'table')),
    summary: db.prepare(
      'update tables set status = ?2, updated = ?3, due = ?4, settings = coalesce(?5, settings) where id = ?1',
    ),
    seat: db.prepare(
      `${insert('seats', 'seat')}
       on conflict do update set person = excluded.person, name = excluded.name, turn = excluded.turn,
         standing = excluded.standing, invited = excluded.invited,
         told = case when person is excluded.person and news is excluded.news and news_n is excluded.news_n
           then told else 0 end,
         told_all = case when news is excluded.news and news_n is excluded.news_n then told_all else 0 end,
         look_at = case when (person, news, news_n, news_due)
           is (excluded.person, excluded.news, excluded.news_n, excluded.news_due)
           then look_at else excluded.look_at end,
         news = excluded.news, news_n = excluded.news_n, news_at = excluded.news_at, news_due = excluded.news_due
       where (person, name, turn, standing, invited, news, news_n, news_due)
         is not (excluded.person, excluded.name, excluded.turn, excluded.standing, excluded.invited,
           excluded.news, excluded.news_n, excluded.news_due)`,
    ),
    turn: db.prepare(
      `update seats set turn = ?3, news = ?4, news_n = ?5, news_at = ?6, news_due = ?7,
         told = case when news is ?4 and news_n is ?5 then told else 0 end,
         told_all = case when news is ?4 and news_n is ?5 then told_all else 0 end,
         look_at = case when (news, news_n, news_due) is (?4, ?5, ?7) then look_at else ?8 end
       where table_id = ?1 and seat = ?2`,
    ),
    chat: db.prepare(
      `update seats set chat_n = ?2, look_at = case when look_at < ?3 then look_at else ?3 end
       where table_id = ?1 and person is not null and person <> ?4 and chat_n = 0`,
    ),
    snapshot: db.prepare(insert('snapshots', 'snapshot').replace('insert', 'insert or replace')),
    onlySnapshot: db.prepare('delete from snapshots where table_id = ?1 and n <> ?2'),
    record: db.prepare(insert('records', 'record').replace('insert', 'insert or replace')),
    result: db.prepare(`${insert('results', 'result')} on conflict do nothing`),
    resultSeat: db.prepare(`${insert('result_seats', 'resultSeat')} on conflict do nothing`),
  };
}

/** The first step of an append decides whether the others follow. */
function carryOut(statements: ReturnType<typeof prepare>, [first, ...rest]: readonly Step[]): boolean {
  if (!first) return false;
  const [kind, ...values] = first;
  if (statements[kind].run(...values).changes === 0) return false;
  for (const [kind, ...values] of rest) statements[kind].run(...values);
  return true;
}
