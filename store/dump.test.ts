import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { copyDatabase } from './backup.ts';
import { dump, restore, splitLines } from './dump.ts';
import type { StorePlace } from './open.ts';
import { databaseFile } from './sqlite/open.ts';
import type { Store } from './store.ts';
import { KINDS, newFolder, newPlace, openFor } from './testing/places.ts';
import { addPerson, addTable, moves, numbers, sampleLine, sampleSnapshot } from './testing/samples.ts';
import { verifyDump } from './verify.ts';

async function fill(store: Store): Promise<void> {
  await store.secret('cookie');
  await addPerson(store, 'anna', 'Änne "A"');
  await store.people.addToken({ hash: 'h', person: 'anna', label: 'bot', created: 5 });
  await store.people.addCode('c', 'anna', 1_760_000_000_000);
  await store.people.mute('anna', 'ben', true);
  await addAccount(store.accounts);
  for (const id of ['one', 'two', 'three']) await addTable(store, id);
  const lines = Array.from({ length: 600 }, (_, i) => sampleLine(i + 2, { events: [{ type: 'x', i }] }));
  await store.tables.append({ table: 'two', lines, snapshot: sampleSnapshot(601), record: 'a\nrecord\n' });
}

async function addAccount(accounts: Store['accounts']): Promise<void> {
  const dates = { created: 5, used: 1_760_000_000_000 };
  await accounts.addDevice({ id: 'd', person: 'anna', label: 'Firefox', ended: null, ...dates });
  await accounts.addKey({
    ...{ id: 'k', person: 'anna', kind: 'passkey', public: 'x', hash: null, counter: 3, label: '' },
    ...dates,
  });
  await accounts.addMail('anna', 'anna@post.example', 7);
  await accounts.addChallenge({ hash: 'h', purpose: 'phrase', person: 'anna', data: null, expires: 9 });
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
    // The databases may sort differently.
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
    await expect(attempt(lines.slice(0, -1))).rejects.toThrow('its end is missing');
    await expect(attempt(lines.toSpliced(100, 1))).rejects.toThrow('rows instead of');
    await expect(attempt(lines.toSpliced(100, 0, '{"lines":{"n":1}}'))).rejects.toThrow('Line 101');
    await expect(attempt(lines.toSpliced(100, 0, 'nonsense'))).rejects.toThrow('Line 101');
    await expect(attempt(['something else'])).rejects.toThrow('not a Mandate backup');
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

/** The text in chunks that end anywhere, as when a file is read. */
async function* inPieces(text: string, length = 1000): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

describe('text that other programs take for the end of a line', () => {
  const odd = 'A\u2028n\u2029n\u0085a';
  const raw = (line: string) =>
    line.replace(/\\u(2028|2029|0085)/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));

  test.each(KINDS)('is escaped in a dump of %s, and comes back as it was', async (kind) => {
    const source = await newPlace(kind);
    const store = await openFor(source);
    await fill(store);
    await addPerson(store, 'odd', odd);
    await store.tables.append({
      table: 'one',
      lines: [sampleLine(2, { type: 'chat', body: { person: 'odd', name: odd, text: odd } })],
    });
    const lines = await linesOf(source);
    expect(lines.join('\n')).not.toMatch(/[\u2028\u2029\u0085]/);
    // Earlier versions did not escape them.
    const text = `${lines.map(raw).join('\n')}\n`;
    expect(text).toMatch(/[\u2028\u2029\u0085]/);
    const target = await newPlace(kind);
    await restore(target, splitLines(inPieces(text)));
    const again = await openFor(target);
    expect(await again.people.find('odd')).toMatchObject({ name: odd });
    expect((await again.tables.log('one', 1, false))[0]!.body).toMatchObject({ name: odd, text: odd });
    expect((await linesOf(target)).sort()).toEqual(lines.sort());
  });
});

test.each(KINDS)('a dump of %s is verified by restoring it on trial', async (kind) => {
  const source = await newPlace(kind);
  await fill(await openFor(source));
  const lines = await linesOf(source);
  expect(await verifyDump(() => from(lines))).toBe(lines.length - 2);
  const cut = lines.toSpliced(-2, 1);
  await expect(verifyDump(() => from(cut))).rejects.toThrow('rows instead of');
  // The store accepts this row but would return it changed.
  const other = lines.map((line) => line.replace('"epoch":1', '"epoch":"1"'));
  expect(other).not.toEqual(lines);
  await expect(verifyDump(() => from(other))).rejects.toThrow('gave different data');
});

/** What moderators and friends leave in the store. */
async function fillConduct(store: Store): Promise<void> {
  const { conduct, circles, friends, presences } = store;
  for (const name of ['anna', 'ben', 'mod']) await addPerson(store, name);
  await addTable(store, 'one');
  await store.accounts.addMail('anna', 'anna@post.example', 7);
  const by = { by: 'mod', at: 1_760_000_000_000 };
  await conduct.setRole('mod', 'host', 'Runs the server', { ...by, by: 'cli' });
  const report = {
    about: 'ben',
    name: 'Ben',
    reason: 'abuse',
    words: 'Rude',
    table: 'one',
    line: 2,
  } as const;
  const { id } = await conduct.report({ ...report, by: 'anna', at: 5 });
  const act = { reason: 'abuse', words: 'Enough', ...by } as const;
  const mute = await conduct.act({ ...act, about: 'ben', kind: 'mute', until: by.at + 5 }, [id]);
  await conduct.appeal(mute, 'Not me', { ...by, by: 'ben' });
  await conduct.answer(mute, 'You are right', true, by);
  await conduct.act({ ...act, about: 'anna', kind: 'table', table: 'one' }, []);
  await friends.follow('anna', 'ben', 5);
  await circles.put('anna', { id: 'c', name: 'Sundays', people: ['ben'] }, 6);
  await circles.open('one', ['ben'], 7);
  await presences.seen(['anna'], 8);
}

/** The same as it is read. */
const conductIn = async ({ conduct, circles, presences, tables }: Store) => ({
  acts: [await conduct.acts('ben'), await conduct.acts('anna')],
  reports: await conduct.reports({ about: 'ben' }, 9),
  audit: await conduct.audit(9),
  roles: await conduct.roles(),
  circles: await circles.of('anna'),
  listed: (await tables.of('anna', 9)).map(({ unlisted }) => unlisted),
  presence: await presences.own('anna'),
});

describe.each(KINDS)('a backup of reports, acts, audit and circles in %s', (kind) => {
  test('is verified, and restored as it was', async () => {
    const source = await newPlace(kind);
    const store = await openFor(source);
    await fillConduct(store);
    const lines = await linesOf(source);
    expect(await verifyDump(() => from(lines))).toBe(lines.length - 2);
    const kept = new Set(lines.map((line) => Object.keys(JSON.parse(line))[0]!));
    const relations = ['reports', 'acts', 'roles', 'audit', 'circles', 'circle_people', 'circle_tables'];
    for (const relation of [...relations, 'news', 'presences', 'follows']) expect(kept).toContain(relation);
    const before = await conductIn(store);
    expect(before.acts.flat()).toHaveLength(2);
    expect(before.audit).toHaveLength(5);
    for (const other of KINDS) {
      const target = await newPlace(other);
      await restore(target, from(lines));
      expect(await conductIn(await openFor(target))).toEqual(before);
    }
  });
});

test.each(KINDS)('a backup of the form before seats had a standing is restored into %s', async (kind) => {
  const source = await newPlace(kind);
  await fill(await openFor(source));
  const older = (await linesOf(source)).map((line) => {
    const { seats, people, ...row } = JSON.parse(line) as Record<'seats' | 'people', Record<string, unknown>>;
    if (people) {
      const { seal: _, merged: __, ...kept } = people;
      return JSON.stringify({ people: kept });
    }
    if (!seats) return JSON.stringify('mandate' in row ? { ...row, schema: 2 } : row);
    const { standing: _, invited: __, ...kept } = seats;
    return JSON.stringify({ seats: kept });
  });
  const target = await newPlace(kind);
  await restore(target, from(older));
  expect(await linesOf(target)).toEqual(await linesOf(source));
});

test.each(KINDS)('a backup of the form before accounts is restored into %s', async (kind) => {
  const source = await newPlace(kind);
  await addPerson(await openFor(source), 'anna');
  const older = (await linesOf(source)).map((line) => {
    const { people, ...row } = JSON.parse(line) as { people?: Record<string, unknown> };
    if (!people) return JSON.stringify('mandate' in row ? { ...row, schema: 4 } : row);
    const { seal: _, merged: __, ...kept } = people;
    return JSON.stringify({ people: kept });
  });
  const target = await newPlace(kind);
  await restore(target, from(older));
  expect(await linesOf(target)).toEqual(await linesOf(source));
});

test('a backup of a later version is refused with a sentence', async () => {
  const place = await newPlace('SQLite');
  const later = JSON.stringify({ mandate: 'backup', schema: 99 });
  await expect(restore(place, from([later]))).rejects.toThrow('A later version of Mandate wrote this backup');
  expect(await linesOf(place)).toHaveLength(2);
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
  await expect(copyDatabase(place.dataDir, file)).rejects.toThrow('already exists');
  await expect(copyDatabase(folder + join('/nowhere'), file)).rejects.toThrow('no database');
});
