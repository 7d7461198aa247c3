import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FAULTS, fault } from '../../protocol/fault.ts';
import { openStore } from '../../store/open.ts';
import { Postgres } from '../../store/testing/postgres.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { faultOf } from './fault.ts';

let net: Net;
let device: Device;
let table: string;
beforeAll(async () => {
  net = await openNet({ MAX_BYTES: '2000' });
  device = await Device.guest(net, 'Ling');
  table = (await device.ask('POST /api/tables', { game: 'dragon', seats: 2 })).body.id;
});
afterAll(() => net.close());

const NOBODY = 'a'.repeat(20);

describe('what is wrong is named', () => {
  test.each([
    ['POST /api/me', '{', 'malformed', 'not valid JSON'],
    ['POST /api/me', '', 'malformed', 'empty'],
    ['POST /api/me', '[]', 'malformed', 'body'],
    ['POST /api/me', '{"__proto__":{"x":1}}', 'malformed', 'not valid JSON'],
    ['POST /api/tables', '{"game":"go","seats":2}', 'malformed', 'body.game'],
    ['POST /api/tables', '{"game":"han","seats":9}', 'malformed', 'body.seats'],
    ['POST /api/tables', '{"game":"confucius","seats":2}', 'malformed', '3 to 5 seats'],
    ['POST /api/tables', '{"game":"han","seats":2,"pace":{"kind":"move"}}', 'malformed', 'body.pace.seconds'],
    ['GET /api/tables?game=go', undefined, 'malformed', 'query.game'],
    ['GET /api/tables/x', undefined, 'malformed', 'path.table'],
    [`GET /api/tables/${NOBODY}`, undefined, 'not-found', ''],
    [`GET /api/tables/${'x'.repeat(300)}`, undefined, 'malformed', ''],
    ['GET /api/%zz', undefined, 'malformed', 'address'],
    ['GET /api/nothing', undefined, 'not-found', 'nothing'],
    ['PUT /api/me', '{}', 'not-found', 'nothing'],
    ['GET /../../etc/passwd', undefined, 'not-found', 'nothing'],
    ['POST /api/me', JSON.stringify({ name: 'x'.repeat(3000) }), 'too-large', 'too large'],
  ] as const)('%s %s', async (request, body, code, says) => {
    const answer = await device.ask(request, body);
    expect(fault.parse(answer.body)).toEqual(answer.body);
    expect(answer).toMatchObject({ status: FAULTS[code], body: { code } });
    expect(answer.body.message).toContain(says);
  });

  test.each([
    ['{"type":"dance"}', 'malformed', 'body.type'],
    ['{"type":"move","n":0,"move":"x"}', 'malformed', 'body.n'],
    ['{"type":"chat","text":""}', 'malformed', 'body.text'],
    ['{"type":"move","n":1,"move":"x"}', 'not-seated', ''],
  ] as const)('of a command: %s', async (body, code, says) => {
    const { n } = (await device.ask(`GET /api/tables/${table}`)).body;
    const answer = await device.ask(`POST /api/tables/${table}/commands`, body);
    expect(answer).toMatchObject({ status: FAULTS[code], body: { code } });
    expect(answer.body.message).toContain(says);
    expect((await device.ask(`GET /api/tables/${table}`)).body.n).toBe(n);
  });

  test('a record is there only when the game has ended', async () => {
    const answer = await device.ask(`GET /api/tables/${table}/record`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-ended' } });
  });
});

test('what is no HTTP is answered and cut off', async () => {
  const socket = connect(Number(new URL(net.url).port), '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  let said = '';
  for await (const chunk of socket) said += chunk;
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain('"code":"malformed"');
});

test('what nobody foresaw is told by an id alone', () => {
  const answer = faultOf(new Error('the seed is 42'), 'abc');
  expect(answer).toEqual({
    code: 'internal',
    message: 'Something went wrong on the server. Log entry: abc.',
  });
});

test('while the database is away the server says when to come back, and then goes on', async () => {
  const postgres = await Postgres.start({ fast: true });
  const store = await openStore({ dataDir: '', databaseUrl: await postgres.database() });
  const net = await openNet({}, { store });
  const visitor = await Device.guest(net, 'Wen');

  await postgres.stop();
  const answer = await visitor.ask('GET /api/tables');
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', retryAfter: 2 } });
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await visitor.ask('GET /healthz')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  expect((await visitor.ask('GET /api/games')).status).toBe(200);

  await postgres.start();
  await vi.waitFor(async () => expect((await visitor.ask('GET /healthz')).status).toBe(200), {
    timeout: 10_000,
  });
  expect((await visitor.ask('GET /api/me')).body).toMatchObject({ name: 'Wen' });
  await net.close();
  await store.close();
  await postgres.dispose();
});
