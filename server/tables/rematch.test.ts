import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { joinedBuses } from '../testing/buses.ts';
import { guest, openPlace, type Place, Player, seated, settingsOf } from '../testing/hall.ts';
import type { Notice } from './api.ts';

async function placeOn(store: Store, parts: Parameters<typeof openPlace>[0] = {}): Promise<Place> {
  const place = await openPlace({ ...parts, store });
  onTestFinished(() => place.close());
  return place;
}

/** Two people and a bot whose game has ended. */
async function ended(place: Place): Promise<Player[]> {
  const players = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B']);
  for (const player of players) await player.do({ type: 'resign' }).catch(() => undefined);
  expect((await players[0]!.look()).info.status).toBe('ended');
  return players;
}

const refused = (code: string) => ({ fault: { code } });

describe.each(KINDS)('a rematch on %s', (kind) => {
  test('is one table for all who ask at the same time, at any node, and opens nothing else', async () => {
    const store = await newStore(kind);
    const [one, two] = [await placeOn(store), await placeOn(store)];
    const [a, b] = await ended(one);
    const before = (await store.tables.ids(undefined, 100)).length;
    const asked = [a!, b!, a!, b!].flatMap(({ person, table }) =>
      [one, two].map(({ hall }) => hall.do(table, person, { type: 'rematch' })),
    );
    const tables = new Set((await Promise.all(asked)).map(({ table }) => table));
    expect(tables.size).toBe(1);
    expect(await store.tables.ids(undefined, 100)).toHaveLength(before + 1);
    expect(one.failures).toEqual([]);
  });

  test('seats who asks and the bots, and the others only when they say yes', async () => {
    const store = await newStore(kind);
    const place = await placeOn(store);
    const [a, b] = await ended(place);
    const { table } = await a!.do({ type: 'rematch' });
    const look = async () => (await place.hall.look(table!, undefined)).info;
    expect(await look()).toMatchObject({
      status: 'open',
      host: a!.person.id,
      seats: [{}, { bot: 'random' }, { name: 'A' }],
      invited: [{ person: b!.person.id, name: 'B', seat: 0 }],
    });
    const listed = async () => (await place.hall.of(b!.person)).find(({ id }) => id === table);
    expect(await listed()).toMatchObject({ invited: 'A', yourTurn: false });
    expect(await listed()).not.toHaveProperty('yourSeat');
    const stranger = new Player(place.hall, table!, await guest(store, 'Stranger'));
    await expect(stranger.do({ type: 'sit' })).rejects.toMatchObject(refused('seat-taken'));
    await expect(stranger.do({ type: 'decline' })).rejects.toMatchObject(refused('nothing-asked'));
    await new Player(place.hall, table!, b!.person).do({ type: 'sit' });
    expect(await look()).toMatchObject({ status: 'running' });
    expect(await look()).not.toHaveProperty('invited');
    expect(await listed()).toHaveProperty('yourSeat');
    expect(await listed()).not.toHaveProperty('invited');
  });

  test('forgets an invited person who is erased, and keeps no seat for them', async () => {
    const store = await newStore(kind);
    const place = await placeOn(store);
    const [a, b] = await ended(place);
    const { table } = await a!.do({ type: 'rematch' });
    const host = new Player(place.hall, table!, a!.person);
    await host.watch();
    await place.hall.leaveAll(b!.person);
    await store.people.erase(b!.person.id);
    expect((await host.look()).info).not.toHaveProperty('invited');
    const stranger = new Player(place.hall, table!, await guest(store, 'Stranger'));
    await expect(stranger.do({ type: 'sit' })).resolves.toBeDefined();
  });

  test('is never listed, and needs no room in the list', async () => {
    const place = await placeOn(await newStore(kind), { limits: { listedTables: 1 } });
    const settings = { game: 'dragon', seats: 3, listed: true } as const;
    const players = await seated(place, settings, ['A', 'B']);
    for (const player of players) await player.do({ type: 'resign' }).catch(() => undefined);
    await place.hall.create(players[0]!.person, settingsOf(settings));
    await expect(players[0]!.do({ type: 'rematch' })).resolves.toHaveProperty('table');
  });

  test('takes fresh nonces into its shuffle, and shows them only from the start on', async () => {
    const place = await placeOn(await newStore(kind));
    const [a, b] = await ended(place);
    const { table } = await a!.do({ type: 'rematch', nonce: 'of-a' });
    const look = async () => (await place.hall.look(table!, a!.person)).info;
    expect((await look()).status).toBe('open');
    expect(JSON.stringify(await look())).not.toContain('of-a');
    await b!.do({ type: 'rematch', nonce: 'of-b' });
    const { status, seats } = await look();
    expect(status).toBe('running');
    expect(seats.map(({ nonce }) => nonce).toSorted()).toEqual(['of-a', 'of-b', undefined]);
  });

  test('can be declined, and then the seat is free for others', async () => {
    const store = await newStore(kind);
    const place = await placeOn(store);
    const [a, b] = await ended(place);
    const { table } = await a!.do({ type: 'rematch' });
    await place.hall.do(table!, b!.person, { type: 'decline' });
    expect((await place.hall.of(b!.person)).map(({ id }) => id)).not.toContain(table);
    const other = new Player(place.hall, table!, await guest(store, 'Other'));
    expect((await other.look()).info).not.toHaveProperty('invited');
    await other.do({ type: 'sit', seat: 0 });
    expect((await other.look()).info.seats[0]).toMatchObject({ name: 'Other' });
  });

  test('forgets the name of somebody invited who is erased', async () => {
    const store = await newStore(kind);
    const place = await placeOn(store);
    const [a, b] = await ended(place);
    const { table } = await a!.do({ type: 'rematch' });
    await place.hall.leaveAll(b!.person);
    await store.people.erase(b!.person.id);
    expect((await store.tables.find(table!))!.summary.seats.some(({ invited }) => invited)).toBe(false);
    const lines = await store.tables.log(table!, 0, false);
    expect(lines.find(({ type }) => type === 'invite')!.body).toMatchObject({ name: '' });
  });
});

test('a rematch of two starts when the other asks for one as well, and tells the invited on every node', async () => {
  const [busOne, busTwo] = joinedBuses('one', 'two');
  const store = await newStore('SQLite');
  const one = await placeOn(store, { bus: busOne!, node: 'one' });
  const two = await placeOn(store, { bus: busTwo!, node: 'two' });
  const notices: [node: string, person: string, notice: Notice][] = [];
  for (const [node, { hall }] of Object.entries({ one, two }))
    hall.onNotice((person, notice) => notice.invited && notices.push([node, person, notice]));
  const [a, b] = await ended(one);
  const { table } = await a!.do({ type: 'rematch' });
  const notice = { t: 'notice', table, status: 'open', yourTurn: false, invited: 'A' };
  await expect
    .poll(() => notices)
    .toEqual([
      ['one', b!.person.id, notice],
      ['two', b!.person.id, notice],
    ]);
  expect(await two.hall.do(b!.table, b!.person, { type: 'rematch' })).toMatchObject({ table });
  const look = async () => (await one.hall.look(table!, a!.person)).info;
  await expect.poll(async () => (await look()).status).toBe('running');
  expect((await look()).seats.map(({ name, bot }) => name ?? bot)).toEqual(['B', 'random', 'A']);
});

test('a table that the log names and nobody opened, as its node fell, is opened for the next who asks', async () => {
  const store = await newStore('SQLite');
  const place = await placeOn(store);
  const [a, b] = await ended(place);
  const { tables } = store;
  const create = tables.create.bind(tables);
  tables.create = () => Promise.reject(new Error('The node fell.'));
  await expect(a!.do({ type: 'rematch' })).rejects.toThrow('The node fell.');
  tables.create = create;
  const { table } = await b!.do({ type: 'rematch' });
  expect(table).toBe((await b!.look()).info.rematch);
  expect((await place.hall.look(table!, undefined)).info).toMatchObject({ host: a!.person.id });
});

test('a rematch that its host has closed can be asked for again', async () => {
  const place = await placeOn(await newStore('SQLite'));
  const [a, b] = await ended(place);
  const { table } = await a!.do({ type: 'rematch' });
  await place.hall.do(table!, a!.person, { type: 'close' });
  const again = await b!.do({ type: 'rematch' });
  expect(again.table).not.toBe(table);
  expect((await place.hall.look(again.table!, undefined)).info).toMatchObject({
    status: 'open',
    host: b!.person.id,
    invited: [{ name: 'A' }],
  });
});

test('only players of a game that has ended can ask for a rematch', async () => {
  const place = await placeOn(await newStore('SQLite'));
  const [a] = await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']);
  await expect(a!.do({ type: 'rematch' })).rejects.toMatchObject(refused('not-ended'));
  await a!.do({ type: 'resign' });
  const stranger = new Player(place.hall, a!.table, await guest(place.store, 'Stranger'));
  await expect(stranger.do({ type: 'rematch' })).rejects.toMatchObject(refused('not-seated'));
});

test('one person has as many open tables as are allowed, also by rematches asked for at the same time', async () => {
  const place = await placeOn(await newStore('SQLite'), { limits: { openTables: 3 } });
  const games = [await ended(place)];
  const [first] = games[0]!;
  for (let more = 0; more < 3; more++) {
    const players = await seated(place, { game: 'dragon', seats: 3 }, [first!.person, `B${more}`]);
    for (const player of players) await player.do({ type: 'resign' }).catch(() => undefined);
    games.push(players);
  }
  const asked = await Promise.allSettled(games.map(([a]) => a!.do({ type: 'rematch' })));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('closing and asking again invites the same person a few times, not without end', async () => {
  const place = await placeOn(await newStore('SQLite'));
  const [a, b] = await ended(place);
  let notices = 0;
  place.hall.onNotice((person, { invited }) => {
    if (person === b!.person.id && invited !== undefined) notices++;
  });
  for (let round = 0; round < 6; round++) {
    const { table } = await a!.do({ type: 'rematch' });
    await place.hall.do(table!, a!.person, { type: 'close' });
  }
  expect(notices).toBe(3);
});
