import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { copyDatabase } from './backup.ts';
import { dump, restore } from './dump.ts';
import type { StorePlace } from './open.ts';
import { databaseFile } from './sqlite/open.ts';
import type { Store } from './store.ts';
import { KINDS, newFolder, newPlace, openFor } from './testing/places.ts';
import { addPerson, addTable, moves, numbers, sampleLine, sampleSnapshot } from './testing/samples.ts';

async function fill(store: Store): Promise<void> {
  await store.secret('cookie');
  await addPerson(store, 'anna', 'Änne "A"');
  await store.people.addToken({ hash: 'h', person: 'anna', label: 'bot', created: 5 });
  await store.people.addCode('c', 'anna', 1_760_000_000_000);
  await store.people.mute('anna', 'ben', true);
  for (const id of ['one', 'two', 'three']) await addTable(store, id);
  const lines = Array.from({ length: 600 }, (_, i) => sampleLine(i + 2, { events: [{ type: 'x', i }] }));
  await store.tables.append({ table: 'two', lines, snapshot: sampleSnapshot(601) });
}

async function linesOf(place: StorePlace): Promise<string[]> {
  let text = '';
  for await (const chunk of dump(place)) text += chunk;
  return text.trimEnd().split('\n');
}

async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe.each(KINDS)('a dump of %s', (kind) => {
  test.each(KINDS)('fills an empty %s with the same', async (other) => {
    const source = await newPlace(kind);
    await fill(await openFor(source));
    const lines = await linesOf(source);
    const target = await newPlace(other);
    const reported: number[] = [];
    expect(await restore(target, from(lines), (rows) => reported.push(rows))).toBe(lines.length - 2);
    expect(reported.at(-1)).toBe(lines.length - 2);
    expect(reported.length).toBeGreaterThan(2);
    // The two databases may sort differently.
    expect((await linesOf(target)).sort()).toEqual(lines.sort());
    const store = await openFor(target);
    expect(await store.tables.append(moves('two', 602))).toBe(true);
  });

  test('is restored as a whole or not at all', async () => {
    const source = await newPlace(kind);
    await fill(await openFor(source));
    const lines = await linesOf(source);
    const target = await newPlace(kind);
    const attempt = (damaged: readonly string[]) => restore(target, from(damaged));
    await expect(attempt(lines.slice(0, -1))).rejects.toThrow('a part of it is missing');
    await expect(attempt(lines.toSpliced(100, 1))).rejects.toThrow('rows instead of');
    await expect(attempt(lines.toSpliced(100, 0, '{"lines":{"n":1}}'))).rejects.toThrow('Line 101');
    await expect(attempt(lines.toSpliced(100, 0, 'nonsense'))).rejects.toThrow('Line 101');
    await expect(attempt(['something else'])).rejects.toThrow('no backup');
    expect(await linesOf(target)).toHaveLength(2);
    await attempt(lines);
    await expect(attempt(lines)).rejects.toThrow('not empty');
  });

  test('shows one moment, whatever happens meanwhile', async () => {
    const place = await newPlace(kind);
    const store = await openFor(place);
    await fill(store);
    const before = await linesOf(place);
    const reading = dump(place);
    let text = (await reading.next()).value as string;
    await addTable(store, 'four');
    await store.tables.append(moves('three', 2));
    for await (const chunk of reading) text += chunk;
    expect(text.trimEnd().split('\n')).toEqual(before);
    expect(await linesOf(place)).toHaveLength(before.length + 5);
  });
});

test('the embedded database is copied while it is written to', async () => {
  const place = await newPlace('SQLite');
  const store = await openFor(place);
  await fill(store);
  const folder = newFolder();
  const file = databaseFile(folder);
  const progress: number[] = [];
  let copied = false;
  const copying = copyDatabase(place.dataDir, file, (done, total) => progress.push(done / total)).then(() => {
    copied = true;
  });
  for (let n = 2; !copied; n++) expect(await store.tables.append(moves('one', n))).toBe(true);
  await copying;
  expect(existsSync(file)).toBe(true);
  const db = new DatabaseSync(file);
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  const copy = await openFor({ dataDir: folder });
  expect(await numbers(copy, 'two')).toHaveLength(601);
  expect(await copy.secret('cookie')).toBe(await store.secret('cookie'));
  await expect(copyDatabase(place.dataDir, file)).rejects.toThrow('there already');
  await expect(copyDatabase(folder + join('/nowhere'), file)).rejects.toThrow('no database');
});
