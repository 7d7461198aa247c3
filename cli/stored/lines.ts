import { createReadStream } from 'node:fs';
import { stdin } from 'node:process';
import { InputError } from '../../core/options.ts';
import { splitLines } from '../../store/dump.ts';

/** The lines of a backup in a file, or on stdin for `-`. */
export async function* dumpLines(file: string): AsyncGenerator<string> {
  const input = file === '-' ? stdin : createReadStream(file);
  try {
    yield* splitLines(input.setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}
