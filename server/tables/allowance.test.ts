import { afterEach, expect, test } from 'vitest';
import type { Command } from '../../protocol/command.ts';
import type { Person } from '../../protocol/person.ts';
import { guest, openPlace, type Place, seated, settingsOf } from '../testing/hall.ts';

let place: Place;
afterEach(() => place.close());

/** How often a person can do something before it is refused. */
async function often(id: string, person: Person, ...commands: Command[]): Promise<number> {
  for (let times = 0; times < 200; times++)
    try {
      for (const command of commands) await place.hall.do(id, person, command);
    } catch (error) {
      expect(error).toMatchObject({ fault: { code: 'too-many' } });
      return times;
    }
  return Number.POSITIVE_INFINITY;
}

test('one guest cannot fill the log of an open table by sitting down and standing up', async () => {
  place = await openPlace();
  const [host, restless, other] = await Promise.all(
    ['Ling', 'Wen', 'Shan'].map((name) => guest(place.store, name)),
  );
  const { id } = await place.hall.create(host!, settingsOf({ game: 'han', seats: 2, autoStart: false }));
  expect(await often(id, restless!, { type: 'sit' }, { type: 'stand' })).toBe(50);
  expect(await often(id, restless!, { type: 'sit' })).toBe(0);
  expect((await place.hall.look(id, host)).n).toBe(101);

  for (const person of [host!, other!]) await place.hall.do(id, person, { type: 'sit' });
  await place.hall.do(id, host!, { type: 'start' });
  expect((await place.hall.look(id, host)).info.status).toBe('running');
});

test('many guests together cannot keep others from sitting down, or the host from the table', async () => {
  place = await openPlace();
  const host = await guest(place.store, 'Ling');
  const { id } = await place.hall.create(host, settingsOf({ game: 'han', seats: 2, autoStart: false }));
  for (let i = 0; i < 12; i++) {
    const person = await guest(place.store, `Guest ${i}`);
    await often(id, person, { type: 'sit' }, { type: 'stand' });
  }
  expect((await place.hall.look(id, host)).n).toBeLessThan(1050);
  const late = await guest(place.store, 'Shan');
  await place.hall.do(id, late, { type: 'sit' });
  await place.hall.do(id, host, { type: 'sit' });
  await place.hall.do(id, host, { type: 'start' });
  expect((await place.hall.look(id, host)).info.status).toBe('running');
});

test('talk at a running table ends before its log is long, and decisions go on', async () => {
  place = await openPlace();
  const players = await seated(place, { game: 'han', seats: 2, autoStart: true }, ['Ling', 'Wen']);
  const [ling] = players;
  const { table, person } = ling!;
  const { n } = await ling!.look();
  const body = { person: person.id, name: person.name, text: 'again' };
  const lines = Array.from({ length: 1480 }, (_, i) => ({
    n: n + 1 + i,
    at: Date.now(),
    type: 'chat',
    body,
  }));
  await place.store.tables.append({ table, lines });
  expect(await often(table, person, { type: 'chat', text: 'again' })).toBeLessThan(20);
  const [first] = (await ling!.position()).active;
  await players[first!]!.any();
  await players[1]!.do({ type: 'chat', text: 'still here' });
});
