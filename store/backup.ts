import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { InputError } from '../core/options.ts';
import { databaseFile } from './sqlite/open.ts';

/** How far a long work has come. */
export type Progress = (done: number, total: number) => void;

/** Copies the embedded database as it is now into a new file, while the server runs. */
export async function copyDatabase(dataDir: string, file: string, progress?: Progress): Promise<void> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new InputError(`There is no database at ${source}.`);
  if (existsSync(file)) throw new InputError(`${file} is there already.`);
  const db = new DatabaseSync(source, { readOnly: true });
  try {
    // Within one look at the database the copy never has to begin anew because of what others write.
    db.exec('begin; select count(*) from tables');
    await backup(db, file, {
      rate: 1_000,
      progress: ({ totalPages, remainingPages }) => progress?.(totalPages - remainingPages, totalPages),
    });
  } finally {
    db.close();
  }
}
