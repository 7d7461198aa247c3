import type { ExpressionBuilder, Kysely } from 'kysely';
import { actInForce } from './conduct/people.ts';
import { erase } from './erase.ts';
import { plain } from './fault.ts';
import type { TableLine } from './log/line.ts';
import { readLine } from './log/read.ts';
import { prepared } from './prepared.ts';
import { inChunks } from './rows.ts';
import type { PersonRow, Schema } from './schema.ts';
import { type ChatPlace, type People, type StoredPerson, type StoredToken, StoreError } from './store.ts';
import { UnreadableError } from './unreadable.ts';
import { parseLine } from './writes.ts';

/** Whether a row of people has a key or an address to sign in with, and is no guest. */
export const isAccount = (eb: ExpressionBuilder<Schema, 'people'>) =>
  eb.or([
    eb.exists(eb.selectFrom('keys').select('keys.id').whereRef('keys.person', '=', 'people.id')),
    eb.exists(eb.selectFrom('mails').select('mails.person').whereRef('mails.person', '=', 'people.id')),
  ]);

function personOf({
  seal,
  merged,
  account,
  banned,
  ...person
}: PersonRow & { readonly account: unknown; readonly banned?: unknown }): StoredPerson {
  const gone = merged !== null || person.name === '';
  return {
    ...person,
    ...(seal !== null && { seal }),
    ...(account ? { account: true } : {}),
    ...(gone ? { gone: true } : {}),
    ...(banned ? { banned: true } : {}),
  };
}

export class SqlPeople implements People {
  readonly #db: Kysely<Schema>;
  readonly #byId: (now: number, id: string) => Promise<(PersonRow & { account: unknown; banned: unknown })[]>;
  readonly #byHash: (hash: string) => Promise<StoredToken[]>;
  readonly #mutedBy: (person: string) => Promise<{ muted: string }[]>;

  readonly #scrub: (() => Promise<void>) | undefined;

  constructor(db: Kysely<Schema>, scrub?: () => Promise<void>) {
    this.#db = db;
    this.#scrub = scrub;
    this.#byId = prepared(
      db,
      db
        .selectFrom('people')
        .selectAll()
        .select((eb) => [isAccount(eb).as('account'), actInForce(eb, 'ban', 'people.id', 0).as('banned')])
        .where('id', '=', '')
        .compile(),
    );
    this.#byHash = prepared(db, db.selectFrom('tokens').selectAll().where('hash', '=', '').compile());
    this.#mutedBy = prepared(
      db,
      db.selectFrom('mutes').select('muted').where('person', '=', '').orderBy('muted').compile(),
    );
  }

  async create({ id, name, created, epoch }: StoredPerson): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ id, name: plain(name), created, epoch, seal: null, merged: null })
      .execute();
  }

  async find(id: string): Promise<StoredPerson | undefined> {
    const [row] = await this.#byId(Date.now(), id);
    return row && personOf(row);
  }

  async named(name: string, limit: number): Promise<StoredPerson[]> {
    const rows = await this.#db
      .selectFrom('people')
      .selectAll()
      .where('name', '=', plain(name))
      .where(isAccount)
      .orderBy('created')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => personOf({ ...row, account: true }));
  }

  async accounts(ids: readonly string[]): Promise<StoredPerson[]> {
    const rows = [];
    for (const chunk of inChunks(ids))
      rows.push(
        ...(await this.#db
          .selectFrom('people')
          .selectAll()
          .select((eb) => actInForce(eb, 'unlisted', 'people.id', Date.now()).as('unlisted'))
          .where('id', 'in', chunk)
          .where(isAccount)
          .orderBy('id')
          .execute()),
      );
    return rows.map(({ unlisted, ...row }) => ({
      ...personOf({ ...row, account: true }),
      ...(unlisted ? { unlisted: true as const } : {}),
    }));
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ name: plain(name) })
      .where('id', '=', id)
      .execute();
  }

  async raiseEpoch(id: string): Promise<number> {
    const row = await this.#db
      .updateTable('people')
      .set((eb) => ({ epoch: eb('epoch', '+', 1) }))
      .where('id', '=', id)
      .returning('epoch')
      .executeTakeFirst();
    if (!row) throw new StoreError('Person not found.');
    return row.epoch;
  }

  async erase(id: string): Promise<void> {
    await this.#db.transaction().execute((db) => erase(db, id));
    await this.#scrub?.();
  }

  async addToken({ hash, person, label, created }: StoredToken): Promise<void> {
    await this.#db
      .insertInto('tokens')
      .values({ hash, person, label: plain(label), created })
      .execute();
  }

  async findToken(hash: string): Promise<StoredToken | undefined> {
    return (await this.#byHash(hash))[0];
  }

  tokens(person: string): Promise<StoredToken[]> {
    return this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('hash')
      .execute();
  }

  async removeToken(person: string, hash: string): Promise<void> {
    await this.#db.deleteFrom('tokens').where('hash', '=', hash).where('person', '=', person).execute();
  }

  async addCode(hash: string, person: string, expires: number): Promise<void> {
    await this.#db.insertInto('codes').values({ hash, person, expires }).execute();
  }

  async takeCode(hash: string, now: number): Promise<string | undefined> {
    const gone = await this.#db
      .deleteFrom('codes')
      .where((eb) => eb.or([eb('hash', '=', hash), eb('expires', '<=', now)]))
      .returningAll()
      .execute();
    return gone.find((code) => code.hash === hash && code.expires > now)?.person;
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    if (on)
      await this.#db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((oc) => oc.doNothing())
        .execute();
    else await this.#db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
  }

  async muted(person: string): Promise<string[]> {
    return (await this.#mutedBy(person)).map(({ muted }) => muted);
  }

  async countMuted(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('mutes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return count;
  }

  async chat(person: string, limit: number, after?: ChatPlace): Promise<(ChatPlace & { text: string })[]> {
    // Also what this person said as a guest.
    const merged = await this.#db.selectFrom('people').select('id').where('merged', '=', person).execute();
    const people = [person, ...merged.map(({ id }) => id)];
    const rows = await this.#db
      .selectFrom('lines')
      .select(['table_id', 'n', 'at', 'type', 'body'])
      .where('person', 'in', people)
      .where('type', '=', 'chat')
      .orderBy('at')
      .orderBy('table_id')
      .orderBy('n')
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at', 'table_id', 'n'), '>', tuple(after!.at, after!.table, after!.n)),
        ),
      )
      .limit(limit)
      .execute();
    return rows.map(({ table_id, n, at, type, body }) => {
      const line = readableLine({ n, at, type, body });
      return { table: table_id, n, at, text: line?.type === 'chat' ? line.body.text : '' };
    });
  }
}

/** Damaged lines are left out of the export. */
function readableLine(row: Parameters<typeof parseLine>[0]): TableLine | undefined {
  try {
    return readLine(parseLine(row));
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
