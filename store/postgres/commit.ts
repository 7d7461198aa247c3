import type { Commit } from '../committer.ts';
import type { Entry } from '../entry.ts';
import type { Connections } from './pool.ts';

/** Between the texts of a column. JSON holds no control characters, so nothing needs to be escaped. */
const SEPARATOR = '\x1f';
const texts = (parameter: string) => `string_to_array(${parameter}, E'\\x1f')`;

/**
 * One statement is one transaction and one round trip. The first line of an entry decides: numbers have no gap, as
 * each append follows a line that is there, so where the first number is free the others are. Of two nodes that
 * want the same number, the later waits for the end of the other's transaction and then is refused; the fixed
 * order keeps them from waiting for each other.
 */
const SQL = `
  with line as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], ${texts('$5')}, ${texts('$6')},
      $7::text[], $8::bool[]) as line (table_id, n, at, type, body, events, person, first)
  ), accepted as (
    insert into lines (table_id, n, at, type, body, events, person)
    select table_id, n, at, type, body, nullif(events, ''), person from line
    where first and (n = 1 or (select true from lines b where b.table_id = line.table_id and b.n = line.n - 1))
    order by table_id
    on conflict do nothing
    returning table_id
  ), further as (
    insert into lines (table_id, n, at, type, body, events, person)
    select table_id, n, at, type, body, nullif(events, ''), person from line join accepted using (table_id)
    where not first
  ), snapshot as (
    insert into snapshots (table_id, n, version, state)
    select table_id, n, version, state
    from unnest($9::text[], $10::int[], $11::int[], ${texts('$12')}) as s (table_id, n, version, state)
    join accepted using (table_id)
    on conflict (table_id, n) do update set version = excluded.version, state = excluded.state
  ), other_snapshots as (
    delete from snapshots s using unnest($22::text[], $23::int[]) as kept (table_id, n)
    where s.table_id = kept.table_id and s.n <> kept.n and s.table_id in (select table_id from accepted)
  ), record as (
    insert into records (table_id, text)
    select table_id, text from unnest($39::text[], $40::text[]) as r (table_id, text) join accepted using (table_id)
    on conflict (table_id) do update set text = excluded.text
  ), created as (
    insert into tables (id, game, version, settings, listed, host, created, seed, salt, commitment, status, updated, due)
    select t.* from unnest($24::text[], $25::text[], $26::int[], ${texts('$27')}, $28::int[], $29::text[], $30::bigint[],
      $31::text[], $32::text[], $33::text[], $34::text[], $35::bigint[], $36::bigint[])
      as t (id, game, version, settings, listed, host, created, seed, salt, commitment, status, updated, due)
    join accepted on table_id = id
  ), summary as (
    update tables set status = s.status, updated = s.updated, due = s.due
    from unnest($13::text[], $14::text[], $15::bigint[], $16::bigint[]) as s (table_id, status, updated, due)
    join accepted using (table_id)
    where id = table_id
  ), seat as (
    insert into seats (table_id, seat, person, name, turn, standing, invited)
    select table_id, seat, person, name, turn, standing, invited
    from unnest($17::text[], $18::int[], $19::text[], $20::text[], $21::int[], $41::text[], $42::text[])
      as s (table_id, seat, person, name, turn, standing, invited)
    join accepted using (table_id)
    on conflict (table_id, seat) do update
    set person = excluded.person, name = excluded.name, turn = excluded.turn, standing = excluded.standing,
      invited = excluded.invited
    where (seats.person, seats.name, seats.turn, seats.standing, seats.invited) is distinct from
      (excluded.person, excluded.name, excluded.turn, excluded.standing, excluded.invited)
  ), turn as (
    update seats set turn = (t.turns >> seat) & 1
    from unnest($37::text[], $38::int[]) as t (table_id, turns) join accepted using (table_id)
    where seats.table_id = t.table_id
  )
  select table_id from accepted`;

export const makeCommit =
  (connections: Connections): Commit =>
  async (batch) => {
    const values = columns(batch);
    const { rows } = await connections.query<{ table_id: string }>({ name: 'append', text: SQL, values });
    const accepted = new Set(rows.map(({ table_id }) => table_id));
    return batch.map(({ table }) => accepted.has(table));
  };

function columns(batch: readonly Entry[]): unknown[] {
  const lines = batch.flatMap((entry) => entry.lines);
  const firsts = batch.flatMap((entry) => entry.lines.map((_, i) => i === 0));
  const snapshots = batch.flatMap(({ snapshot }) => snapshot ?? []);
  const summaries = batch.flatMap(({ table, summary }) => (summary ? { table, ...summary } : []));
  const seats = summaries.flatMap((summary) => summary.seats);
  const turns = batch.filter((entry) => entry.turns !== undefined);
  const tables = batch.flatMap(({ created }) => created ?? []);
  const records = batch.flatMap(({ record }) => record ?? []);
  const kept = batch.flatMap(({ over, snapshot }) => (over && snapshot ? snapshot : []));
  return [
    lines.map((line) => line.table_id),
    lines.map((line) => line.n),
    lines.map((line) => line.at),
    lines.map((line) => line.type),
    lines.map((line) => line.body).join(SEPARATOR),
    lines.map((line) => line.events ?? '').join(SEPARATOR),
    lines.map((line) => line.person),
    firsts,
    snapshots.map((snapshot) => snapshot.table_id),
    snapshots.map((snapshot) => snapshot.n),
    snapshots.map((snapshot) => snapshot.version),
    snapshots.map((snapshot) => snapshot.state).join(SEPARATOR),
    summaries.map((summary) => summary.table),
    summaries.map((summary) => summary.status),
    summaries.map((summary) => summary.updated),
    summaries.map((summary) => summary.due),
    seats.map((seat) => seat.table_id),
    seats.map((seat) => seat.seat),
    seats.map((seat) => seat.person),
    seats.map((seat) => seat.name),
    seats.map((seat) => seat.turn),
    kept.map((snapshot) => snapshot.table_id),
    kept.map((snapshot) => snapshot.n),
    tables.map((table) => table.id),
    tables.map((table) => table.game),
    tables.map((table) => table.version),
    tables.map((table) => table.settings).join(SEPARATOR),
    tables.map((table) => table.listed),
    tables.map((table) => table.host),
    tables.map((table) => table.created),
    tables.map((table) => table.seed),
    tables.map((table) => table.salt),
    tables.map((table) => table.commitment),
    tables.map((table) => table.status),
    tables.map((table) => table.updated),
    tables.map((table) => table.due),
    turns.map((entry) => entry.table),
    turns.map((entry) => entry.turns),
    records.map((record) => record.table_id),
    records.map((record) => record.text),
    seats.map((seat) => seat.standing),
    seats.map((seat) => seat.invited),
  ];
}
