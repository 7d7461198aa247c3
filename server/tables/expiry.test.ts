import { afterEach, expect, test } from 'vitest';
import { guest, openPlace, type Place, Player, settingsOf } from '../testing/hall.ts';

const HOUR = 3_600_000;

let place: Place;
afterEach(() => place.close());

async function openTable() {
  place = await openPlace({ limits: { listedTables: 3 } });
  const host = await guest(place.store, 'Ling');
  const settings = settingsOf({ game: 'han', listed: true });
  const { id } = await place.hall.create(host, settings);
  return { host, settings, id };
}

/** Runs the hall's expiry as of some hours from now. */
const laterBy = (hours: number) => place.hall.expire(Date.now() + hours * HOUR);

test('an open table at which nothing happens is closed after a day, and its log tells why', async () => {
  const { host, id } = await openTable();
  await laterBy(23);
  expect((await place.hall.look(id, host)).info.status).toBe('open');
  await laterBy(25);
  expect((await place.hall.look(id, host)).info.status).toBe('closed');
  const { entries } = await place.hall.entries(id, host, 0, 10);
  expect(entries.at(-1)!.what).toEqual({ type: 'close', why: 'expired' });
  expect((await place.hall.listed({ limit: 10 })).tables).toEqual([]);
});

test('somebody who looks keeps it open', async () => {
  const { host, id } = await openTable();
  const player = new Player(place.hall, id, host);
  await player.watch();
  await laterBy(25);
  expect((await place.hall.look(id, host)).info.status).toBe('open');
  expect(place.failures).toEqual([]);
});

test('talk counts as something that happens, though lists do not show its time', async () => {
  const { host, id } = await openTable();
  const body = { person: host.id, name: host.name, text: 'Anybody there?' };
  const line = { n: 2, at: Date.now() + 2 * HOUR, type: 'chat', body };
  await place.store.tables.append({ table: id, lines: [line] });
  await laterBy(25);
  expect((await place.hall.look(id, host)).info.status).toBe('open');
  await laterBy(27);
  expect((await place.hall.look(id, host)).info.status).toBe('closed');
});

test('a table that cannot be read does not keep others from expiring', async () => {
  const { host, settings, id } = await openTable();
  const other = await place.hall.create(host, settings);
  const [broken, fine] = [id, other.id].toSorted() as [string, string];
  const line = { n: 2, at: Date.now(), type: 'stand', body: { seat: 99 } };
  await place.store.tables.append({ table: broken, lines: [line] });
  const { store } = place;
  const node = await openPlace({ store });
  await node.hall.expire(Date.now() + 25 * HOUR);
  expect((await node.hall.look(fine, host)).info.status).toBe('closed');
  expect(node.failures).toHaveLength(1);
  await node.close();
});

test('one host has a few tables in the public list, also when many are asked for at once', async () => {
  const { host, settings, id } = await openTable();
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => place.hall.create(host, settings)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await place.hall.create(host, { ...settings, listed: false });
  await place.hall.do(id, host, { type: 'close' });
  await place.hall.create(host, settings);
});

test('the public list comes in pages, with the tables of each host in turn', async () => {
  const { host, settings } = await openTable();
  const other = await guest(place.store, 'Wen');
  const { id } = await place.hall.create(other, settings);
  for (let i = 0; i < 2; i++) {
    await new Promise((soon) => setTimeout(soon, 2));
    await place.hall.create(host, settings);
  }
  const first = await place.hall.listed({ limit: 2 });
  expect(first.tables.map(({ host: by }) => by)).toEqual([host.id, other.id]);
  expect(first.tables[1]!.id).toBe(id);
  const second = await place.hall.listed({ limit: 2, after: first.next! });
  expect(second.tables.map(({ host: by }) => by)).toEqual([host.id, host.id]);
  expect(second.next).toBeUndefined();
});
