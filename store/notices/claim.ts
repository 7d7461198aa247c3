import type { Transaction } from 'kysely';
import type { NoticeMode } from '../../protocol/notices.ts';
import type { Schema } from '../schema.ts';
import { parseJson, UnreadableError } from '../unreadable.ts';
import type { DueSeat, Ruling, TableReach } from './api.ts';
import { endpointOf } from './notices.ts';
import { reachOf } from './reach.ts';

interface Claim {
  readonly before: number;
  readonly now: number;
  readonly limit: number;
  readonly locks: boolean;
  rule(due: DueSeat): Ruling;
}

/** Passes on the news of due seats: what is told and what is to be sent change in one transaction. */
export async function claimSeats(
  db: Transaction<Schema>,
  { before, now, limit, locks, rule }: Claim,
): Promise<number> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['table_id', 'seat', 'person', 'invited', 'game', 'settings', 'news', 'news_n', 'news_at'])
    .select(['news_due', 'told', 'told_all', 'chat_n'])
    .where('look_at', '<=', before)
    .orderBy('look_at')
    .limit(limit)
    .$if(locks, (query) => query.forUpdate('seats').skipLocked())
    .execute();
  const reach = await tableReachOf(db, rows);
  for (const row of rows) {
    const { table_id, seat, person, invited } = row;
    const who = person ?? invited;
    const settings = readable(row.settings);
    const news =
      row.news !== null && row.news_n !== null && row.news_at !== null
        ? {
            kind: row.news,
            n: row.news_n,
            at: row.news_at,
            ...(row.news_due !== null && { due: row.news_due }),
          }
        : undefined;
    const ruling =
      who === null || !settings
        ? NOTHING
        : rule({
            ...{ table: table_id, seat, person: who, game: row.game, settings, ...(news && { news }) },
            ...{ told: row.told, toldAll: row.told_all, chat: row.chat_n },
            reach: reach(who, table_id),
          });
    const sends = ruling.sends.map(({ endpoint, kind, n }) => ({
      ...{ endpoint, kind, table_id, turn_n: n, person: who!, created: now },
      ...{ batch: null, tries: 0, next: now, sent: null },
    }));
    if (sends.length > 0)
      await db
        .insertInto('sends')
        .values(sends)
        .onConflict((oc) => oc.doNothing())
        .execute();
    await db
      .updateTable('seats')
      .set({ told: ruling.told, told_all: ruling.toldAll, chat_n: ruling.chat, look_at: ruling.look })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .execute();
  }
  return rows.length;
}

const NOTHING: Ruling = { sends: [], told: 0, toldAll: 0, chat: 0, look: null };

function readable(settings: string): object | undefined {
  try {
    return parseJson(settings, 'its settings are damaged');
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}

/** How the people of these seats are reached, with hooks of the tables. */
async function tableReachOf(
  db: Transaction<Schema>,
  rows: readonly {
    readonly table_id: string;
    readonly person: string | null;
    readonly invited: string | null;
  }[],
): Promise<(person: string, table: string) => TableReach> {
  const people = [...new Set(rows.flatMap(({ person, invited }) => person ?? invited ?? []))];
  const reach = await reachOf(db, people);
  if (rows.length === 0) return (person) => ({ ...reach(person), mode: undefined, shared: [] });
  const tables = [...new Set(rows.map(({ table_id }) => table_id))];
  const modes = await db
    .selectFrom('notice_tables')
    .selectAll()
    .where('person', 'in', people)
    .where('table_id', 'in', tables)
    .execute();
  const shared = await db
    .selectFrom('endpoints')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('created')
    .orderBy('id')
    .execute();
  // Who has left hears no more of a table, and who comes and goes adds no hooks without end.
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['table_id', 'person', 'invited', 'host'])
    .where('table_id', 'in', tables)
    .execute();
  const belongs = (person: string, table: string): boolean =>
    seats.some((seat) => seat.table_id === table && [seat.person, seat.invited, seat.host].includes(person));
  return (person, table) => {
    const mode = modes.find((one) => one.person === person && one.table_id === table)?.mode;
    return {
      ...reach(person),
      mode: mode as NoticeMode | undefined,
      shared: shared.filter((one) => one.table_id === table && belongs(one.person, table)).map(endpointOf),
    };
  };
}
