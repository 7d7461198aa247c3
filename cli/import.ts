import { readFileSync } from 'node:fs';
import { InputError } from '../core/options.ts';
import { type Replay, replay } from '../core/replay.ts';
import { games } from '../games/rules.ts';
import { tableSettings } from '../protocol/table.ts';
import { recordText } from '../protocol/text.ts';
import { importRecord } from '../store/log/import.ts';
import type { Args, Command } from './command.ts';
import { withStore } from './stored/store.ts';

export const command: Command = {
  usage: 'FILE …',
  summary: 'Checks records of finished games and stores them as finished tables.',
  flags: {},
  run: importRecords,
};

async function importRecords(args: Args): Promise<void> {
  if (args.words.length === 0) throw new InputError('Name at least one record.');
  // Checks all files before it stores the first.
  const checked = args.words.map((file) => [file, checkedRecord(file)] as const);
  await withStore(async (store) => {
    for (const [file, { text, played }] of checked) {
      const { game, options, seats } = played.header;
      const settings = tableSettings.parse({ game, options, seats, order: 'seated' });
      const { table, append, snapshots } = importRecord(played, settings, Date.now());
      const there = await store.tables.find(table.id);
      if (!there) await store.tables.restore(table, { ...append, record: text }, snapshots);
      console.log(`${file}: ${there ? 'is here already as' : 'stored as'} table ${table.id}.`);
    }
  });
}

function checkedRecord(file: string): { text: string; played: Replay } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${(error as Error).message}.`);
  }
  try {
    if (!recordText.safeParse(text).success) throw new InputError('it holds control characters.');
    const played = replay(text, games as never);
    if (!played.finished) throw new InputError('the game is not finished.');
    return { text, played };
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message}`);
    throw error;
  }
}
