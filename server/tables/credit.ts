import type { Tables } from '../../store/store.ts';
import type { Table } from './table.ts';

/** A node that beat within this time is alive. */
const ALIVE_MS = 15_000;
/** Tables that are asked for at a time. */
const STRIDE = 100;

/** Nobody could play since the last beat of any node, so no clock should have run. */
export async function credit(
  tables: Tables,
  lastBeat: number | undefined,
  find: (id: string) => Promise<Table>,
): Promise<void> {
  if (lastBeat === undefined || Date.now() - lastBeat < ALIVE_MS) return;
  for (let ids = await tables.ids(undefined, STRIDE, 'running'); ids.length > 0; ) {
    for (const id of ids) {
      const table = await find(id);
      if (table.ledger.clock.running === 0) continue;
      await table.note((ledger) =>
        ledger.credited < lastBeat && ledger.clock.running !== 0
          ? [{ type: 'credit', body: { ms: Date.now() - Math.max(lastBeat, ledger.updated) } }]
          : [],
      );
    }
    ids = await tables.ids(ids.at(-1), STRIDE, 'running');
  }
}
