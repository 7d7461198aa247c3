import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../core/options.ts';
import { dump, restore, splitLines } from './dump.ts';

/** Restores a dump into a temporary store and compares the contents; returns the number of rows. */
export async function verifyDump(lines: () => AsyncIterable<string>): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandate-trial-'));
  try {
    const rows = await restore({ dataDir }, lines());
    if ((await fingerprint(lines())) !== (await fingerprint(splitLines(dump({ dataDir })))))
      throw new InputError('A trial restore of the backup gave different data.');
    return rows;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Independent of the order of lines, as the databases sort differently. No line occurs twice, as each row has a key.
 */
async function fingerprint(lines: AsyncIterable<string>): Promise<string> {
  const sum = Buffer.alloc(32);
  for await (const line of lines) {
    const hash = createHash('sha256').update(line).digest();
    for (let i = 0; i < sum.length; i++) sum[i]! ^= hash[i]!;
  }
  return sum.toString('hex');
}
