import { mkdir } from 'node:fs/promises';
import { StoreError } from '../store.ts';

/** Makes the folder of the embedded database if it is not there; nobody else is to read what running games hide. */
export async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(`The data folder cannot be made: ${(error as Error).message}.`);
  }
}
