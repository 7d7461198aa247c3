import type { Commit } from '../committer.ts';
import { COLUMNS, ofKind, type WriteKind } from '../writes.ts';
import type { Connections } from './pool.ts';

const KINDS = Object.keys(COLUMNS) as WriteKind[];

/** The rows of a kind; each kind is one JSON parameter. */
function rows(kind: WriteKind): string {
  const columns = Object.entries(COLUMNS[kind]).map(([name, type]) => `${name} ${type}`);
  return `json_to_recordset($${KINDS.indexOf(kind) + 1}::json) as input (${columns.join(', ')})`;
}

const columnsOf = (kind: WriteKind): string => Object.keys(COLUMNS[kind]).join(', ');
const line = columnsOf('nextLine');

/** Whether these columns of a seat stay as they are. */
const same = (input: string, ...columns: readonly string[]): string => {
  const of = (relation: string) => columns.map((column) => `${relation}.${column}`).join(', ');
  return `((${of('seats')}) is not distinct from (${of(input)}))`;
};

/** What the message of the same append says in a column, where it is news to a seat; a statement may write a row once. */
const message = (column: string, person: string): string => `
  (select min(input.${column}) from ${rows('chat')}
  where input.table_id = seats.table_id and input.person <> ${person} and seats.chat_n = 0)`;

/**
 * One statement is one transaction and one round trip. The first line of an append decides whether it is accepted. If
 * two nodes insert the same number, the later one waits for the other's transaction and is then refused; the fixed
 * order of rows prevents deadlocks.
 */
const SQL = `
  with accepted as (
    insert into lines (${line})
    select ${line} from ${rows('firstLine')}
    where n = 1 or (select true from lines b where b.table_id = input.table_id and b.n = input.n - 1)
    order by table_id
    on conflict do nothing
    returning table_id
  ), next_line as (
    insert into lines (${line})
    select ${line} from ${rows('nextLine')} join accepted using (table_id)
  ), snapshot as (
    insert into snapshots (${columnsOf('snapshot')})
    select ${columnsOf('snapshot')} from ${rows('snapshot')} join accepted using (table_id)
    on conflict (table_id, n) do update set version = excluded.version, state = excluded.state
  ), other_snapshots as (
    delete from snapshots using ${rows('onlySnapshot')} join accepted using (table_id)
    where snapshots.table_id = input.table_id and snapshots.n <> input.n
  ), record as (
    insert into records (${columnsOf('record')})
    select ${columnsOf('record')} from ${rows('record')} join accepted using (table_id)
    on conflict (table_id) do update set text = excluded.text
  ), result as (
    insert into results (${columnsOf('result')})
    select ${columnsOf('result')} from ${rows('result')} join accepted using (table_id)
    on conflict do nothing
  ), result_seat as (
    insert into result_seats (${columnsOf('resultSeat')})
    select ${columnsOf('resultSeat')} from ${rows('resultSeat')} join accepted using (table_id)
    on conflict do nothing
  ), created as (
    insert into tables (${columnsOf('table')})
    select ${columnsOf('table')} from ${rows('table')} join accepted on table_id = id
  ), summary as (
    update tables set status = input.status, updated = input.updated, due = input.due,
      settings = coalesce(input.settings, tables.settings)
    from ${rows('summary')} join accepted on table_id = input.id
    where tables.id = input.id
  ), seat as (
    insert into seats (${columnsOf('seat')})
    select ${columnsOf('seat')} from ${rows('seat')} join accepted using (table_id)
    on conflict (table_id, seat) do update
    set person = excluded.person, name = excluded.name, turn = excluded.turn, standing = excluded.standing,
      invited = excluded.invited,
      told = case when ${same('excluded', 'person', 'news', 'news_n')} then seats.told else 0 end,
      told_all = case when ${same('excluded', 'news', 'news_n')} then seats.told_all else 0 end,
      look_at = least(case when ${same('excluded', 'person', 'news', 'news_n', 'news_due')}
        then seats.look_at else excluded.look_at end, ${message('at', 'excluded.person')}),
      chat_n = coalesce(${message('n', 'excluded.person')}, seats.chat_n),
      news = excluded.news, news_n = excluded.news_n, news_at = excluded.news_at, news_due = excluded.news_due
    where not ${same('excluded', 'person', 'name', 'turn', 'standing', 'invited', 'news', 'news_n', 'news_due')}
      or ${message('n', 'excluded.person')} is not null
  ), turn as (
    update seats set turn = input.turn,
      told = case when ${same('input', 'news', 'news_n')} then seats.told else 0 end,
      told_all = case when ${same('input', 'news', 'news_n')} then seats.told_all else 0 end,
      look_at = least(case when ${same('input', 'news', 'news_n', 'news_due')}
        then seats.look_at else input.look_at end, ${message('at', 'seats.person')}),
      chat_n = coalesce(${message('n', 'seats.person')}, seats.chat_n),
      news = input.news, news_n = input.news_n, news_at = input.news_at, news_due = input.news_due
    from ${rows('turn')} join accepted using (table_id)
    where seats.table_id = input.table_id and seats.seat = input.seat
  ), chat as (
    update seats set chat_n = input.n, look_at = least(seats.look_at, input.at)
    from ${rows('chat')} join accepted using (table_id)
    where seats.table_id = input.table_id and seats.person <> input.person and seats.chat_n = 0
      and (seats.table_id, seats.seat) not in (select table_id, seat from ${rows('seat')})
      and (seats.table_id, seats.seat) not in (select table_id, seat from ${rows('turn')})
  )
  select table_id from accepted`;

export const makeCommit =
  (connections: Connections): Commit =>
  async (batch) => {
    const writes = batch.flatMap((append) => append.writes);
    const values = KINDS.map((kind) => JSON.stringify(ofKind(writes, kind)));
    const { rows } = await connections.query<{ table_id: string }>({ name: 'append', text: SQL, values });
    const accepted = new Set(rows.map(({ table_id }) => table_id));
    return batch.map(({ table }) => accepted.has(table));
  };
