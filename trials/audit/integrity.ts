import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's integrity check of every database file. */
export function checkIntegrity(folder: string): void {
  const files = globSync(join(folder, '*.{db,sqlite}'));
  if (files.length === 0) throw new Error(`There is no database in ${folder}.`);
  for (const file of files) {
    const database = new DatabaseSync(file);
    const found = database.prepare('pragma integrity_check').all();
    database.close();
    if (found.length !== 1 || found[0]!.integrity_check !== 'ok')
      throw new Error(`The database is damaged: ${JSON.stringify(found)}`);
  }
}
