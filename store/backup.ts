import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { InputError } from '../core/options.ts';
import { databaseFile } from './sqlite/open.ts';

/** Called with the progress of a long job. */
export type Progress = (done: number, total: number) => void;

/** Copies the embedded database in its present state into a new file, while the server runs. */
export async function copyDatabase(dataDir: string, file: string, progress?: Progress): Promise<void> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new InputError(`There is no database at ${source}.`);
  if (existsSync(file)) throw new InputError(`${file} already exists.`);
  const db = new DatabaseSync(source, { readOnly: true });
  try {
    // Inside one read transaction, so that writes of others do not restart the copy.
    db.exec('begin; select count(*) from tables');
    await backup(db, file, {
      rate: 1_000,
      progress: ({ totalPages, remainingPages }) => progress?.(totalPages - remainingPages, totalPages),
    });
  } finally {
    db.close();
  }
}
