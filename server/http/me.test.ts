import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCookie } from '../accounts/cookie.ts';
import { hashCode } from '../accounts/secret.ts';
import { Device, type Net, openNet } from '../testing/net.ts';

const DAY = 86_400_000;

let net: Net;
beforeAll(async () => {
  net = await openNet({ PEOPLE_PER_HOUR: '1000' });
});
afterAll(() => net.close());

const signed = async (id: string, epoch: number, issued: number): Promise<string> =>
  `mandate=${makeCookie({ id, epoch, issued }, await net.store.secret('cookie'))}`;

describe('a guest', () => {
  test('is somebody at once, remembered by a cookie that scripts and other sites do not get', async () => {
    const device = new Device(net);
    const made = await device.ask('POST /api/me', {});
    expect(made.status).toBe(201);
    expect(made.body.person.name).toMatch(/^[A-Z][a-z]+ \d+$/);
    expect(made.headers.get('set-cookie')).toMatch(
      /^mandate=\S+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await device.ask('GET /api/me')).body).toEqual({
      ...made.body.person,
      created: expect.any(Number),
    });
  });

  test('has a name of choice, and another later', async () => {
    const device = new Device(net);
    expect((await device.ask('POST /api/me', { name: '  Réka 龍 ' })).body.person.name).toBe('Réka 龍');
    expect((await device.ask('PATCH /api/me', { name: 'Ilka' })).body.name).toBe('Ilka');
    expect((await device.ask('GET /api/me')).body.name).toBe('Ilka');
  });

  test.each(['', '   ', 'x'.repeat(33), 'a\u0000b', 'a\u202eb', 7])('cannot be called %j', async (name) => {
    const { status, body } = await new Device(net).ask('POST /api/me', { name });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'malformed', message: expect.stringContaining('body.name') });
  });

  test('has a Secure cookie where the server is reached by https', async () => {
    const secure = await openNet({ PUBLIC_URL: 'https://play.example' });
    const { headers } = await new Device(secure).ask('POST /api/me', {});
    expect(headers.get('set-cookie')).toMatch(/^__Host-mandate=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });

  test('is nobody without a cookie, or with one that was changed', async () => {
    const device = await Device.guest(net, 'Wen');
    const { body: wen } = await device.ask('GET /api/me');
    const good = device.cookie!;
    const [id, epoch, issued, seal] = good.split('=')[1]!.split('.');
    const other = (await (await Device.guest(net, 'Mei')).ask('GET /api/me')).body.id;
    for (const cookie of [
      undefined,
      'mandate=',
      'mandate=....',
      `mandate=${other}.${epoch}.${issued}.${seal}`,
      `mandate=${id}.${Number(epoch) + 1}.${issued}.${seal}`,
      `mandate=${id}.${epoch}.${Number(issued) + 1}.${seal}`,
      `mandate=${makeCookie({ id: id!, epoch: 0, issued: Date.now() }, 'another secret')}`,
    ]) {
      device.cookie = cookie;
      expect(await device.ask('GET /api/me'), cookie ?? 'none').toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
    device.cookie = good;
    expect((await device.ask('GET /api/me')).body).toEqual(wen);
  });

  test('gets a new cookie when the old one is a month old, and none for one of 400 days', async () => {
    const device = await Device.guest(net, 'Wen');
    const { id } = (await device.ask('GET /api/me')).body;
    device.cookie = await signed(id, 0, Date.now() - 29 * DAY);
    expect((await device.ask('GET /api/me')).headers.get('set-cookie')).toBeNull();
    device.cookie = await signed(id, 0, Date.now() - 31 * DAY);
    const old = device.cookie;
    expect((await device.ask('GET /api/me')).headers.get('set-cookie')).toContain(`mandate=${id}.0.`);
    expect(device.cookie).not.toBe(old);
    expect((await device.ask('GET /api/me')).status).toBe(200);
    device.cookie = await signed(id, 0, Date.now() - 401 * DAY);
    expect((await device.ask('GET /api/me')).status).toBe(401);
  });
});

describe('another device', () => {
  test('becomes the same person by a link, once', async () => {
    const first = await Device.guest(net, 'Ling');
    const { status, body } = await first.ask('POST /api/me/carry');
    expect(status).toBe(201);
    expect(body.link).toBe(`${net.url}/carry#${body.code}`);
    expect(body.expires - Date.now()).toBeGreaterThan(14 * 60_000);

    const second = await Device.guest(net, 'Somebody else');
    const typed = body.code.toLowerCase().replaceAll('-', ' ');
    expect((await second.ask('POST /api/carry', { code: typed })).status).toBe(200);
    expect((await second.ask('GET /api/me')).body).toEqual((await first.ask('GET /api/me')).body);

    const third = await new Device(net).ask('POST /api/carry', { code: body.code });
    expect(third).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(third.headers.get('set-cookie')).toBeNull();
  });

  test('takes the games of the guest along who uses the link, unless told not to', async () => {
    const first = await Device.guest(net, 'Ling');
    for (const adopt of [true, false]) {
      const guest = await Device.guest(net, 'Somebody else');
      const { body: table } = await guest.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
      const { code } = (await first.ask('POST /api/me/carry')).body;
      const { body } = await guest.ask('POST /api/carry', { code, adopt });
      expect(body).toMatchObject({ person: { name: 'Ling' }, adopted: adopt ? 1 : 0, left: [] });
      const { seats } = (await first.ask(`GET /api/tables/${table.id}`)).body.info;
      expect(seats[0].name).toBe(adopt ? 'Ling' : 'Somebody else');
    }
  });

  test('is only one, however many try at the same time', async () => {
    const { body } = await (await Device.guest(net, 'Ling')).ask('POST /api/me/carry');
    const tries = Array.from({ length: 8 }, () =>
      new Device(net).ask('POST /api/carry', { code: body.code }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  });

  test('comes too late after the time', async () => {
    const { id } = (await (await Device.guest(net, 'Ling')).ask('GET /api/me')).body;
    await net.store.people.addCode(hashCode('ABCD-EFGH-JKMN-PQRS'), id, Date.now() - 1);
    expect((await new Device(net).ask('POST /api/carry', { code: 'ABCD-EFGH-JKMN-PQRS' })).status).toBe(404);
  });

  test('is signed out when the person signs out everywhere else', async () => {
    const first = await Device.guest(net, 'Ling');
    const second = new Device(net);
    await second.ask('POST /api/carry', { code: (await first.ask('POST /api/me/carry')).body.code });
    const program = new Device(net);
    program.token = (await first.ask('POST /api/me/tokens', { label: 'bot' })).body.token;
    expect((await second.ask('GET /api/me')).status).toBe(200);
    expect((await program.ask('GET /api/me')).status).toBe(200);

    const stolen = new Device(net);
    stolen.cookie = first.cookie;
    expect((await first.ask('POST /api/me/epoch')).body).toMatchObject({ name: 'Ling' });
    for (const device of [second, program, stolen])
      expect((await device.ask('GET /api/me')).status).toBe(401);
    expect((await first.ask('GET /api/me')).status).toBe(200);
  });
});

test('what one node has revoked is worth nothing on another within seconds', async () => {
  const other = await openNet({}, { store: net.store });
  const device = await Device.guest(net, 'Ling');
  const there = new Device(other);
  there.cookie = device.cookie;
  const program = new Device(other);
  const { id, token } = (await device.ask('POST /api/me/tokens', { label: 'bot' })).body;
  program.token = token;
  for (const one of [there, program]) expect((await one.ask('GET /api/me')).status).toBe(200);

  await device.ask(`DELETE /api/me/tokens/${id}`);
  await device.ask('POST /api/me/epoch');
  for (const one of [there, program])
    await vi.waitFor(async () => expect((await one.ask('GET /api/me')).status).toBe(401), { timeout: 3000 });
  there.cookie = device.cookie;
  expect((await there.ask('GET /api/me')).status).toBe(200);
  await other.close();
});

describe('a token', () => {
  test('makes a program somebody, without a cookie', async () => {
    const program = new Device(net);
    const made = await program.ask('POST /api/me', { name: 'Abacus', token: true });
    expect(made.body.token).toMatch(/^mdt_[\w-]{43}$/);
    expect(made.headers.get('set-cookie')).toBeNull();
    program.token = made.body.token;
    expect((await program.ask('GET /api/me')).body).toMatchObject(made.body.person);
  });

  test('is shown once, and only its hash is kept', async () => {
    const device = await Device.guest(net, 'Mei');
    const { token, ...line } = (await device.ask('POST /api/me/tokens', { label: 'my bot' })).body;
    expect((await device.ask('GET /api/me/tokens')).body).toEqual({ tokens: [line] });
    const { id } = (await device.ask('GET /api/me')).body;
    const kept = await net.store.people.tokens(id);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token.slice(4));
  });

  test('can be taken back, by its owner alone', async () => {
    const device = await Device.guest(net, 'Mei');
    const { id, token } = (await device.ask('POST /api/me/tokens', { label: 'my bot' })).body;
    const program = new Device(net);
    program.token = token;
    const stranger = await Device.guest(net, 'Stranger');
    expect((await stranger.ask(`DELETE /api/me/tokens/${id}`)).status).toBe(404);
    expect((await program.ask('GET /api/me')).status).toBe(200);
    expect((await device.ask(`DELETE /api/me/tokens/${id}`)).status).toBe(204);
    expect(await program.ask('GET /api/me')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  test.each(['', 'nonsense', `mdt_${'A'.repeat(43)}`])(
    '%j is refused, even where nobody need be known',
    async (token) => {
      const { status } = await new Device(net).ask('GET /api/tables', undefined, {
        authorization: `Bearer ${token}`,
      });
      expect(status).toBe(401);
    },
  );
});
