import { History } from '../store/log/history.ts';
import type { Store } from '../store/store.ts';
import { UnreadableError } from '../store/unreadable.ts';
import type { Args, Command } from './command.ts';
import { Progress } from './progress.ts';
import { everyTable, withStore } from './stored/store.ts';
import { findTable, readTable } from './stored/table.ts';

export const command: Command = {
  usage: '[--broken] [--json]',
  summary: 'Lists the stored tables, or only those this version cannot read, with the reason.',
  flags: {
    broken: { type: 'boolean', help: 'only tables that cannot be read; a server sets them aside' },
    json: { type: 'boolean', help: 'print one JSON object per table' },
  },
  run: tables,
};

interface Told {
  readonly table: string;
  readonly game?: string;
  readonly version?: number;
  readonly status?: string;
  readonly updated?: string;
  readonly names?: readonly string[];
  readonly reason?: string;
}

async function tables(args: Args): Promise<void> {
  args.expectWords(0, 'nothing');
  let count = 0;
  await withStore(async (store) => {
    const progress = new Progress('tables');
    let seen = 0;
    for await (const id of everyTable(store)) {
      progress.note(`${++seen} looked at`);
      const told = args.has('broken') ? await broken(store, id) : await listed(store, id);
      if (!told) continue;
      count++;
      console.log(args.has('json') ? JSON.stringify(told) : lineOf(told));
    }
    progress.end();
  });
  if (!args.has('json'))
    console.log(
      `${count} ${count === 1 ? 'table' : 'tables'}${args.has('broken') ? ' cannot be read' : ''}.`,
    );
}

async function listed(store: Store, id: string): Promise<Told> {
  try {
    const { game, version, summary } = await findTable(store, id);
    const { status, updated, seats } = summary;
    return {
      table: id,
      game,
      version,
      status,
      updated: new Date(updated).toISOString(),
      names: seats.map(({ name }) => name),
    };
  } catch (error) {
    return { table: id, reason: reasonOf(error) };
  }
}

/** Reads a table as a server would. Returns the fault, if any. */
async function broken(store: Store, id: string): Promise<Told | undefined> {
  let known: Told = { table: id };
  try {
    const { game, version, summary } = await findTable(store, id);
    known = { ...known, game, version, status: summary.status };
    const kept = await readTable(store, id);
    const { ledger } = kept;
    // Ended games need only their record, and open tables have no state.
    if (ledger.status !== 'running') return undefined;
    await new History(kept.game, kept.table, store.tables).stateAt(ledger, ledger.moves.length);
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    if (known.status === 'ended' && (await store.tables.record(id)) !== undefined) return undefined;
    return { ...known, reason };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableError) return error.message;
  throw error;
}

function lineOf({ table, game, version, status, updated, names = [], reason }: Told): string {
  const known = game === undefined ? [] : [game, version, status];
  const seen =
    updated === undefined ? [] : [updated.slice(0, 16), names.map((name) => name || '-').join(', ')];
  const line = [table, ...known, ...seen].join(' ');
  return reason === undefined ? line : `${line}: ${reason}.`;
}
