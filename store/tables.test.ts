import { describe, expect, test } from 'vitest';
import { type ListCursor, StoreError } from './store.ts';
import { KINDS, newPlace, newStore, openFor } from './testing/places.ts';
import {
  addTable,
  moves,
  numbers,
  sampleLine,
  sampleSnapshot,
  sampleSummary,
  sampleTable,
} from './testing/samples.ts';

const begun = (table: string) => ({
  ...moves(table, 1),
  snapshot: sampleSnapshot(1),
  summary: sampleSummary(),
});

describe.each(KINDS)('tables in %s', (kind) => {
  test('are found as they were made', async () => {
    const { tables } = await newStore(kind);
    const table = sampleTable('one', { listed: false, created: 1_760_000_000_000 });
    const summary = sampleSummary({ due: 1_760_000_000_123 });
    await tables.create(table, { table: 'one', lines: [sampleLine(1)], summary });
    expect(await tables.find('one')).toEqual({ ...table, summary });
    expect(await tables.find('two')).toBeUndefined();
  });

  test('are made once', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    await expect(addTable(store, 'one')).rejects.toThrow(StoreError);
    expect(await numbers(store, 'one')).toEqual([1]);
  });

  test('are there after closing and opening, which brings no migration twice', async () => {
    const place = await newPlace(kind);
    const first = await openFor(place);
    await addTable(first, 'one');
    await first.close();
    const again = await openFor(place);
    expect(await numbers(again, 'one')).toEqual([1]);
  });

  test('can be opened by two at once while still empty', async () => {
    const place = await newPlace(kind);
    const [one, two] = await Promise.all([openFor(place), openFor(place)]);
    await addTable(one, 'one');
    expect(await numbers(two, 'one')).toEqual([1]);
    expect(await one.secret('cookie')).toBe(await two.secret('cookie'));
  });

  test('keep their log, with events where they are wanted', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    const events = [{ type: 'gain', text: 'a "quote", a \\ and \u0000\u001f, 龍' }];
    const line = sampleLine(2, { at: 1_760_000_000_000, events });
    const silent = sampleLine(3, { body: { text: '\u001f' } });
    expect(await store.tables.append({ table: 'one', lines: [line, silent] })).toBe(true);
    expect(await store.tables.log('one', 1, true)).toEqual([line, silent]);
    const { events: _, ...bare } = line;
    expect(await store.tables.log('one', 1, false)).toEqual([bare, silent]);
    expect(await store.tables.log('one', 2, true)).toEqual([silent]);
    expect(await store.tables.log('one', 1, true, 1)).toEqual([line]);
    expect(await store.tables.log('one', 3, true)).toEqual([]);
  });

  test('keep only the last snapshot of a game that is over', async () => {
    const { tables } = await newStore(kind);
    await tables.create(sampleTable('one'), begun('one'));
    await tables.create(sampleTable('two'), begun('two'));
    for (const n of [2, 3]) await tables.append({ ...moves('one', n), snapshot: sampleSnapshot(n) });
    expect(await tables.append({ ...moves('one', 3), snapshot: sampleSnapshot(3), over: true })).toBe(false);
    expect(await tables.snapshots('one')).toHaveLength(3);
    // Decisions that were taken back may have later snapshots than the final state.
    await tables.append({ ...moves('one', 4), snapshot: sampleSnapshot(2), over: true });
    expect(await tables.snapshots('one')).toEqual([{ n: 2, version: 1 }]);
    expect(await tables.snapshots('two')).toHaveLength(1);
  });

  test('keep snapshots', async () => {
    const { tables } = await newStore(kind);
    await tables.create(sampleTable('one'), begun('one'));
    await tables.append({ ...moves('one', 2, 3), snapshot: sampleSnapshot(2) });
    expect(await tables.snapshots('one')).toEqual([
      { n: 1, version: 1 },
      { n: 2, version: 1 },
    ]);
    expect(await tables.snapshot('one', 2)).toEqual(sampleSnapshot(2));
    expect(await tables.snapshot('one', 3)).toBeUndefined();

    await tables.replaceSnapshots('one', [{ n: 2, version: 7, state: { patched: true } }]);
    expect(await tables.snapshots('one')).toEqual([{ n: 2, version: 7 }]);
    expect(await tables.snapshot('one', 2)).toEqual({ n: 2, version: 7, state: { patched: true } });
    // Settings are read by the version that opened the table.
    expect(await tables.find('one')).toMatchObject({ version: 1 });
  });

  test('change their summary with the lines, and only where one is given', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    await store.tables.append(moves('one', 2));
    expect(await store.tables.find('one')).toMatchObject({ summary: sampleSummary() });
    const summary = sampleSummary({
      status: 'ended',
      updated: 9_000,
      due: 9_500,
      seats: [
        { person: 'ben', name: 'Ben\u001f"', turn: false, standing: 'away' },
        { person: 'anna', name: 'Anna', turn: true },
      ],
    });
    await store.tables.append({ ...moves('one', 3), summary });
    expect(await store.tables.find('one')).toMatchObject({ summary });
  });

  test('can change only whose turn it is', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one');
    await addTable(store, 'two');
    for (const [n, bits] of [0b10, 0b01, 0b11, 0b00].entries()) {
      const seats = sampleSummary().seats.map((seat, i) => ({ ...seat, turn: (bits & (1 << i)) !== 0 }));
      await store.tables.append({
        ...moves('one', n + 2),
        turns: seats.map(({ turn }, seat) => ({ seat, turn })),
      });
      expect(await store.tables.find('one')).toMatchObject({ summary: sampleSummary({ seats }) });
    }
    const turns = [{ seat: 1, turn: true }];
    expect(await store.tables.append({ ...moves('two', 3), turns })).toBe(false);
    expect(await store.tables.find('two')).toMatchObject({ summary: sampleSummary() });
  });

  test('are listed, the latest first', async () => {
    const store = await newStore(kind);
    await addTable(store, 'old', {}, { updated: 1 });
    await addTable(store, 'new', { game: 'han' }, { updated: 3 });
    await addTable(store, 'mid', {}, { updated: 2 });
    await addTable(store, 'open', {}, { status: 'open' });
    await addTable(store, 'private', { listed: false });
    const ids = async (filter: object) =>
      (await store.tables.listed({ status: 'running', limit: 10, ...filter })).tables.map(({ id }) => id);
    expect(await ids({})).toEqual(['new', 'mid', 'old']);
    expect(await ids({ limit: 2 })).toEqual(['new', 'mid']);
    expect(await ids({ game: 'dragon' })).toEqual(['mid', 'old']);
    expect(await ids({ status: 'open' })).toEqual(['open']);
    const { settings, host } = sampleTable('new');
    expect(await store.tables.listed({ status: 'running', limit: 1 })).toEqual({
      tables: [{ id: 'new', game: 'han', settings, host, ...sampleSummary({ updated: 3 }) }],
      next: { turn: 1, updated: 3, id: 'new' },
    });
  });

  test('are listed in turn of their hosts, page by page', async () => {
    const store = await newStore(kind);
    for (let i = 0; i < 8; i++) await addTable(store, `anna${i}`, { host: 'anna' }, { updated: 100 + i });
    await addTable(store, 'ben0', { host: 'ben' }, { updated: 1 });
    await addTable(store, 'cai0', { host: 'cai' }, { updated: 5 });
    await addTable(store, 'cai1', { host: 'cai' }, { updated: 5 });
    const ids: string[][] = [];
    for (let after: ListCursor | undefined, more = true; more; ) {
      const page = await store.tables.listed({ status: 'running', limit: 4, ...(after ? { after } : {}) });
      ids.push(page.tables.map(({ id }) => id));
      after = page.next;
      more = after !== undefined;
    }
    expect(ids).toEqual([
      ['anna7', 'cai0', 'ben0', 'anna6'],
      ['cai1', 'anna5', 'anna4', 'anna3'],
      ['anna2', 'anna1', 'anna0'],
    ]);
  });

  test('are counted by host, and found when they are idle', async () => {
    const store = await newStore(kind);
    await addTable(store, 'a', {}, { status: 'open', updated: 10 });
    await addTable(store, 'b', {}, { status: 'open', updated: 20 });
    await addTable(store, 'c', { listed: false }, { status: 'open', updated: 10 });
    await addTable(store, 'd', {}, { status: 'running', updated: 10 });
    expect(await store.tables.countListed('anna')).toBe(2);
    expect(await store.tables.countListed('ben')).toBe(0);
    expect(await store.tables.idle('open', 20, undefined, 10)).toEqual(['a', 'c']);
    expect(await store.tables.idle('open', 21, 'a', 1)).toEqual(['b']);
  });

  test('are found by who is invited and, until they end, by who hosts them', async () => {
    const store = await newStore(kind);
    const free = { person: null, name: '', turn: false };
    await addTable(store, 'asked', { host: 'ben' }, { seats: [{ ...free, invited: 'anna' }], updated: 3 });
    await addTable(store, 'hosted', { host: 'anna' }, { seats: [free], updated: 2 });
    await addTable(store, 'over', { host: 'anna' }, { seats: [free], status: 'ended' });
    const of = await store.tables.of('anna', 10);
    expect(of.map(({ id }) => id)).toEqual(['asked', 'hosted']);
    expect(of[0]!.seats).toEqual([{ ...free, invited: 'anna' }]);
    await store.people.erase('anna');
    expect((await store.tables.find('asked'))!.summary.seats).toEqual([free]);
  });

  test('are found by who sits there', async () => {
    const store = await newStore(kind);
    const host = 'cleo';
    await addTable(store, 'one', { host }, { updated: 1 });
    await addTable(store, 'two', { host, listed: false }, { updated: 2 });
    await addTable(store, 'three', { host }, { seats: [{ person: 'ben', name: 'Ben', turn: true }] });
    const ids = async (person: string, limit = 10) =>
      (await store.tables.of(person, limit)).map(({ id }) => id);
    expect(await ids('anna')).toEqual(['two', 'one']);
    expect(await ids('anna', 1)).toEqual(['two']);
    expect(await ids('ben')).toEqual(['three']);
    await store.tables.append({
      ...moves('one', 2),
      summary: sampleSummary({ seats: [{ person: null, name: '', turn: false }] }),
    });
    expect(await ids('anna')).toEqual(['two']);
  });

  test('are found first where somebody plays, however many others are newer', async () => {
    const store = await newStore(kind);
    await addTable(store, 'played', { host: 'cleo' }, { updated: 1 });
    await addTable(store, 'hosted', {}, { status: 'open', seats: [], updated: 2 });
    for (const n of [3, 4, 5]) {
      const seats = [{ person: null, name: '', turn: false, invited: 'anna' }];
      await addTable(store, `asked ${n}`, { host: 'cleo' }, { status: 'open', seats, updated: n });
      await addTable(store, `over ${n}`, { host: 'cleo' }, { status: 'ended', updated: n });
    }
    const of = await store.tables.of('anna', 3);
    expect(of.map(({ id }) => id)).toEqual(['asked 5', 'hosted', 'played']);
  });

  test('are counted while they are open or running, by host', async () => {
    const store = await newStore(kind);
    await addTable(store, 'one', {}, { status: 'open' });
    await addTable(store, 'two', {}, { status: 'open' });
    await addTable(store, 'three', {}, { status: 'running' });
    await addTable(store, 'ended', {}, { status: 'ended' });
    await addTable(store, 'closed', {}, { status: 'closed' });
    await addTable(store, 'four', { host: 'ben' }, { status: 'open' });
    expect(await store.tables.countOpen('anna')).toBe(3);
    expect(await store.tables.countOpen('nobody')).toBe(0);
  });

  test('are due at their time, the most urgent first', async () => {
    const store = await newStore(kind);
    await addTable(store, 'later', {}, { due: 300 });
    await addTable(store, 'now', {}, { due: 200 });
    await addTable(store, 'before', {}, { due: 100 });
    await addTable(store, 'never');
    expect(await store.tables.due(200, 10)).toEqual(['before', 'now']);
    expect(await store.tables.due(200, 1)).toEqual(['before']);
    await store.tables.append({ ...moves('before', 2), summary: sampleSummary({ due: null }) });
    expect(await store.tables.due(200, 10)).toEqual(['now']);
  });

  test('are gone through by id', async () => {
    const store = await newStore(kind);
    for (const id of ['b', 'a', 'd', 'c'])
      await addTable(store, id, {}, { status: id === 'b' ? 'open' : 'ended' });
    expect(await store.tables.ids(undefined, 3)).toEqual(['a', 'b', 'c']);
    expect(await store.tables.ids('c', 3)).toEqual(['d']);
    expect(await store.tables.ids(undefined, 3, 'ended')).toEqual(['a', 'c', 'd']);
  });

  test('come whole from another store, however long their log is', async () => {
    const store = await newStore(kind);
    const lines = Array.from({ length: 1_300 }, (_, i) => sampleLine(i + 1));
    const snapshots = [sampleSnapshot(10), sampleSnapshot(20)];
    await store.tables.restore(
      sampleTable('one'),
      { table: 'one', lines, summary: sampleSummary() },
      snapshots,
    );
    expect(await store.tables.log('one', 0, true)).toEqual(lines);
    expect(await store.tables.snapshot('one', 20)).toEqual(sampleSnapshot(20));
    expect(await store.tables.append(moves('one', 1_301))).toBe(true);
  });
});
