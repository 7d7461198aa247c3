import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { StoreError } from './store.ts';
import { KINDS, newFolder, newPlace, newStore, openFor } from './testing/places.ts';
import { Postgres } from './testing/postgres.ts';
import { addPerson, addTable, moves, numbers, sampleLine, sampleSnapshot } from './testing/samples.ts';

describe('a PostgreSQL that goes away', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await Postgres.start();
  });
  afterAll(() => server.dispose());

  test.each(['stop', 'kill'] as const)(
    'by %s fails all at once and is used again when it is back',
    async (how) => {
      const databaseUrl = await server.database();
      const store = await openFor({ dataDir: newFolder(), databaseUrl });
      await addTable(store, 'one');
      const kept = [1];
      let n = 2;
      let failed: unknown;
      const playing = (async () => {
        while (!failed) {
          const accepted = await store.tables.append(moves('one', n)).catch((error: unknown) => {
            failed = error;
            return false;
          });
          if (accepted) kept.push(n++);
        }
      })();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await server[how]();
      await playing;
      expect(failed).toBeInstanceOf(StoreError);
      const begun = performance.now();
      const down = await Promise.allSettled([
        store.tables.append(moves('one', n)),
        store.tables.find('one'),
        store.tables.replaceSnapshots('one', []),
        store.people.erase('anna'),
        store.ping(),
        openStore({ dataDir: '', databaseUrl }),
      ]);
      expect(performance.now() - begun).toBeLessThan(2_500);
      for (const result of down)
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) });

      await server.start();
      await store.ping();
      const log = await numbers(store, 'one');
      // The last one may have been committed without an acknowledgement.
      expect(log.slice(0, kept.length)).toEqual(kept);
      expect(log.length - kept.length).toBeLessThanOrEqual(1);
      expect(await store.tables.append(moves('one', log.length + 1))).toBe(true);
    },
  );

  test('without an answer fails after two seconds', async () => {
    const databaseUrl = await server.database();
    const store = await openFor({ dataDir: newFolder(), databaseUrl });
    await addTable(store, 'one');
    await store.tables.append({ ...moves('one', 2), snapshot: sampleSnapshot(2) });
    const begun = performance.now();
    await store.db.transaction().execute(async (db) => {
      await db.updateTable('snapshots').set({ version: 2 }).where('table_id', '=', 'one').execute();
      await expect(store.tables.replaceSnapshots('one', [])).rejects.toThrow(StoreError);
    });
    expect(performance.now() - begun).toBeLessThan(3_500);
    expect(await store.tables.snapshots('one')).toEqual([{ n: 2, version: 2 }]);
  });
});

describe('a full disk under SQLite', () => {
  test('fails what does not fit, keeps the rest whole, and is used again when there is room', async () => {
    const place = await newPlace('SQLite');
    const store = await openFor(place);
    await addPerson(store, 'anna');
    await addTable(store, 'one');
    await store.tables.append({ ...moves('one', 2), snapshot: sampleSnapshot(2) });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 5)}`.execute(store.db);
    const big = (n: number) => ({
      table: 'one',
      lines: [sampleLine(n, { body: { text: 'x'.repeat(9_000) } })],
    });
    let n = 3;
    let failed: unknown;
    while (!failed && n < 100)
      await store.tables.append(big(n)).then(
        () => n++,
        (error: unknown) => {
          failed = error;
        },
      );
    expect(failed).toBeInstanceOf(StoreError);
    expect((failed as Error).message).toContain('full');
    const fitting = Array.from({ length: n - 1 }, (_, i) => i + 1);
    expect(await numbers(store, 'one')).toEqual(fitting);
    await expect(store.tables.replaceSnapshots('one', [{ n: 1, version: 9, state: big(1) }])).rejects.toThrow(
      'full',
    );
    await expect(store.tables.append(big(n))).rejects.toThrow(StoreError);
    expect(await store.tables.snapshots('one')).toEqual([{ n: 2, version: 1 }]);
    expect(await store.people.find('anna')).toBeDefined();

    await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect(await store.tables.append(big(n))).toBe(true);
    expect(await numbers(store, 'one')).toEqual([...fitting, n]);
    const check = await sql`pragma integrity_check`.execute(store.db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  });

  test('a folder that cannot be made is a clear error', async () => {
    await expect(openStore({ dataDir: '/dev/null/data' })).rejects.toThrow('data folder');
  });
});

test.each(KINDS)('%s is not given text that it would refuse or change', async (kind) => {
  const store = await newStore(kind);
  for (const text of ['a\0b', 'a\ud800b', '\udc00']) {
    await expect(addTable(store, 'one', { seed: text })).rejects.toThrow('would not be kept as it is');
    await expect(addPerson(store, 'p', text)).rejects.toThrow(StoreError);
  }
  for (const text of ['龍 🐉', 'a\u2028b', '\u0001']) {
    const id = `t${text.length}${text.charCodeAt(1)}`;
    await addTable(store, id, { seed: text });
    expect((await store.tables.find(id))!.seed).toBe(text);
  }
});
