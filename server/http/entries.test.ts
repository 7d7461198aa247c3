import { afterEach, expect, test } from 'vitest';
import { Connection } from '../../protocol/connection.ts';
import { type Entry, PAGE_ENTRIES } from '../../protocol/entry.ts';
import type { EntryPage } from '../../protocol/http.ts';
import type { Update } from '../../protocol/socket.ts';
import type { Line } from '../../store/store.ts';
import { guest, settingsOf } from '../testing/hall.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { Wire } from '../testing/wire.ts';

const nets: Net[] = [];
afterEach(async () => {
  for (const net of nets.splice(0)) await net.close();
});

async function open(env: Record<string, string> = {}): Promise<Net> {
  const net = await openNet(env);
  nets.push(net);
  return net;
}

/** A table whose log is longer than today's limits allow. */
async function talkative({ store, hall }: Net, lines: number): Promise<{ id: string; talker: string }> {
  const host = await guest(store, 'Ling');
  const talker = await guest(store, 'Wen');
  const other = await guest(store, 'Shan');
  const { id } = await hall.create(host, settingsOf({ game: 'han' }));
  const said = (n: number): Line => {
    const { id: person, name } = n % 3 === 0 ? talker : other;
    return { n, at: Date.now(), type: 'chat', body: { person, name, text: `line ${n}` } };
  };
  await store.tables.append({ table: id, lines: Array.from({ length: lines - 1 }, (_, i) => said(i + 2)) });
  // A command makes the hall read the store.
  await hall.do(id, host, { type: 'sit' });
  return { id, talker: talker.id };
}

const numbers = (entries: readonly Entry[]) => entries.map(({ n }) => n);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

test('entries come in pages, and following `next` brings each of them once', async () => {
  const net = await open();
  const { id } = await talkative(net, 2 * PAGE_ENTRIES + 50);
  const device = new Device(net);
  const first = await device.ask(`GET /api/tables/${id}/entries`);
  expect(first.body.entries).toHaveLength(PAGE_ENTRIES);
  expect(first.body.next).toBe(PAGE_ENTRIES);

  const all: Entry[] = [];
  let pages = 0;
  for (let since: number | undefined = 0; since !== undefined; pages++) {
    const page: string = `GET /api/tables/${id}/entries?since=${since}&limit=100`;
    const body: EntryPage = (await device.ask<EntryPage>(page)).body;
    expect(body.entries.length).toBeLessThanOrEqual(100);
    all.push(...body.entries);
    since = body.next;
  }
  expect(numbers(all)).toEqual(upTo(2 * PAGE_ENTRIES + 51));
  expect(pages).toBe(5);
  expect((await device.ask(`GET /api/tables/${id}/entries?limit=${PAGE_ENTRIES + 1}`)).status).toBe(400);
});

test('a page of nothing but muted talk leads on all the same', async () => {
  const net = await open();
  const { id, talker } = await talkative(net, 30);
  const reader = await Device.guest(net, 'Shan');
  await reader.ask(`POST /api/tables/${id}/commands`, { type: 'mute', person: talker, on: true });
  const { body } = await reader.ask(`GET /api/tables/${id}/entries?since=2&limit=1`);
  expect(body).toEqual({ entries: [], next: 3 });
});

test('a watcher catches up in messages of bounded size, and then hears what follows', async () => {
  const net = await open();
  const lines = 2 * PAGE_ENTRIES + 50;
  const { id } = await talkative(net, lines);
  const updates: Update[] = [];
  const connection = new Connection({
    url: `${net.url.replace('http', 'ws')}/ws`,
    onUpdate: (update) => updates.push(update),
  });
  await connection.watch(id);
  expect(updates.map(({ after, n, entries }) => [after, n, entries.length])).toEqual([
    [0, PAGE_ENTRIES, PAGE_ENTRIES],
    [PAGE_ENTRIES, 2 * PAGE_ENTRIES, PAGE_ENTRIES],
    [2 * PAGE_ENTRIES, lines + 1, 51],
  ]);
  expect(numbers(updates.flatMap(({ entries }) => entries))).toEqual(upTo(lines + 1));
  expect(updates.map(({ info }) => info !== undefined)).toEqual([false, false, true]);

  const person = await guest(net.store, 'Shan');
  await net.hall.do(id, person, { type: 'sit' });
  await expect.poll(() => updates.at(-1)?.entries[0]?.what.type).toBe('sit');
  expect(updates.at(-1)!.after).toBe(lines + 1);
  connection.close();
});

test('reading is limited by the lines it takes, for people and for strangers', async () => {
  const net = await open({ LINES_PER_MINUTE: '500', TRUST_PROXY: '1' });
  const { id } = await talkative(net, PAGE_ENTRIES);
  const from = (last: number) => ({ 'x-forwarded-for': `192.0.2.${last}` });
  const whole = `GET /api/tables/${id}/entries`;
  const stranger = new Device(net);
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await stranger.ask(whole, undefined, from(1))).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await stranger.ask(whole, undefined, from(2))).status).toBe(200);

  const person = new Device(net);
  await person.ask('POST /api/me', {}, from(3));
  for (let i = 0; i < 3; i++) expect((await person.ask(whole, undefined, from(10 + i))).status).toBe(200);
  expect(await person.ask(whole, undefined, from(13))).toMatchObject({
    status: 429,
    body: { code: 'too-many', retryAfter: expect.any(Number) },
  });
  expect((await person.ask(`GET /api/tables/${id}`, undefined, from(14))).status).toBe(200);
});

test('many readings at once do not pass together', async () => {
  const net = await open({ LINES_PER_MINUTE: '500' });
  const { id } = await talkative(net, PAGE_ENTRIES);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => new Device(net).ask(`GET /api/tables/${id}/entries`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('a socket that watches from the beginning again and again is told to wait', async () => {
  const net = await open({ LINES_PER_MINUTE: '500' });
  const { id } = await talkative(net, PAGE_ENTRIES);
  const wire = await Wire.open(`${net.url.replace('http', 'ws')}/ws`);
  const answers: string[] = [];
  for (let n = 1; n <= 5; n++) {
    const answer = await wire.ask({ t: 'watch', id: n, table: id, since: 0 });
    answers.push(answer.t === 'error' ? `${answer.error.code} ${answer.error.retryAfter! > 0}` : answer.t);
  }
  expect(answers).toEqual(['ok', 'ok', 'too-many true', 'too-many true', 'too-many true']);
  expect(await wire.ask({ t: 'ping', id: 9 })).toMatchObject({ t: 'ok' });
  wire.close();
});
