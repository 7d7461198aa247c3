import type { Store } from '../../store/store.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

/** A node is alive if it beat within this time. */
const ALIVE_MS = 15_000;
/** Tables per query. */
const STRIDE = 100;
/** Tables credited in parallel: enough to fill commits and connections. */
const ABREAST = 16;

/** A time in which no node ran, so that nobody could play and no clock should have run. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The outage before this node's start, if there was one. */
export async function outageBefore({ nodes }: Store, node: string): Promise<Outage | undefined> {
  const from = await nodes.lastBeat(node);
  const to = tableTime();
  return from === undefined || to - from < ALIVE_MS ? undefined : { from, to };
}

/** Credits the clocks of a table with an outage, once. */
export async function credit(table: Table, { from, to }: Outage): Promise<void> {
  if (table.ledger.clock.running === 0) return;
  await table.note((ledger) => {
    const ms = to - Math.max(from, ledger.updated);
    return ledger.credited < from && ledger.clock.running !== 0 && ms > 0
      ? [{ type: 'credit', body: { ms } }]
      : [];
  });
}

/** Visits all running tables, several in parallel, until `stopped`. */
export async function eachRunning(
  { tables }: Store,
  job: (id: string) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  for (let ids = await tables.ids(undefined, STRIDE, 'running'); ids.length > 0; ) {
    const last = ids.at(-1);
    const waiting = [...ids];
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined && !stopped(); id = waiting.shift()) await job(id);
    };
    await Promise.all(Array.from({ length: ABREAST }, worker));
    if (stopped()) return;
    ids = await tables.ids(last, STRIDE, 'running');
  }
}
