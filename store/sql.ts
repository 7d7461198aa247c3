import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Accounts } from './accounts/account.ts';
import { SqlAccounts } from './accounts/sql.ts';
import { type Circles, SqlCircles } from './circles.ts';
import type { Committer } from './committer.ts';
import type { Conduct } from './conduct/api.ts';
import { SqlConduct } from './conduct/conduct.ts';
import { SqlFriends } from './friends.ts';
import { type Holidays, SqlHolidays } from './holidays.ts';
import { SqlNodes } from './nodes.ts';
import type { Notices } from './notices/api.ts';
import { SqlNotices } from './notices/notices.ts';
import { SqlPeople } from './people.ts';
import { type Plans, SqlPlans } from './plans/plans.ts';
import { type Presences, SqlPresences } from './presence.ts';
import { SqlResults } from './results/results.ts';
import type { Schema } from './schema.ts';
import type { Friends, Nodes, People, Results, Store, StoreStats, Tables } from './store.ts';
import { SqlTables } from './tables.ts';

/** The store on either database. */
export class SqlStore implements Store {
  readonly db: Kysely<Schema>;
  readonly tables: Tables;
  readonly people: People;
  readonly results: Results;
  readonly friends: Friends;
  readonly circles: Circles;
  readonly holidays: Holidays;
  readonly presences: Presences;
  readonly accounts: Accounts;
  readonly nodes: Nodes;
  readonly notices: Notices;
  readonly plans: Plans;
  readonly conduct: Conduct;
  readonly stats: Readonly<StoreStats>;
  readonly #committer: Committer;

  /** `scrub` removes the traces that the database keeps of erased data; `locks`: rows can be locked one by one. */
  constructor(
    db: Kysely<Schema>,
    committer: Committer,
    { scrub, locks = false }: { readonly scrub?: () => Promise<void>; readonly locks?: boolean },
  ) {
    this.db = db;
    this.#committer = committer;
    this.stats = committer.stats;
    this.tables = new SqlTables(db, committer);
    this.people = new SqlPeople(db, scrub);
    this.results = new SqlResults(db);
    this.friends = new SqlFriends(db);
    this.circles = new SqlCircles(db);
    this.holidays = new SqlHolidays(db, locks);
    this.presences = new SqlPresences(db);
    this.accounts = new SqlAccounts(db);
    this.nodes = new SqlNodes(db);
    this.notices = new SqlNotices(db, locks);
    this.plans = new SqlPlans(db);
    this.conduct = new SqlConduct(db);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.#committer.close();
    await this.db.destroy();
  }

  async secret(name: string): Promise<string> {
    const drawn = randomBytes(32).toString('base64url');
    await this.db
      .insertInto('secrets')
      .values({ name, value: drawn })
      .onConflict((oc) => oc.doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }
}
