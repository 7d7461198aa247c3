import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { stdout } from 'node:process';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../core/options.ts';
import { dump } from '../store/dump.ts';
import { verifyDump } from '../store/verify.ts';
import type { Args, Command } from './command.ts';
import { Progress } from './progress.ts';
import { dumpLines } from './stored/lines.ts';
import { atStore } from './stored/place.ts';

export const command: Command = {
  usage: 'FILE [--verify]',
  summary: 'Backs up the whole store to a file, or to stdout for -, even while the server runs.',
  flags: {
    verify: { type: 'boolean', help: 'also restore the file into a temporary store and compare the two' },
  },
  run: backup,
};

async function backup(args: Args): Promise<void> {
  args.expectWords(1, 'a file for the backup');
  const file = args.words[0]!;
  if (file === '-' && args.has('verify')) throw new InputError('--verify needs a file, not stdout.');
  const progress = new Progress('backup');
  let rows = 0;
  await atStore(async (place) => {
    const lines = dump(place, (done, total) => {
      rows = done;
      progress.show(done / total);
    });
    if (file === '-') await pipeline(lines, stdout, { end: false });
    else await writeNew(file, lines);
  });
  progress.end();
  if (file === '-') return;
  console.log(`${rows} rows written. The file holds secrets: keep it where nobody reads it.`);
  if (!args.has('verify')) return;
  await atStore(() => verifyDump(() => dumpLines(file)));
  console.log('The backup was restored on trial, and the same came out of it.');
}

async function writeNew(file: string, lines: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch((error: Error) => {
    throw new InputError(`The backup cannot be written: ${error.message}.`);
  });
  try {
    await pipeline(lines, handle.createWriteStream({ flush: true }));
  } catch (error) {
    // A partial backup could be mistaken for a complete one.
    rmSync(file, { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new InputError(`The backup cannot be written: ${message}.`);
  }
}
