import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type NoticeMode, type NoticeSettings, noticeSettings } from '../../protocol/notices.ts';
import { inChunks } from '../rows.ts';
import type { EndpointRow, NoticeSettingsRow, Schema } from '../schema.ts';
import { parseJson, UnreadableError } from '../unreadable.ts';
import type {
  Batch,
  DueNews,
  DueSeat,
  Endpoint,
  NewEndpoint,
  NewsRuling,
  Notices,
  NoticeTable,
  Ruling,
  Wanted,
} from './api.ts';
import { claimSeats } from './claim.ts';
import { claimNews } from './news.ts';
import { Outbox } from './outbox.ts';

export class SqlNotices implements Notices {
  readonly #db: Kysely<Schema>;
  /** Whether the database locks single rows; else one writer at a time has it for itself. */
  readonly #locks: boolean;
  readonly #outbox: Outbox;

  constructor(db: Kysely<Schema>, locks: boolean) {
    this.#db = db;
    this.#locks = locks;
    this.#outbox = new Outbox(db, locks);
  }

  async settings(person: string): Promise<NoticeSettings | undefined> {
    const row = await this.#db
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return settingsOf(row);
  }

  async setSettings(person: string, settings: NoticeSettings, digestAt: number | null): Promise<void> {
    const { wants, zone, quiet, breaks, digest, lang } = settings;
    const row = {
      wants: JSON.stringify(wants),
      zone,
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
      breaks: breaks ? 1 : 0,
      digest: digest ?? null,
      digest_at: digestAt,
      lang,
    };
    await this.#db
      .insertInto('notices')
      .values({ person, ...row })
      .onConflict((oc) => oc.column('person').doUpdateSet(row))
      .execute();
    await this.#lookAgain(person);
  }

  async mode(person: string, table: string): Promise<NoticeMode | undefined> {
    const row = await this.#db
      .selectFrom('notice_tables')
      .select('mode')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.mode as NoticeMode | undefined;
  }

  async modes(person: string) {
    const rows = await this.#db
      .selectFrom('notice_tables')
      .select(['table_id', 'mode'])
      .where('person', '=', person)
      .orderBy('table_id')
      .execute();
    return rows.map(({ table_id, mode }) => ({ table: table_id, mode: mode as NoticeMode }));
  }

  async setMode(person: string, table: string, mode: NoticeMode | undefined): Promise<void> {
    if (mode === undefined)
      await this.#db
        .deleteFrom('notice_tables')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .execute();
    else
      await this.#db
        .insertInto('notice_tables')
        .values({ person, table_id: table, mode })
        .onConflict((oc) => oc.columns(['person', 'table_id']).doUpdateSet({ mode }))
        .execute();
    await this.#lookAgain(person, table);
  }

  async endpoints(person: string): Promise<Endpoint[]> {
    const rows = await this.#db
      .selectFrom('endpoints')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
    return rows.map(endpointOf);
  }

  async endpoint(id: string): Promise<Endpoint | undefined> {
    const row = await this.#db.selectFrom('endpoints').selectAll().where('id', '=', id).executeTakeFirst();
    return row && endpointOf(row);
  }

  async shared(table: string): Promise<Endpoint[]> {
    const rows = await this.#db
      .selectFrom('endpoints')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('created')
      .orderBy('id')
      .execute();
    return rows.map(endpointOf);
  }

  async addEndpoint(endpoint: NewEndpoint, now: number, most: number): Promise<Endpoint> {
    const { id, person, kind, address, secret, table, device } = endpoint;
    const hash = createHash('sha256')
      .update(JSON.stringify([kind, address, table ?? null]))
      .digest('base64url');
    const made = await this.#db.transaction().execute(async (db) => {
      const row = await db
        .insertInto('endpoints')
        .values({
          ...{ id, person, kind, address, hash, secret, table_id: table ?? null },
          ...{ device: device ?? null, created: now, used: now, held: null, failed: 0 },
        })
        .onConflict((oc) =>
          oc.columns(['person', 'hash']).doUpdateSet({
            used: now,
            failed: 0,
            ...(kind === 'push' && { secret, device: device ?? null }),
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      const older = await db
        .selectFrom('endpoints')
        .select('id')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('table_id', table === undefined ? 'is' : '=', table ?? null)
        .where('id', '!=', row.id)
        .orderBy('used', 'desc')
        .offset(most - 1)
        .limit(1_000)
        .execute();
      for (const { id } of older) await db.deleteFrom('endpoints').where('id', '=', id).execute();
      return endpointOf(row);
    });
    await this.#lookAgain(person, table);
    return made;
  }

  async removeEndpoint(id: string): Promise<void> {
    await this.#db.deleteFrom('endpoints').where('id', '=', id).execute();
  }

  async returned(person: string): Promise<void> {
    await this.#db
      .updateTable('endpoints')
      .set({ held: null })
      .where('person', '=', person)
      .where('held', 'is not', null)
      .execute();
  }

  /** News that nobody was told of yet is looked at again, as there may be a way now. */
  async #lookAgain(person: string, table?: string): Promise<void> {
    await this.#db
      .updateTable('seats')
      .set((eb) => ({ look_at: eb.ref('news_at') }))
      .where((eb) => eb.or([eb('person', '=', person), eb('invited', '=', person)]))
      .where('news', 'in', ['turn', 'asked', 'invited'])
      .where('told', '=', 0)
      .$if(table !== undefined, (query) => query.where('table_id', '=', table!))
      .execute();
    if (table === undefined)
      await this.#db
        .updateTable('news')
        .set((eb) => ({ look_at: eb.ref('at') }))
        .where('person', '=', person)
        .execute();
  }

  async hold(watched: readonly { readonly table: string; readonly seat: number }[], until: number) {
    for (const chunk of inChunks(watched)) {
      const pairs = sql.join(chunk.map(({ table, seat }) => sql`(${table}, cast(${seat} as integer))`));
      const locked = this.#locks ? sql`for update skip locked` : sql``;
      await sql`
        update seats set chat_n = 0,
          look_at = case when news is null or news = 'ended' then null
            when look_at < ${until} then ${until} else look_at end
        where (table_id, seat) in (
          select table_id, seat from seats
          where (table_id, seat) in (values ${pairs}) and (look_at < ${until} or chat_n <> 0) ${locked})`.execute(
        this.#db,
      );
    }
  }

  async claim(before: number, now: number, limit: number, rule: (due: DueSeat) => Ruling): Promise<number> {
    // Most people have no endpoint at all.
    const deaf = this.#locks ? sql`for update skip locked` : sql``;
    const due = await this.#db
      .selectFrom('seats')
      .select('table_id')
      .where('look_at', '<=', before)
      .limit(1)
      .execute();
    if (due.length === 0) return 0;
    await sql`
      update seats set look_at = null where (table_id, seat) in (
        select table_id, seat from seats where look_at <= ${before}
          and not exists (select 1 from endpoints e where e.person = coalesce(seats.person, seats.invited))
          and not exists (select 1 from endpoints e where e.table_id = seats.table_id) ${deaf})`.execute(
      this.#db,
    );
    return this.#db
      .transaction()
      .execute((db) => claimSeats(db, { before, now, limit, locks: this.#locks, rule }));
  }

  async claimNews(
    before: number,
    now: number,
    limit: number,
    rule: (due: DueNews) => NewsRuling,
  ): Promise<number> {
    const due = await this.#db
      .selectFrom('news')
      .select('person')
      .where('look_at', '<=', before)
      .limit(1)
      .execute();
    if (due.length === 0) return 0;
    return this.#db
      .transaction()
      .execute((db) => claimNews(db, { before, now, limit, locks: this.#locks, rule }));
  }

  claimDigests(
    now: number,
    limit: number,
    next: (settings: NoticeSettings | undefined) => {
      readonly date: number | undefined;
      readonly at: number | null;
    },
  ): Promise<number> {
    return this.#outbox.claimDigests(now, limit, next);
  }

  take(now: number, lease: number, wanted: Wanted): Promise<Batch[]> {
    return this.#outbox.take(now, lease, wanted);
  }

  sent(batch: Batch, now: number): Promise<void> {
    return this.#outbox.sent(batch, now);
  }

  dropped(batch: Batch): Promise<void> {
    return this.#outbox.put(batch, { next: null });
  }

  failed(batch: Batch, again: number | null): Promise<void> {
    return this.#outbox.failed(batch, again);
  }

  sweep(before: number): Promise<void> {
    return this.#outbox.sweep(before);
  }

  async waiting(person: string): Promise<NoticeTable[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .select('table_id')
      .where('person', '=', person)
      .where('turn', '=', 1)
      .limit(100)
      .execute();
    return this.tables(rows.map(({ table_id }) => table_id));
  }

  async tables(ids: readonly string[]): Promise<NoticeTable[]> {
    if (ids.length === 0) return [];
    const [tables, seats] = await Promise.all([
      this.#db.selectFrom('tables').select(['id', 'game', 'status', 'host']).where('id', 'in', ids).execute(),
      this.#db
        .selectFrom('seats')
        .selectAll()
        .where('table_id', 'in', ids)
        .orderBy('table_id')
        .orderBy('seat')
        .execute(),
    ]);
    return tables.map((table) => ({
      ...table,
      seats: seats
        .filter(({ table_id }) => table_id === table.id)
        .map(({ person, name, invited, turn, news_n, news_at, news_due }) => ({
          ...{ person, name, invited, turn: turn === 1 },
          ...{ n: news_n, at: news_at, due: news_due },
        })),
    }));
  }
}

export const endpointOf = (row: EndpointRow): Endpoint => ({
  id: row.id,
  person: row.person,
  kind: row.kind,
  address: row.address,
  secret: row.secret,
  ...(row.table_id !== null && { table: row.table_id }),
  ...(row.device !== null && { device: row.device }),
  created: row.created,
  used: row.used,
  ...(row.held !== null && { held: row.held }),
  failed: row.failed,
});

/** What a person has chosen; nothing if it cannot be read, so that others still get their notices. */
export function settingsOf(row: NoticeSettingsRow | undefined): NoticeSettings | undefined {
  if (!row) return undefined;
  const { data } = noticeSettings.safeParse({
    wants: wantsIn(row.wants),
    zone: row.zone,
    ...(row.quiet_from !== null &&
      row.quiet_to !== null && { quiet: { from: row.quiet_from, to: row.quiet_to } }),
    breaks: row.breaks === 1,
    ...(row.digest !== null && { digest: row.digest }),
    lang: row.lang,
  });
  return data;
}

function wantsIn(text: string): object | undefined {
  try {
    return parseJson(text, 'the choice of notices is damaged');
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
