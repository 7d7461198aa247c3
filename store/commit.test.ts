import { describe, expect, test } from 'vitest';
import { StoreError } from './store.ts';
import { KINDS, newPlace, newStore, openFor } from './testing/places.ts';
import { addTable, moves, numbers, sampleLine, sampleSnapshot, sampleSummary } from './testing/samples.ts';

describe.each(KINDS)('appending in %s', (kind) => {
  test('shares commits among those who come together', async () => {
    const store = await newStore(kind);
    const ids = Array.from({ length: 40 }, (_, i) => `table ${i}`);
    for (const id of ids) await addTable(store, id);
    const alone = store.stats.commits;
    await Promise.all(
      ids.map(async (id) => {
        for (let n = 2; n <= 11; n++) expect(await store.tables.append(moves(id, n))).toBe(true);
      }),
    );
    expect(store.stats).toMatchObject({ appends: 440, refused: 0, failed: 0 });
    expect(store.stats.commits - alone).toBeLessThan(80);
    for (const id of ids)
      expect(await numbers(store, id)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
  });

  test('refuses what does not follow the last line, and leaves nothing of it', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    await addTable(store, 'two');
    await store.tables.append(moves('one', 2));
    const late = {
      ...moves('one', 2, 3),
      snapshot: sampleSnapshot(3),
      summary: sampleSummary({ status: 'ended' }),
    };
    const answers = await Promise.all([
      store.tables.append(late),
      store.tables.append(moves('two', 2)),
      store.tables.append(moves('one', 4)),
      store.tables.append(moves('nowhere', 2)),
    ]);
    expect(answers).toEqual([false, true, false, false]);
    expect(await numbers(store, 'one')).toEqual([1, 2]);
    expect(await numbers(store, 'two')).toEqual([1, 2]);
    expect(await numbers(store, 'nowhere')).toEqual([]);
    expect(await store.tables.snapshots('one')).toEqual([]);
    expect(await store.tables.find('one')).toMatchObject({ summary: { status: 'running' } });
    expect(store.stats.refused).toBe(3);
  });

  test('of one table goes in the order of the calls', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    const answers = await Promise.all([2, 3, 4, 5].map((n) => store.tables.append(moves('one', n))));
    expect(answers).toEqual([true, true, true, true]);
  });

  test('fails alone where the database cannot keep it', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    await addTable(store, 'two');
    const bad = { table: 'one', lines: [sampleLine(2, { type: null as unknown as string })] };
    const [first, second] = await Promise.allSettled([
      store.tables.append(bad),
      store.tables.append(moves('two', 2)),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) });
    expect(second).toEqual({ status: 'fulfilled', value: true });
    expect(await numbers(store, 'one')).toEqual([1]);
  });

  test('by two stores at once: each number goes to one of them, with all that belongs to it', async () => {
    const place = await newPlace(kind);
    const stores = [await openFor(place), await openFor(place)];
    const ends = new Map(Array.from({ length: 8 }, (_, i) => [`table ${i}`, 1]));
    for (const id of ends.keys()) await addTable(stores[0]!, id);
    const attempt = (who: number, id: string, end: number) => {
      const of = (who + end) % 2 === 0 ? 1 : 3;
      const lines = Array.from({ length: of }, (_, i) => sampleLine(end + 1 + i, { body: { who, end } }));
      const seats = [{ person: `person ${who}`, name: 'Name', turn: true }];
      const summary = sampleSummary({ updated: end, seats });
      return stores[who]!.tables.append({ table: id, lines, snapshot: sampleSnapshot(end + of), summary });
    };
    for (let round = 0; round < 20; round++)
      await Promise.all(
        [...ends].map(async ([id, end]) => {
          const answers = await Promise.all([attempt(0, id, end), attempt(1, id, end)]);
          expect(answers.filter(Boolean)).toHaveLength(1);
          const who = answers.indexOf(true);
          const added = await stores[1 - who]!.tables.log(id, end, false);
          expect(added.map(({ n }) => n)).toEqual(added.map((_, i) => end + 1 + i));
          expect(added).toHaveLength((who + end) % 2 === 0 ? 1 : 3);
          for (const { body } of added) expect(body).toEqual({ who, end });
          const last = end + added.length;
          expect((await stores[0]!.tables.snapshots(id)).at(-1)).toMatchObject({ n: last });
          expect(await stores[0]!.tables.find(id)).toMatchObject({
            summary: { updated: end, seats: [{ person: `person ${who}` }, { name: 'greedy' }] },
          });
          ends.set(id, last);
        }),
      );
    const stats = stores.map((store) => store.stats);
    expect(stats.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(stats[0]!.refused + stats[1]!.refused).toBe(20 * ends.size);
  });

  test('is waited for by closing, and impossible after it', async () => {
    const place = await newPlace(kind);
    const store = await openFor(place);
    await addTable(store, 'one');
    const answers = [2, 3, 4].map((n) => store.tables.append(moves('one', n)));
    await store.close();
    expect(await Promise.all(answers)).toEqual([true, true, true]);
    await expect(store.tables.append(moves('one', 5))).rejects.toThrow('closed');
    expect(await numbers(await openFor(place), 'one')).toEqual([1, 2, 3, 4]);
  });
});
