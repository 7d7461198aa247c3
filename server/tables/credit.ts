import type { Store } from '../../store/store.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

/** A node that beat within this time is alive. */
const ALIVE_MS = 15_000;
/** Tables that are asked for at a time. */
const STRIDE = 100;
/** Tables that are credited at a time: enough to fill commits and connections. */
const ABREAST = 16;

/** A time during which no node was there, so that nobody could play and no clock should have run. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The outage that ends with the start of a node, if there was one. */
export async function outageBefore({ nodes }: Store, node: string): Promise<Outage | undefined> {
  const from = await nodes.lastBeat(node);
  const to = tableTime();
  return from === undefined || to - from < ALIVE_MS ? undefined : { from, to };
}

/** Gives the clocks of a table the time of an outage back, once. */
export async function credit(table: Table, { from, to }: Outage): Promise<void> {
  if (table.ledger.clock.running === 0) return;
  await table.note((ledger) => {
    const ms = to - Math.max(from, ledger.updated);
    return ledger.credited < from && ledger.clock.running !== 0 && ms > 0
      ? [{ type: 'credit', body: { ms } }]
      : [];
  });
}

/** Goes through all running tables, several at a time, until `stopped`. */
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
