import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device, type Net, openNet } from '../testing/net.ts';

let net: Net;
beforeAll(async () => {
  net = await openNet();
});
afterAll(() => net.close());

/** A game of two in which one has chatted and resigned. */
async function playedTable(host: Device, other: Device): Promise<string> {
  const { id } = (await host.ask('POST /api/tables', { game: 'han', seats: 2, autoStart: true })).body;
  const commands = `POST /api/tables/${id}/commands`;
  await host.ask(commands, { type: 'sit' });
  await other.ask(commands, { type: 'sit' });
  await host.ask(commands, { type: 'chat', text: 'a word of the host' });
  await other.ask(commands, { type: 'chat', text: 'a word of the other' });
  await host.ask(commands, { type: 'resign' });
  return id;
}

test('what is known of a person is given out whole, to that person alone', async () => {
  const host = await Device.guest(net, 'Ling');
  const other = await Device.guest(net, 'Wen');
  const [me, wen] = [(await host.ask('GET /api/me')).body, (await other.ask('GET /api/me')).body];
  const table = await playedTable(host, other);
  await host.ask(`POST /api/tables/${table}/commands`, { type: 'mute', person: wen.id, on: true });
  const { token } = (await host.ask('POST /api/me/tokens', { label: 'my bot' })).body;

  const { status, headers, body } = await host.ask('GET /api/me/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="mandate-${me.id}.json"`);
  expect(body).toMatchObject({
    person: me,
    tokens: [{ label: 'my bot' }],
    muted: [wen.id],
    tables: [{ id: table, game: 'han', status: 'ended' }],
    chat: [{ table, text: 'a word of the host' }],
    records: [{ table, record: expect.stringContaining('han') }],
  });
  expect(JSON.stringify(body)).not.toContain(token.slice(4));
  expect(JSON.stringify(body)).not.toContain('a word of the other');
  expect((await new Device(net).ask('GET /api/me/export')).status).toBe(401);
});

test('who is deleted leaves no name and no words, and the games stay', async () => {
  const host = await Device.guest(net, 'Ling the Brief');
  const other = await Device.guest(net, 'Wen');
  const table = await playedTable(host, other);
  const program = new Device(net);
  program.token = (await host.ask('POST /api/me/tokens', { label: 'my bot' })).body.token;
  const seen = async () =>
    JSON.stringify([
      (await other.ask(`GET /api/tables/${table}/entries`)).body,
      (await other.ask('GET /api/me/tables')).body,
    ]);
  expect(await seen()).toContain('Ling the Brief');
  expect(await seen()).toContain('a word of the host');

  const cookie = host.cookie!;
  const { status, headers } = await host.ask('DELETE /api/me');
  expect(status).toBe(204);
  expect(headers.get('set-cookie')).toMatch(/^mandate=;.*Path=\/.*Expires=Thu, 01 Jan 1970/);
  host.cookie = cookie;
  expect((await host.ask('GET /api/me')).status).toBe(401);
  expect((await program.ask('GET /api/me')).status).toBe(401);

  expect(await seen()).not.toContain('Ling the Brief');
  expect(await seen()).not.toContain('a word of the host');
  expect(await seen()).toContain('a word of the other');
  expect((await other.ask(`GET /api/tables/${table}`)).body.info.status).toBe('ended');
});

test('who is deleted in a running game is followed by a stand-in', async () => {
  const host = await Device.guest(net, 'Ling');
  const other = await Device.guest(net, 'Wen');
  const { id } = (await host.ask('POST /api/tables', { game: 'dragon', seats: 2, autoStart: true })).body;
  for (const device of [host, other]) await device.ask(`POST /api/tables/${id}/commands`, { type: 'sit' });
  const me = (await host.ask('GET /api/me')).body.id;
  expect((await host.ask('DELETE /api/me')).status).toBe(204);
  const { info } = (await other.ask(`GET /api/tables/${id}`)).body;
  const seats: { person?: string; bot?: string; resigned?: boolean }[] = info.seats;
  expect(seats.some(({ bot }) => bot === 'level3')).toBe(true);
  expect(seats.find(({ person }) => person === me)?.resigned ?? true).toBe(true);
});
