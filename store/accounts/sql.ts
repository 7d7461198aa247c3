import type { Kysely, Transaction } from 'kysely';
import { moveConduct } from '../conduct/people.ts';
import { plain } from '../fault.ts';
import { dropEnded, moveNotices } from '../notices/people.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import {
  type Accounts,
  foldMail,
  type StoredChallenge,
  type StoredDevice,
  type StoredKey,
  type StoredMail,
} from './account.ts';

export class SqlAccounts implements Accounts {
  readonly #db: Kysely<Schema>;
  readonly #deviceById: (id: string) => Promise<StoredDevice[]>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#deviceById = prepared(db, db.selectFrom('devices').selectAll().where('id', '=', '').compile());
  }

  async addDevice(device: StoredDevice): Promise<void> {
    await this.#db
      .insertInto('devices')
      .values({ ...device, label: plain(device.label) })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }

  async device(id: string): Promise<StoredDevice | undefined> {
    return (await this.#deviceById(id))[0];
  }

  devices(person: string): Promise<StoredDevice[]> {
    return this.#db
      .selectFrom('devices')
      .selectAll()
      .where('person', '=', person)
      .where('ended', 'is', null)
      .orderBy('used', 'desc')
      .orderBy('id')
      .execute();
  }

  async useDevice(id: string, now: number): Promise<void> {
    await this.#db.updateTable('devices').set({ used: now }).where('id', '=', id).execute();
  }

  async endDevice(person: string, id: string, now: number): Promise<number> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await ending(db, person, now).where('id', '=', id).executeTakeFirst();
      await dropEnded(db, person);
      return Number(numUpdatedRows);
    });
  }

  async endDevices(person: string, except: string | undefined, now: number): Promise<number> {
    return this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await ending(db, person, now)
        .$if(except !== undefined, (query) => query.where('id', '<>', except!))
        .executeTakeFirst();
      await dropEnded(db, person);
      return Number(numUpdatedRows);
    });
  }

  async addKey(key: StoredKey): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // A person has one phrase.
      if (key.kind === 'phrase')
        await db.deleteFrom('keys').where('person', '=', key.person).where('kind', '=', 'phrase').execute();
      await db
        .insertInto('keys')
        .values({ ...key, label: plain(key.label) })
        .execute();
    });
  }

  async key(id: string): Promise<StoredKey | undefined> {
    return (await this.#db.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst()) as
      | StoredKey
      | undefined;
  }

  async keyByHash(hash: string): Promise<StoredKey | undefined> {
    return (await this.#db.selectFrom('keys').selectAll().where('hash', '=', hash).executeTakeFirst()) as
      | StoredKey
      | undefined;
  }

  async keys(person: string): Promise<StoredKey[]> {
    return (await this.#db
      .selectFrom('keys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute()) as StoredKey[];
  }

  async useKey(id: string, counter: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('keys')
      .set({ counter, used: now })
      .where('id', '=', id)
      // Authenticators that do not count always say 0.
      .where((eb) =>
        eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeKey(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('keys')
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async mail(person: string, now: number): Promise<StoredMail | undefined> {
    await this.#applyChanges(now);
    return this.#db.selectFrom('mails').select(MAIL).where('person', '=', person).executeTakeFirst();
  }

  async mailAt(fold: string, now: number): Promise<StoredMail | undefined> {
    await this.#applyChanges(now);
    return this.#db.selectFrom('mails').select(MAIL).where('fold', '=', fold).executeTakeFirst();
  }

  async #applyChanges(now: number): Promise<void> {
    const due = await this.#db
      .selectFrom('mails')
      .select(['person', 'next'])
      .where('since', '<=', now)
      .execute();
    for (const { person, next } of due)
      await this.#db.transaction().execute(async (db) => {
        if (next !== null && (await isTaken(db, person, next))) {
          // Somebody else has confirmed it meanwhile; without the old one nothing might open the account.
          const same = { next: null, since: null };
          await db.updateTable('mails').set(same).where('person', '=', person).execute();
          return;
        }
        await db.deleteFrom('mails').where('person', '=', person).where('since', '<=', now).execute();
        if (next !== null) await insertMail(db, person, next, now);
      });
  }

  addMail(person: string, address: string, now: number): Promise<boolean> {
    return insertMail(this.#db, person, address, now);
  }

  async changeMail(person: string, next: string | undefined, since: number | undefined): Promise<void> {
    await this.#db
      .updateTable('mails')
      .set({ next: next === undefined ? null : plain(next), since: since ?? null })
      .where('person', '=', person)
      .execute();
  }

  async addChallenge(challenge: StoredChallenge): Promise<void> {
    const { hash: _, ...rest } = challenge;
    await this.#db
      .insertInto('challenges')
      .values(challenge)
      .onConflict((oc) => oc.column('hash').doUpdateSet(rest))
      .execute();
  }

  async takeChallenge(hash: string, purpose: string, now: number): Promise<StoredChallenge | undefined> {
    const gone = await this.#db
      .deleteFrom('challenges')
      .where((eb) =>
        eb.or([eb.and([eb('hash', '=', hash), eb('purpose', '=', purpose)]), eb('expires', '<=', now)]),
      )
      .returningAll()
      .execute();
    return gone.find((one) => one.hash === hash && one.expires > now);
  }

  async setSeal(person: string, seal: string): Promise<void> {
    await this.#db.updateTable('people').set({ seal }).where('id', '=', person).execute();
  }

  async merge(guest: string, account: string, now: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.updateTable('tables').set({ host: account }).where('host', '=', guest).execute();
      await db.updateTable('tokens').set({ person: account }).where('person', '=', guest).execute();
      await moveMutes(db, guest, account);
      await moveResults(db, guest, account);
      await forgetRatings(db, guest);
      await db.deleteFrom('codes').where('person', '=', guest).execute();
      await db.deleteFrom('challenges').where('person', '=', guest).execute();
      // A guest has none, except one that was added at this moment.
      await db.deleteFrom('keys').where('person', '=', guest).execute();
      await db.deleteFrom('mails').where('person', '=', guest).execute();
      await ending(db, guest, now).execute();
      await moveNotices(db, guest, account);
      await moveConduct(db, guest, account);
      await db.updateTable('people').set({ merged: account }).where('merged', '=', guest).execute();
      await db
        .updateTable('people')
        .set((eb) => ({ merged: account, epoch: eb('epoch', '+', 1) }))
        .where('id', '=', guest)
        .execute();
    });
  }

  async merged(account: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('people').select('id').where('merged', '=', account).execute();
    return rows.map(({ id }) => id);
  }

  async fix(name: string, value: string): Promise<string> {
    await this.#db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((oc) => oc.doNothing())
      .execute();
    return (await this.fixed(name))!;
  }

  async fixed(name: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }
}

const MAIL = ['person', 'address', 'confirmed', 'next', 'since'] as const;

async function isTaken(db: Transaction<Schema>, person: string, address: string): Promise<boolean> {
  const other = await db
    .selectFrom('mails')
    .select('person')
    .where('fold', '=', foldMail(address))
    .where('person', '!=', person)
    .executeTakeFirst();
  return other !== undefined;
}

async function insertMail(
  db: Kysely<Schema> | Transaction<Schema>,
  person: string,
  address: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('mails')
    .values({
      person,
      address: plain(address),
      fold: foldMail(plain(address)),
      confirmed: now,
      next: null,
      since: null,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Whom the guest had muted, and who had muted the guest. */
const ending = (db: Transaction<Schema>, person: string, now: number) =>
  db.updateTable('devices').set({ ended: now }).where('person', '=', person).where('ended', 'is', null);

async function moveMutes(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const rows = await db
    .deleteFrom('mutes')
    .where((eb) => eb.or([eb('person', '=', guest), eb('muted', '=', guest)]))
    .returningAll()
    .execute();
  const moved = rows
    .map(({ person, muted }) => ({
      person: person === guest ? account : person,
      muted: muted === guest ? account : muted,
    }))
    .filter(({ person, muted }) => person !== muted);
  if (moved.length > 0)
    await db
      .insertInto('mutes')
      .values(moved)
      .onConflict((oc) => oc.doNothing())
      .execute();
}

/** Of a guest who had a key once: the games count for the account when all ratings are made again. */
async function forgetRatings(db: Transaction<Schema>, guest: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('ratings')
    .where('person', '=', guest)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await db.updateTable('rating_fold').set({ version: 0 }).execute();
}

/** Except of games that both have played. */
async function moveResults(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await db
    .updateTable('result_seats')
    .set({ person: account })
    .where('person', '=', guest)
    .where('table_id', 'not in', (eb) =>
      eb.selectFrom('result_seats').select('table_id').where('person', '=', account),
    )
    .execute();
}
