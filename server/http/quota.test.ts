import { afterEach, expect, test } from 'vitest';
import { Device, type Net, openNet } from '../testing/net.ts';

const nets: Net[] = [];
afterEach(async () => {
  for (const net of nets.splice(0)) await net.close();
});

async function limited(env: Record<string, string>): Promise<Net> {
  const net = await openNet(env);
  nets.push(net);
  return net;
}

const times = async <T>(count: number, ask: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let i = 0; i < count; i++) answers.push(await ask());
  return answers;
};

const TOO_MANY = { status: 429, body: { code: 'too-many', retryAfter: expect.any(Number) } };

test('an address may ask so often a minute, and the host may always look', async () => {
  const net = await limited({ REQUESTS_PER_MINUTE: '5' });
  const device = new Device(net);
  const answers = await times(6, () => device.ask('GET /api/games'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = answers[5]!;
  expect(refused).toMatchObject(TOO_MANY);
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retryAfter);
  expect((await device.ask('GET /healthz')).status).toBe(200);
  expect((await device.ask('GET /metrics')).status).toBe(200);
});

test('addresses that lead nowhere count as well', async () => {
  const device = new Device(await limited({ REQUESTS_PER_MINUTE: '3' }));
  const answers = await times(4, () => device.ask('GET /nowhere'));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
});

test('people behind a trusted proxy are counted one by one, and a person wherever they are', async () => {
  const net = await limited({ REQUESTS_PER_MINUTE: '4', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const device = new Device(net);
  await device.ask('POST /api/me', {}, from('192.0.2.1'));
  for (const last of [2, 3, 4, 5])
    expect((await device.ask('GET /api/me', undefined, from(`192.0.2.${last}`))).status).toBe(200);
  expect(await device.ask('GET /api/me', undefined, from('192.0.2.6'))).toMatchObject(TOO_MANY);
  expect((await new Device(net).ask('GET /api/games', undefined, from('192.0.2.6'))).status).toBe(200);
});

test('without a proxy to trust, nobody can pretend to come from elsewhere', async () => {
  const device = new Device(await limited({ REQUESTS_PER_MINUTE: '2' }));
  const answers = await times(3, () =>
    device.ask('GET /api/games', undefined, {
      'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 200)}`,
    }),
  );
  expect(answers[2]).toMatchObject(TOO_MANY);
});

test('so many new people come from one address in an hour', async () => {
  const net = await limited({ PEOPLE_PER_HOUR: '2' });
  const answers = await times(3, () => new Device(net).ask('POST /api/me', {}));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(answers[2]!.body.retryAfter).toBeGreaterThan(3500);
});

test('a person opens so many tables in an hour', async () => {
  const net = await limited({ TABLES_PER_HOUR: '2' });
  const host = await Device.guest(net, 'Ling');
  const open = () => host.ask('POST /api/tables', { game: 'dragon', seats: 2 });
  expect((await times(3, open)).map(({ status }) => status)).toEqual([201, 201, 429]);
  const other = await Device.guest(net, 'Wen');
  expect((await other.ask('POST /api/tables', { game: 'dragon', seats: 2 })).status).toBe(201);
});

test('a person says so many words a minute', async () => {
  const net = await limited({ CHAT_PER_MINUTE: '2' });
  const host = await Device.guest(net, 'Ling');
  const { id } = (await host.ask('POST /api/tables', { game: 'dragon', seats: 2 })).body;
  await host.ask(`POST /api/tables/${id}/commands`, { type: 'sit' });
  const say = () => host.ask(`POST /api/tables/${id}/commands`, { type: 'chat', text: 'hello' });
  const answers = await times(3, say);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await host.ask(`POST /api/tables/${id}/commands`, { type: 'stand' })).status).toBe(200);
});
