import { mkdir } from 'node:fs/promises';
import { StoreError } from '../store.ts';

/** Creates the folder of the embedded database, readable only by its owner, as running games have secrets. */
export async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(`The data folder cannot be made: ${(error as Error).message}.`);
  }
}
