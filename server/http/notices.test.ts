import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Device, type Net, openNet } from '../testing/net.ts';
import { PushBrowser, Receiver } from '../testing/receivers.ts';

const SETTINGS = {
  wants: { turn: ['push', 'hook'], time: ['push'], invited: [], ended: [], chat: [] },
  zone: 'Europe/Budapest',
  quiet: { from: 1380, to: 420 },
  breaks: true,
  lang: 'hu',
};

let net: Net;
let home: Net;
let receiver: Receiver;
beforeAll(async () => {
  net = await openNet();
  home = await openNet({ HOOKS: 'private' });
  receiver = await Receiver.open(false);
});
afterAll(async () => {
  await net.close();
  await home.close();
  await receiver.close();
});

const push = () => ({ kind: 'push', address: 'https://push.example/a-secret', keys: new PushBrowser().keys });

describe('notices', () => {
  test('are off until chosen, and kept as chosen', async () => {
    const device = await Device.guest(net, 'Anna');
    const { status, body } = await device.ask('GET /api/me/notices');
    expect(status).toBe(200);
    expect(body).toEqual({
      ways: [],
      tables: [],
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
      hooks: true,
      mails: false,
    });
    expect((await device.ask('PUT /api/me/notices', SETTINGS)).status).toBe(200);
    expect((await device.ask('GET /api/me/notices')).body.settings).toEqual(SETTINGS);
    const { quiet: _, ...loud } = { ...SETTINGS, digest: 1080 };
    await device.ask('PUT /api/me/notices', loud);
    expect((await device.ask('GET /api/me/notices')).body.settings).toEqual(loud);
  });

  test.each([
    { ...SETTINGS, zone: '+01:00' },
    { ...SETTINGS, zone: 'Europe/Nowhere' },
    { ...SETTINGS, quiet: { from: 0, to: 1440 } },
    { ...SETTINGS, wants: { ...SETTINGS.wants, turn: ['pigeon'] } },
    { ...SETTINGS, lang: 'english' },
  ])('cannot be chosen as %j', async (settings) => {
    const device = await Device.guest(net, 'Anna');
    expect((await device.ask('PUT /api/me/notices', settings)).body.code).toBe('malformed');
  });

  test('go to at most five browsers; one is there once, and goes when its person signs out there', async () => {
    const device = await Device.guest(net, 'Anna');
    const first = push();
    const made = await device.ask('POST /api/me/notices/ways', first);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ kind: 'push', address: 'https://push.example', here: true });
    expect((await device.ask('POST /api/me/notices/ways', first)).body.id).toBe(made.body.id);
    for (let i = 0; i < 6; i++)
      await device.ask('POST /api/me/notices/ways', { ...push(), address: `https://push.example/${i}` });
    const { ways } = (await device.ask('GET /api/me/notices')).body;
    expect(ways).toHaveLength(5);
    expect(ways.map(({ id }: { id: string }) => id)).not.toContain(made.body.id);

    const { code } = (await device.ask('POST /api/me/carry')).body;
    const phone = new Device(net);
    await phone.ask('POST /api/carry', { code });
    await phone.ask('POST /api/me/notices/ways', { ...push(), address: 'https://push.example/phone' });
    await device.ask('POST /api/me/epoch');
    const left = (await device.ask('GET /api/me/notices')).body.ways;
    expect(left.every(({ here }: { here: boolean }) => here)).toBe(true);
    expect(left).toHaveLength(4);
  });

  test.each([
    { kind: 'hook', address: 'http://chat.example/' },
    { kind: 'hook', address: 'https://127.0.0.1/' },
    { kind: 'hook', address: 'https://[::ffff:192.168.0.1]/' },
    { ...push(), address: 'https://10.0.0.1/' },
    { ...push(), keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    { kind: 'pigeon', address: 'https://roof.example' },
    { kind: 'hook', address: 'https://chat.example/\0' },
    { ...push(), address: 'https://push.example/\ud800' },
  ])('do not go to %j', async (way) => {
    const device = await Device.guest(net, 'Anna');
    expect((await device.ask('POST /api/me/notices/ways', way)).body.code).toBe('malformed');
  });

  test('are tried, removed, and nobody else’s business', async () => {
    const device = await Device.guest(home, 'Anna');
    const stranger = await Device.guest(home, 'Béla');
    const { body: hook } = await device.ask('POST /api/me/notices/ways', {
      kind: 'hook',
      address: `http://127.0.0.1:${receiver.port}/hook`,
    });
    expect(hook.secret).toMatch(/^[\w-]{32}$/);
    const path = `/api/me/notices/ways/${hook.id}`;
    expect((await stranger.ask(`POST ${path}/test`)).body.code).toBe('not-found');
    expect((await stranger.ask(`DELETE ${path}`)).body.code).toBe('not-found');
    expect((await device.ask(`POST ${path}/test`)).body).toEqual({ outcome: 'ok' });
    expect(JSON.parse(receiver.received.at(-1)!.body.toString()).kind).toBe('test');
    receiver.answer = 410;
    expect((await device.ask(`POST ${path}/test`)).body).toEqual({ outcome: 'gone' });
    expect((await device.ask(`DELETE ${path}`)).body.code).toBe('not-found');
  });

  test('can be chosen for a table by those who belong to it', async () => {
    const device = await Device.guest(net, 'Anna');
    const stranger = await Device.guest(net, 'Béla');
    const { id } = (await device.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} })).body;
    const path = `PUT /api/me/notices/tables/${id}`;
    expect((await device.ask(path, { mode: 'on' })).body).toEqual({ mode: 'on' });
    expect((await device.ask('GET /api/me/notices')).body.tables).toEqual([{ table: id, mode: 'on' }]);
    await device.ask(path, { mode: 'settings' });
    expect((await device.ask('GET /api/me/notices')).body.tables).toEqual([]);
    expect((await stranger.ask(path, { mode: 'on' })).body.code).toBe('forbidden');
    const hook = { kind: 'hook', address: 'https://chat.example/hook', table: id };
    expect((await stranger.ask('POST /api/me/notices/ways', hook)).body.code).toBe('forbidden');
    expect((await device.ask('POST /api/me/notices/ways', hook)).body.table).toBe(id);
  });

  test('are exported with all else, and erased with their person', async () => {
    const device = await Device.guest(net, 'Anna');
    await device.ask('PUT /api/me/notices', SETTINGS);
    await device.ask('POST /api/me/notices/ways', push());
    const { notices, person } = (await device.ask('GET /api/me/export')).body;
    expect(notices).toMatchObject({ settings: SETTINGS, ways: [{ kind: 'push' }] });
    await device.ask('DELETE /api/me');
    const { store } = net;
    expect(await store.notices.settings(person.id)).toBeUndefined();
    expect(await store.notices.endpoints(person.id)).toEqual([]);
  });
});
