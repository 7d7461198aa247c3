import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Nodes } from './store.ts';

export class SqlNodes implements Nodes {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async beat(node: string, now: number): Promise<void> {
    await this.#db
      .insertInto('nodes')
      .values({ node, beat: now })
      .onConflict((oc) => oc.column('node').doUpdateSet({ beat: now }))
      .execute();
  }

  async lastBeat(except: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('nodes')
      .select(({ fn }) => fn.max('beat').as('beat'))
      .where('node', '!=', except)
      .executeTakeFirst();
    return row?.beat ?? undefined;
  }

  async leave(node: string): Promise<void> {
    await this.#db.deleteFrom('nodes').where('node', '=', node).execute();
  }
}
