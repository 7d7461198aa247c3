import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSql, type StorePlace } from '../open.ts';
import type { SqlStore } from '../sql.ts';
import { sharedPostgres } from './postgres.ts';

export const KINDS = ['SQLite', 'PostgreSQL'] as const;
export type Kind = (typeof KINDS)[number];

/** An empty place for the running test. */
export async function newPlace(kind: Kind): Promise<StorePlace> {
  const dataDir = newFolder();
  return kind === 'SQLite'
    ? { dataDir }
    : { dataDir, databaseUrl: await (await sharedPostgres()).database() };
}

/** A store that is closed after the running test. */
export async function openFor(place: StorePlace): Promise<SqlStore> {
  const store = await openSql(place);
  onTestFinished(() => store.close());
  return store;
}

export const newStore = async (kind: Kind): Promise<SqlStore> => openFor(await newPlace(kind));

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mandate-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
