import { restore } from '../store/dump.ts';
import type { Args, Command } from './command.ts';
import { Progress } from './progress.ts';
import { dumpLines } from './stored/lines.ts';
import { atStore } from './stored/place.ts';

export const command: Command = {
  usage: 'FILE',
  summary: 'Restores a backup from a file, or from stdin for -, into an empty SQLite or PostgreSQL store.',
  flags: {},
  run: restoreFile,
};

async function restoreFile(args: Args): Promise<void> {
  args.expectWords(1, 'a backup');
  const file = args.words[0]!;
  const progress = new Progress('restore');
  const rows = await atStore((place) =>
    restore(place, dumpLines(file), (done) => progress.note(`${done} rows`)),
  );
  progress.end();
  console.log(`${rows} rows restored.`);
}
