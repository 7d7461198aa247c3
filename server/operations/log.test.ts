import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreError } from '../../store/store.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { shownError } from './log.ts';

let net: Net;
beforeAll(async () => {
  net = await openNet({ LOG_LEVEL: 'trace' });
});
afterAll(() => net.close());

test('a line tells who asked for which route, and how it went', async () => {
  const device = await Device.guest(net, 'Ling');
  const { body: me, headers } = await device.ask('GET /api/me');
  const line = net.log
    .map((text) => JSON.parse(text))
    .find(({ reqId }) => reqId === headers.get('x-request-id'));
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    reqId: headers.get('x-request-id'),
    method: 'GET',
    route: '/api/me',
    status: 200,
    ms: expect.any(Number),
    person: me.id,
    msg: 'answered',
  });
});

test('no line holds a cookie, a token, a code, a name, a word of chat, an address or a table', async () => {
  const device = await Device.guest(net, 'Name-of-Ling');
  const { token } = (await device.ask('POST /api/me/tokens', { label: 'Label-of-token' })).body;
  const { code } = (await device.ask('POST /api/me/carry')).body;
  await new Device(net).ask('POST /api/carry', { code });
  await new Device(net).ask(`GET /carry?code=${code}`);
  await new Device(net).ask(`GET /nowhere/${code}`);
  const program = new Device(net);
  program.token = token;
  const { id } = (await program.ask('POST /api/tables', { game: 'han', seats: 2 })).body;
  await program.ask(`POST /api/tables/${id}/commands`, { type: 'sit', nonce: 'Nonce-of-Ling' });
  await program.ask(`POST /api/tables/${id}/commands`, { type: 'chat', text: 'Words-of-Ling' });
  await program.ask(`POST /api/tables/${id}/commands`, { type: 'move', n: 1, move: 'Move-of-Ling' });
  await program.ask('POST /api/me', '{"name": "Broken-of-Ling"');
  await program.ask('PATCH /api/me', { name: `Long-of-Ling${'x'.repeat(40)}` });
  const text = net.log.join('');
  expect(text).toContain('/api/carry');
  for (const secret of [token.slice(4), code, id, device.cookie!.split('.').at(-1)!, '-of-', '127.0.0.1:'])
    expect(text.replace(/Server listening at \S+/g, ''), secret).not.toContain(secret);
});

describe('an error in the log', () => {
  test('says what kind it is and where it came from, not what it worked on', () => {
    class DealError extends Error {}
    const shown = shownError(new DealError('the next card is a 7'));
    expect(shown).toMatchObject({
      type: 'DealError',
      message: '',
      stack: expect.stringContaining('log.test.ts'),
    });
    expect(JSON.stringify(shown)).not.toContain('the next card');
    expect(JSON.stringify(shownError(Object.assign(new Error('x'), { detail: 'a 7' })))).not.toContain('a 7');
    expect(shownError('a 7')).toEqual({ type: 'string', message: '', stack: '' });
  });

  test('has its message where that speaks of the program or the store', () => {
    expect(shownError(new StoreError('The database is away.')).message).toBe('The database is away.');
    expect(shownError(new TypeError('x is not a function')).message).toBe('x is not a function');
  });
});
