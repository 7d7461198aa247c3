import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Committer } from './committer.ts';

/** A database whose transactions finish when the test says so. */
function slowDatabase(flights: number) {
  const batches: { tables: string[]; done(): void }[] = [];
  const committer = new Committer(
    (batch) =>
      new Promise((resolve) => {
        batches.push({
          tables: batch.map(({ table }) => table),
          done: () => resolve(batch.map(() => true)),
        });
      }),
    flights,
  );
  const kept: string[] = [];
  const keep = (table: string): void =>
    void committer.append({ table, writes: [] }).then((accepted) => {
      if (accepted) kept.push(table);
    });
  return { batches, committer, kept, keep, sizes: () => batches.map(({ tables }) => tables.length) };
}

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `table ${i}`);

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

test('What comes alone is committed as soon as nothing else comes.', async () => {
  const { keep, sizes } = slowDatabase(1);
  keep('one');
  await turns(3);
  expect(sizes()).toEqual([1]);
});

test('What comes one after another shares a transaction, until enough have come.', async () => {
  // With as many parallel transactions as appends, each append could have its own.
  const { keep, sizes } = slowDatabase(50);
  for (const name of names(50)) {
    keep(name);
    await turn();
  }
  await turns(3);
  expect(Math.max(...sizes())).toBeGreaterThan(1);
  expect(Math.max(...sizes())).toBeLessThanOrEqual(20);
  expect(sizes().length).toBeLessThan(25);
  expect(sizes().reduce((sum, size) => sum + size)).toBe(50);
});

test('Of one table only one append is under way, and the next goes when that is kept.', async () => {
  const { keep, batches, kept } = slowDatabase(2);
  keep('one');
  keep('one');
  await turns(3);
  expect(batches.map(({ tables }) => tables)).toEqual([['one']]);
  batches[0]!.done();
  await turns(5);
  expect(kept).toEqual(['one']);
  expect(batches.length).toBe(2);
});

test('Those of a large transaction hear of it in turn, with room for others between them.', async () => {
  const { keep, batches, kept, committer } = slowDatabase(1);
  for (const name of names(100)) keep(name);
  await turns(2);
  batches[0]!.done();
  const heard: number[] = [];
  for (let i = 0; kept.length < 100 && i < 100; i++) {
    await turn();
    heard.push(kept.length);
  }
  expect(kept).toEqual(names(100));
  expect(heard.length).toBeGreaterThan(5);
  await committer.close();
});

test('A close waits until everybody has heard.', async () => {
  const { keep, batches, kept, committer } = slowDatabase(1);
  for (const name of names(30)) keep(name);
  const closed = committer.close();
  await turns(2);
  batches[0]!.done();
  await closed;
  expect(kept).toEqual(names(30));
});
