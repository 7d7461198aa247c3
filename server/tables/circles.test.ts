import { expect, onTestFinished, test } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import { newId } from '../../store/id.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { addAccount } from '../../store/testing/results.ts';
import { putCircle } from '../people/circles.ts';
import { openPlace, Player, settingsOf } from '../testing/hall.ts';

test.each(KINDS)('only the people of a circle see its table, and sit there, on %s', async (kind) => {
  const place = await openPlace({ store: await newStore(kind) });
  onTestFinished(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });
  const { hall, store } = place;
  const account = async (name: string): Promise<Person> => {
    const person = { id: newId(), name, account: true } as const;
    await addAccount(store, person.id, name);
    return person;
  };
  const [anna, ben, cleo, dora, eve] = (await Promise.all(
    ['Anna', 'Ben', 'Cleo', 'Dora', 'Eve'].map(account),
  )) as [Person, Person, Person, Person, Person];
  for (const { id } of [ben, cleo, dora]) await store.friends.follow(anna.id, id, 1);
  await expect(putCircle(store, anna, { name: 'Sundays', people: [ben.id, eve.id] })).rejects.toMatchObject({
    fault: { code: 'forbidden' },
  });
  const people = [ben.id, cleo.id, dora.id];
  const circle = await putCircle(store, anna, { name: 'Sundays', people });
  await expect(putCircle(store, ben, { id: circle, name: 'Mine', people: [] })).rejects.toMatchObject({
    fault: { code: 'not-found' },
  });
  // Who has muted the host hears nothing of it.
  await store.people.mute(dora.id, anna.id, true);
  const told: string[] = [];
  hall.onNotice((person, { invited }) => told.push(`${person} ${invited}`));
  const settings = settingsOf({ game: 'han', seats: 2, listed: true, autoStart: false });
  const info = await hall.create(anna, settings, {}, circle);
  expect(info).toMatchObject({ circle: 2, settings: { listed: false } });
  expect(told.sort()).toEqual([ben, cleo].map(({ id }) => `${id} Anna`).sort());
  const { id } = info;

  for (const stranger of [dora, eve, undefined]) {
    const missing = { fault: { code: 'not-found' } };
    await expect(hall.look(id, stranger)).rejects.toMatchObject(missing);
    await expect(hall.entries(id, stranger, 0, 10)).rejects.toMatchObject(missing);
    if (!stranger) continue;
    await expect(hall.do(id, stranger, { type: 'sit' })).rejects.toMatchObject(missing);
    await expect(new Player(hall, id, stranger).watch()).rejects.toMatchObject(missing);
    expect(await hall.of(stranger)).toEqual([]);
  }
  expect((await hall.listed({ limit: 10 })).tables).toEqual([]);
  for (const one of [ben, cleo]) expect(await hall.of(one)).toMatchObject([{ id, circle: 'Anna', free: 1 }]);
  expect((await hall.of(anna))[0]).not.toHaveProperty('circle');

  await hall.do(id, ben, { type: 'sit' });
  // No seat is free: the others look for it no longer, but may watch.
  expect(await hall.of(cleo)).toEqual([]);
  await hall.do(id, anna, { type: 'start' });
  expect((await hall.look(id, cleo)).info.status).toBe('running');
  await expect(hall.look(id, eve)).rejects.toMatchObject({ fault: { code: 'not-found' } });
  await hall.do(id, ben, { type: 'resign' });
  const { table } = await hall.do(id, ben, { type: 'rematch' });
  await expect(hall.look(table!, eve)).rejects.toMatchObject({ fault: { code: 'not-found' } });
  expect((await hall.look(table!, cleo)).info.circle).toBe(2);
  await store.people.erase(anna.id);
  expect(await store.circles.of(anna.id)).toEqual([]);
});
