import { writeFileSync } from 'node:fs';
import { InputError } from '../../core/options.ts';
import type { Args, Flag } from '../command.ts';

export const REPORT_FLAGS = {
  html: { type: 'string', help: 'an HTML file for a report with charts' },
  json: { type: 'boolean', help: 'print one JSON object instead of a table' },
} as const satisfies Record<string, Flag>;

/** Writes the report if the flag is given. */
export function writePage(args: Args, make: () => string, flag = 'html'): void {
  const file = args.text(flag);
  if (file === undefined) return;
  try {
    writeFileSync(file, make());
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new InputError(`${file} cannot be written: ${error.code}.`);
  }
}
