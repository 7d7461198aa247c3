import type { Kysely } from 'kysely';
import { LEDGER_COLUMNS, ledgerOf } from './ledgers.ts';
import { invitedTo, standingOf } from './log/standing.ts';
import type { Schema } from './schema.ts';

const PAGE = 50;

/** Fills in who is away, has resigned or is invited, for rows stored without it. */
export async function addStandings(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(LEDGER_COLUMNS)
      .where('status', 'in', ['open', 'running'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const { ledger } = (await ledgerOf(db, row)) ?? {};
      for (const seat of ledger?.seats.keys() ?? []) {
        const standing = standingOf(ledger!, seat) ?? null;
        const invited = invitedTo(ledger!, seat) ?? null;
        if (standing !== null || invited !== null)
          await db
            .updateTable('seats')
            .set({ standing, invited })
            .where('table_id', '=', row.id)
            .where('seat', '=', seat)
            .execute();
      }
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}
