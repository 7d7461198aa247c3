import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { NoticeSettings } from '../../protocol/notices.ts';
import { isOnHoliday } from '../holidays.ts';
import type { Schema, SendRow } from '../schema.ts';
import type { Batch, BatchItem, NoticeKind, Wanted } from './api.ts';
import { endpointOf, settingsOf } from './notices.ts';

/** Notices that are looked at together. */
const MOST_ROWS = 2_000;
/** The most notices in one message. */
const MOST_ITEMS = 50;

/** Notices on their way. */
export class Outbox {
  readonly #db: Kysely<Schema>;
  readonly #locks: boolean;

  constructor(db: Kysely<Schema>, locks: boolean) {
    this.#db = db;
    this.#locks = locks;
  }

  async take(now: number, lease: number, wanted: Wanted): Promise<Batch[]> {
    const due = await this.#db
      .selectFrom('sends')
      .select('endpoint')
      .where('next', '<=', now)
      .limit(1)
      .execute();
    if (due.length === 0) return [];
    const endpoints = await this.#endpointsWith(now, wanted);
    if (endpoints.length === 0) return [];
    return this.#db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('sends')
        .selectAll()
        .where('next', '<=', now)
        .where('endpoint', 'in', endpoints)
        .orderBy('next')
        .orderBy('endpoint')
        .orderBy('created')
        .limit(MOST_ROWS)
        .$if(this.#locks, (query) => query.forUpdate().skipLocked())
        .execute();
      return this.#lease(db, rows, lease);
    });
  }

  /** Endpoints with messages that are due, the longest due first, and a few of each person. */
  async #endpointsWith(now: number, { limit, failing, each, busy }: Wanted): Promise<string[]> {
    const endpoints = this.#db
      .selectFrom('sends')
      .innerJoin('endpoints', 'endpoints.id', 'sends.endpoint')
      .where('next', '<=', now)
      .where('failed', failing ? '>' : '=', 0)
      .$if(busy.endpoints.length > 0, (query) => query.where('endpoint', 'not in', busy.endpoints))
      .$if(busy.people.length > 0, (query) => query.where('endpoints.person', 'not in', busy.people))
      .select(['endpoint', (eb) => eb.fn.min('next').as('since')])
      .select(
        sql<number>`row_number() over (partition by endpoints.person order by min(next), endpoint)`.as(
          'place',
        ),
      )
      .groupBy(['endpoint', 'endpoints.person']);
    const rows = await this.#db
      .selectFrom(endpoints.as('due'))
      .select('endpoint')
      .where('place', '<=', each)
      .orderBy('since')
      .orderBy('endpoint')
      .limit(limit)
      .execute();
    return rows.map(({ endpoint }) => endpoint);
  }

  /** What is due for one endpoint goes in one message; one that was tried before stays as it was. */
  async #lease(db: Transaction<Schema>, rows: readonly SendRow[], lease: number): Promise<Batch[]> {
    const batches: Batch[] = [];
    const groups = Map.groupBy(rows, groupOf).values();
    const firsts = new Map([...groups].toReversed().map((same) => [same[0]!.endpoint, same]));
    for (const same of firsts.values()) {
      const first = same[0]!;
      const id = idOf(first);
      const endpoint = await db
        .selectFrom('endpoints')
        .innerJoin('people', 'people.id', 'endpoints.person')
        .selectAll('endpoints')
        .select('people.name')
        .where('endpoints.id', '=', first.endpoint)
        .executeTakeFirstOrThrow();
      const settings = await db
        .selectFrom('notices')
        .selectAll()
        .where('person', '=', endpoint.person)
        .executeTakeFirst();
      const tries = first.tries + 1;
      for (const row of same)
        await db
          .updateTable('sends')
          .set({ batch: id, tries, next: lease })
          .where('endpoint', '=', row.endpoint)
          .where('kind', '=', row.kind)
          .where('table_id', '=', row.table_id)
          .where('turn_n', '=', row.turn_n)
          .execute();
      batches.push({
        id,
        endpoint: endpointOf(endpoint),
        person: { id: endpoint.person, name: endpoint.name },
        settings: settingsOf(settings),
        tries,
        created: first.created,
        items: same.map(itemOf).slice(0, MOST_ITEMS),
      });
    }
    return batches;
  }

  async put({ id, endpoint }: Batch, state: { readonly next: number | null; readonly sent?: number }) {
    await this.#db
      .updateTable('sends')
      .set(state)
      .where('endpoint', '=', endpoint.id)
      .where('batch', '=', id)
      .execute();
  }

  async sent(batch: Batch, now: number): Promise<void> {
    const { endpoint, items } = batch;
    await this.put(batch, { next: null, sent: now });
    // After a mail about games no other comes until the person returns.
    const holds = endpoint.kind === 'mail' && items.some(({ kind }) => kind !== 'act' && kind !== 'report');
    await this.#db
      .updateTable('endpoints')
      .set({ failed: 0, ...(holds && { held: now }) })
      .where('id', '=', endpoint.id)
      .execute();
  }

  async failed(batch: Batch, again: number | null): Promise<void> {
    const { endpoint } = batch;
    await this.put(batch, { next: again });
    await this.#db
      .updateTable('endpoints')
      .set((eb) => ({ failed: eb('failed', '+', 1) }))
      .where('id', '=', endpoint.id)
      .execute();
  }

  /** A mail box gets one digest for each local date, whatever the clocks of the zone do. */
  async claimDigests(
    now: number,
    limit: number,
    next: (settings: NoticeSettings | undefined) => {
      readonly date: number | undefined;
      readonly at: number | null;
    },
  ): Promise<number> {
    const due = await this.#db
      .selectFrom('notices')
      .select('person')
      .where('digest_at', '<=', now)
      .limit(1)
      .execute();
    if (due.length === 0) return 0;
    return this.#db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('digest_at', '<=', now)
        .orderBy('digest_at')
        .limit(limit)
        .$if(this.#locks, (query) => query.forUpdate().skipLocked())
        .execute();
      for (const row of rows) {
        const { person } = row;
        const { date, at } = next(settingsOf(row));
        if (date !== undefined && !(await isOnHoliday(db, person, now)))
          await db
            .insertInto('sends')
            .columns(['endpoint', 'kind', 'table_id', 'turn_n', 'person', 'created', 'tries', 'next'])
            .expression((eb) =>
              eb
                .selectFrom('endpoints')
                .select((eb) => [
                  'id',
                  eb.val('digest').as('kind'),
                  eb.val('').as('table_id'),
                  eb.lit(date).as('turn_n'),
                  'person',
                  eb.lit(now).as('created'),
                  eb.lit(0).as('tries'),
                  eb.lit(now).as('next'),
                ])
                .where('person', '=', person)
                .where('kind', '=', 'mail'),
            )
            .onConflict((oc) => oc.doNothing())
            .execute();
        await db.updateTable('notices').set({ digest_at: at }).where('person', '=', person).execute();
      }
      return rows.length;
    });
  }

  async sweep(before: number): Promise<void> {
    await this.#db.deleteFrom('sends').where('created', '<', before).execute();
    await this.#db.deleteFrom('news').where('at', '<', before).execute();
  }
}

/** What goes in one message: one that was tried before stays as it was. */
const groupOf = ({ batch, endpoint, created }: SendRow): string => batch ?? `${endpoint} ${created}`;

/** Named after its first notice, which no other message contains. */
const idOf = ({ batch, endpoint, kind, table_id, turn_n }: SendRow): string =>
  batch ??
  createHash('sha256').update(`${endpoint} ${kind} ${table_id} ${turn_n}`).digest('base64url').slice(0, 24);

const itemOf = ({ kind, table_id, turn_n }: SendRow): BatchItem => ({
  kind: kind as NoticeKind,
  about: table_id,
  n: turn_n,
});
