import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Presence } from '../../protocol/table.ts';
import { joinedBuses } from '../testing/buses.ts';
import { GRACE_MS, guest, openPlace, type Place, Player, playOn, seated } from '../testing/hall.ts';

let place: Place;
const buses = joinedBuses('one', 'two');
beforeEach(async () => {
  place = await openPlace({ bus: buses[0]!, node: 'one' });
});
afterEach(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

const soon = { timeout: 5 * GRACE_MS, interval: 20 };

/** The state of each seat's player, as last sent to somebody. */
const states = ({ presence }: { presence: Presence | undefined }) =>
  presence?.people.map(({ state }) => state);

test('a closed page is away after a grace, since then, and the page opened again is here', async () => {
  const [a, b] = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B']);
  await expect.poll(() => states(a!), soon).toEqual(['here', 'here']);
  const closed = Date.now();
  b!.unwatch();
  expect((await a!.look()).presence.people[1]).toEqual({ person: b!.person.id, state: 'here' });
  await expect.poll(() => states(a!), soon).toEqual(['here', 'away']);
  const { since } = a!.presence!.people[1]!;
  expect(since).toBeGreaterThanOrEqual(closed);
  expect(since).toBeLessThan(closed + GRACE_MS);
  await b!.watch();
  expect(states(b!)).toEqual(['here', 'here']);
  await expect.poll(() => states(a!), soon).toEqual(['here', 'here']);
});

test('a reload within the grace is never told, and the second page of a person keeps them here', async () => {
  const [a, b] = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B']);
  const second = new Player(place.hall, b!.table, b!.person);
  await second.watch();
  await expect.poll(() => states(a!), soon).toEqual(['here', 'here']);
  const told: (string[] | undefined)[] = [];
  const send = a!.send.bind(a!);
  a!.send = (text) => {
    send(text);
    if (JSON.parse(text).t === 'presence') told.push(states(a!));
  };
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  b!.unwatch();
  await wait(GRACE_MS + 300);
  second.unwatch();
  // Longer than changes are batched.
  await wait(GRACE_MS / 3);
  await second.watch();
  await wait(GRACE_MS + 300);
  expect(told).toEqual([]);
});

test('people without a seat are watching, by name; sockets without an identity only see them', async () => {
  const [a] = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B']);
  const olena = new Player(place.hall, a!.table, await guest(place.store, 'Olena'));
  const nobody = { person: undefined, send: () => undefined, dismiss: () => undefined };
  await olena.watch();
  for (let sockets = 0; sockets < 20; sockets++) await place.hall.watch(a!.table, { ...nobody }, 0);
  await expect.poll(() => a!.presence!.watching, soon).toEqual({ count: 1, names: ['Olena'] });
  expect((await a!.look()).presence.watching.count).toBe(1);
  expect(states(olena)).toEqual(['here', 'here']);
  olena.unwatch();
  await expect.poll(() => a!.presence!.watching, soon).toEqual({ count: 0, names: [] });
});

test('nodes tell each other who is here, also one that begins to look later, and who writes', async () => {
  const [a, b] = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B']);
  b!.unwatch();
  await expect.poll(() => states(a!), soon).toEqual(['here', 'away']);
  const other = await openPlace({ store: place.store, bus: buses[1]!, node: 'two' });
  const there = new Player(other.hall, b!.table, b!.person);
  await there.watch();
  await expect.poll(() => states(there), soon).toEqual(['here', 'here']);
  await expect.poll(() => states(a!), soon).toEqual(['here', 'here']);
  other.hall.typing(b!.table, b!.person);
  const typing = () => a!.presence!.people[1]!.typing;
  await expect.poll(typing, soon).toBe(true);
  await there.do({ type: 'chat', text: 'Good evening' });
  await expect.poll(typing, soon).toBeUndefined();
  other.hall.typing(b!.table, await guest(place.store, 'Stranger'));
  there.unwatch();
  await expect.poll(() => states(a!), soon).toEqual(['here', 'away']);
  expect(JSON.stringify(a!.presence)).not.toContain('typing');
  await other.close();
});

test('who leaves is gone, a bot plays at once, and nothing but their own wish brings them back', async () => {
  const players = await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']);
  const [a, b] = players;
  await b!.do({ type: 'leave' });
  expect(a!.updates.at(-1)).toMatchObject({
    entries: [{ what: { type: 'left', seat: 1 } }],
    info: { seats: [{}, { name: 'B', bot: 'level3', absent: true, left: true }] },
  });
  await expect.poll(() => states(a!), soon).toEqual(['here', 'gone']);
  await playOn([a!], ({ position }) => position!.ply > 20);
  b!.unwatch();
  await b!.watch();
  expect((await a!.look()).info.seats[1]).toMatchObject({ left: true });
  const { n } = await b!.do({ type: 'leave' });
  expect((await b!.do({ type: 'leave' })).n).toBe(n);
  await b!.do({ type: 'back' });
  expect((await a!.look()).info.seats[1]).toEqual({ person: b!.person.id, name: 'B' });
  expect(a!.updates.at(-1)!.entries).toMatchObject([{ what: { type: 'back', seat: 1 } }]);
  await expect.poll(() => states(a!), soon).toEqual(['here', 'here']);
});

test('somebody who has not been here since the server started was last seen when they last did something', async () => {
  const [a, b] = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B']);
  await b!.do({ type: 'chat', text: 'Back tomorrow.' });
  const { at } = b!.updates.at(-1)!.entries.at(-1)!;
  const other = await openPlace({ store: place.store });
  const { people } = (await other.hall.look(a!.table, undefined)).presence;
  expect(people[1]).toEqual({ person: b!.person.id, state: 'away', since: at });
  await other.close();
});
