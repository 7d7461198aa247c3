import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../core/options.ts';
import { recordOf } from '../store/log/record.ts';
import type { Store } from '../store/store.ts';
import { UnreadableError } from '../store/unreadable.ts';
import type { Args, Command } from './command.ts';
import { Progress } from './progress.ts';
import { everyTable, withStore } from './stored/store.ts';
import { findTable, readTable } from './stored/table.ts';

export const command: Command = {
  usage: '[TABLE …] --to FOLDER',
  summary: 'Writes the records of finished games in the store, one file each.',
  flags: { to: { type: 'string', help: 'the folder for the records; created if missing' } },
  run: exportRecords,
};

async function exportRecords(args: Args): Promise<void> {
  const folder = args.text('to');
  if (folder === undefined) throw new InputError('Name a folder for the records with --to.');
  mkdirSync(folder, { recursive: true });
  let written = 0;
  await withStore(async (store) => {
    const progress = new Progress('export');
    for await (const id of args.words.length > 0 ? args.words : everyTable(store, 'ended')) {
      try {
        const { game, summary } = await findTable(store, id);
        if (summary.status !== 'ended')
          throw new InputError(`The game at table ${id} has not ended; its record would reveal all hands.`);
        const record = (await store.tables.record(id)) ?? (await recordFromLog(store, id));
        writeFileSync(join(folder, `${game}-${id}.record`), record);
        progress.note(`${++written} records`);
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        console.error(`Table ${id} has no record: ${error.message}.`);
        process.exitCode = 1;
      }
    }
    progress.end();
  });
  console.log(`${written} records written.`);
}

/** The record of a game that was stored without one. */
async function recordFromLog(store: Store, id: string): Promise<string> {
  const { game, table, ledger } = await readTable(store, id);
  return recordOf(game, table, ledger);
}
