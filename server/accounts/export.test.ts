import { afterEach, expect, test } from 'vitest';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import type { Person } from '../../protocol/person.ts';
import { tableSettings } from '../../protocol/table.ts';
import { newId } from '../../store/id.ts';
import { importRecord } from '../../store/log/import.ts';
import type { Store } from '../../store/store.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { recordAfter } from '../testing/record.ts';

let net: Net;
afterEach(() => net.close());

const RECORD = recordAfter('dragon', 3, Number.POSITIVE_INFINITY);

/** Ended games at which a person had a seat. */
async function playMany(store: Store, person: Person, count: number): Promise<void> {
  const played = replay(RECORD, games);
  const settings = tableSettings.parse({ game: 'dragon', seats: 3, options: played.header.options });
  const { table, append, snapshots } = importRecord(played, settings, Date.now());
  const [first, ...others] = append.summary.seats;
  for (let i = 0; i < count; i++) {
    const id = newId();
    const summary = { ...append.summary, seats: [{ ...first!, person: person.id }, ...others] };
    await store.tables.restore({ ...table, id }, { ...append, table: id, summary }, snapshots);
  }
}

async function somebody(): Promise<{ device: Device; person: Person }> {
  const device = await Device.guest(net, 'Ling');
  return { device, person: (await device.ask('GET /api/me')).body };
}

test('an export of many games lets other requests through between them', async () => {
  net = await openNet();
  const { device, person } = await somebody();
  const games = 25;
  await playMany(net.store, person, games);
  // Loads the tables into memory: reading them from the store would let other requests through anyway.
  for (const { id } of await net.hall.of(person)) await net.hall.look(id, person);

  let done = false;
  let pings = 0;
  const exporting = device.ask('GET /api/me/export').finally(() => {
    done = true;
  });
  const other = new Device(net);
  while (!done) {
    await other.ask('GET /api/games');
    pings++;
  }
  const { status, body } = await exporting;
  expect(status).toBe(200);
  expect(body.records).toHaveLength(games);
  expect(body.records[0].record).toContain('dragon');
  expect(pings).toBeGreaterThan(games / 2);
});

test('a person has one export at a time, and another after it', async () => {
  net = await openNet();
  const { device, person } = await somebody();
  await playMany(net.store, person, 4);
  const answers = await Promise.all([1, 2, 3].map(() => device.ask('GET /api/me/export')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  expect((await device.ask('GET /api/me/export')).status).toBe(200);
});

test('whoever hangs up in the middle can ask again', async () => {
  net = await openNet();
  const { device, person } = await somebody();
  await playMany(net.store, person, 10);
  const leaving = new AbortController();
  const response = await fetch(`${net.url}/api/me/export`, {
    headers: { cookie: device.cookie! },
    signal: leaving.signal,
  });
  await response.body!.getReader().read();
  leaving.abort();
  await expect.poll(async () => (await device.ask('GET /api/me/export')).status).toBe(200);
});
