import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StoreError } from './store.ts';
import { KINDS, newPlace, newStore, openFor } from './testing/places.ts';
import { addPerson, addTable, sampleLine } from './testing/samples.ts';

describe.each(KINDS)('people in %s', (kind) => {
  test('are found, renamed, and have epochs', async () => {
    const { people } = await newStore(kind);
    const anna = { id: 'anna', name: 'Anna', created: 1_760_000_000_000, epoch: 1 };
    await people.create(anna);
    expect(await people.find('anna')).toEqual(anna);
    expect(await people.find('ben')).toBeUndefined();
    await people.rename('anna', 'Änne');
    expect(await people.raiseEpoch('anna')).toBe(2);
    expect(await people.find('anna')).toEqual({ ...anna, name: 'Änne', epoch: 2 });
    await expect(people.raiseEpoch('ben')).rejects.toThrow(StoreError);
    await expect(people.create(anna)).rejects.toThrow(StoreError);
  });

  test('have tokens', async () => {
    const store = await newStore(kind);
    await addPerson(store, 'anna');
    await addPerson(store, 'ben');
    const token = (hash: string, person: string, created: number) => ({
      hash,
      person,
      label: 'bot',
      created,
    });
    await store.people.addToken(token('h1', 'anna', 2));
    await store.people.addToken(token('h2', 'anna', 1));
    await store.people.addToken(token('h3', 'ben', 1));
    expect(await store.people.findToken('h1')).toEqual(token('h1', 'anna', 2));
    expect((await store.people.tokens('anna')).map(({ hash }) => hash)).toEqual(['h2', 'h1']);
    await store.people.removeToken('anna', 'h3');
    expect(await store.people.findToken('h3')).toBeDefined();
    await store.people.removeToken('anna', 'h1');
    expect(await store.people.findToken('h1')).toBeUndefined();
  });

  test('take a code once, even two at a time, and not after its time', async () => {
    const place = await newPlace(kind);
    const [one, two] = [await openFor(place), await openFor(place)];
    await addPerson(one, 'anna');
    await one.people.addCode('late', 'anna', 50);
    expect(await one.people.takeCode('late', 50)).toBeUndefined();
    expect(await one.people.takeCode('unknown', 1)).toBeUndefined();
    for (let i = 0; i < 20; i++) {
      await one.people.addCode(`code ${i}`, 'anna', 100);
      const stores = [one, two, one, two];
      const taken = await Promise.all(stores.map(({ people }) => people.takeCode(`code ${i}`, 99)));
      expect(taken.filter((person) => person === 'anna')).toHaveLength(1);
    }
  });

  test('mute each other', async () => {
    const store = await newStore(kind);
    await addPerson(store, 'anna');
    await store.people.mute('anna', 'ben', true);
    await store.people.mute('anna', 'ben', true);
    await store.people.mute('anna', 'cleo', true);
    expect(await store.people.muted('anna')).toEqual(['ben', 'cleo']);
    expect(await store.people.countMuted('anna')).toBe(2);
    await store.people.mute('anna', 'ben', false);
    expect(await store.people.muted('anna')).toEqual(['cleo']);
    expect(await store.people.muted('ben')).toEqual([]);
  });

  test('are forgotten', async () => {
    const store = await newStore(kind);
    const { people, tables } = store;
    await addPerson(store, 'anna', 'Anna');
    await addPerson(store, 'ben', 'Ben');
    await addTable(store, 'one', { host: 'cleo' });
    const said = (n: number, person: string, text: string) =>
      sampleLine(n, { type: 'chat', body: { person, name: person, text } });
    const sit = sampleLine(2, { type: 'sit', body: { seat: 0, person: 'anna', name: 'Anna', nonce: 'x' } });
    const chats = Array.from({ length: 450 }, (_, i) => said(i + 3, 'anna', `words ${i}`));
    await tables.append({ table: 'one', lines: [sit, ...chats, said(453, 'ben', 'hello')] });
    await people.addToken({ hash: 'h', person: 'anna', label: '', created: 1 });
    await people.addCode('c', 'anna', 100);
    await people.mute('anna', 'ben', true);
    await people.mute('ben', 'anna', true);
    const exported = await people.chat('anna', 1000);
    expect(exported).toHaveLength(450);
    expect(exported[1]).toEqual({ table: 'one', n: 4, at: 1_004, text: 'words 1' });
    const first = await people.chat('anna', 300);
    expect([...first, ...(await people.chat('anna', 300, first.at(-1)))]).toEqual(exported);

    await people.erase('anna');
    const log = await tables.log('one', 1, true);
    expect(JSON.stringify(log)).not.toMatch(/words|Anna/);
    expect(log[0]).toEqual({ ...sit, body: { seat: 0, person: 'anna', name: '', nonce: 'x' } });
    expect(log[1]!.body).toEqual({ person: 'anna', name: '', text: '' });
    expect(log.at(-1)!.body).toEqual({ person: 'ben', name: 'ben', text: 'hello' });
    expect((await tables.find('one'))!.summary.seats[0]).toEqual({ person: null, name: '', turn: true });
    expect(await tables.of('anna', 10)).toEqual([]);
    expect(await people.find('anna')).toEqual({ id: 'anna', name: '', created: 1, epoch: 2, gone: true });
    expect(await people.tokens('anna')).toEqual([]);
    expect(await people.takeCode('c', 1)).toBeUndefined();
    expect(await people.muted('anna')).toEqual([]);
    expect(await people.muted('ben')).toEqual([]);
    expect(await people.chat('anna', 10)).toEqual([]);
    expect(await people.chat('ben', 10)).toHaveLength(1);
  });
});

describe.each(KINDS)('nodes and secrets in %s', (kind) => {
  test('nodes beat and leave', async () => {
    const { nodes } = await newStore(kind);
    expect(await nodes.lastBeat('a')).toBeUndefined();
    await nodes.beat('a', 1_760_000_000_000);
    await nodes.beat('b', 5);
    await nodes.beat('b', 7);
    expect(await nodes.lastBeat('a')).toBe(7);
    expect(await nodes.lastBeat('b')).toBe(1_760_000_000_000);
    await nodes.leave('b');
    expect(await nodes.lastBeat('a')).toBeUndefined();
  });

  test('a secret is drawn once for all nodes', async () => {
    const place = await newPlace(kind);
    const [one, two] = [await openFor(place), await openFor(place)];
    const drawn = await Promise.all([one.secret('cookie'), two.secret('cookie'), one.secret('other')]);
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[2]).not.toBe(drawn[0]);
    expect(Buffer.from(drawn[0]!, 'base64url')).toHaveLength(32);
    await one.ping();
  });
});

test('nothing of an erased name is left in the files of the embedded database', async () => {
  const place = await newPlace('SQLite');
  const store = await openFor(place);
  const name = 'Unmistakable-name';
  await addPerson(store, 'p', name);
  await addTable(store, 't', {}, { seats: [{ person: 'p', name, turn: false }] });
  const lines = Array.from({ length: 100 }, (_, i) =>
    sampleLine(i + 2, { type: 'chat', body: { person: 'p', name, text: `I am ${name}` } }),
  );
  await store.tables.append({ table: 't', lines });
  const files = () =>
    readdirSync(place.dataDir).filter((file) => readFileSync(join(place.dataDir, file)).includes(name));
  expect(files()).not.toEqual([]);
  await store.people.erase('p');
  expect(files()).toEqual([]);
});
