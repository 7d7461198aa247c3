import { expect, test } from 'vitest';
import { KINDS, newStore } from '../testing/places.ts';
import { addPerson } from '../testing/samples.ts';

test.each(KINDS)('a plan that is set while the one before it ends stays, in %s', async (kind) => {
  const store = await newStore(kind);
  await addPerson(store, 'anna');
  const { plans } = store;
  const seat = { table: 'one', seat: 1, person: 'anna' };
  await plans.set({ ...seat, after: 5, moves: ['a'], guard: '{}' });
  const first = (await plans.of('one', 1))!;
  const next = { ...seat, after: 7, moves: ['a'], guard: '{}' };
  for (const how of ['made', 'dropped'] as const) {
    await plans.set(next);
    await plans.end(first, how);
    expect(await plans.of('one', 1)).toEqual({ ...next, dropped: false });
  }
  const second = (await plans.of('one', 1))!;
  await plans.end(second, 'dropped');
  expect((await plans.of('one', 1))!.dropped).toBe(true);
  await plans.end(second, 'made');
  expect(await plans.of('one', 1)).toBeUndefined();
});
