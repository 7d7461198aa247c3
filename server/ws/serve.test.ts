import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '../../protocol/person.ts';
import { settingsOf } from '../testing/hall.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { deafSocket, frame, refusedUpgrade, Wire } from '../testing/wire.ts';

interface Guest {
  readonly person: Person;
  readonly token: string;
}

const running: Net[] = [];

async function serve(env: Record<string, string> = {}): Promise<Net> {
  const opened = await openNet({ LOG_LEVEL: 'silent', ...env });
  running.push(opened);
  return opened;
}

const socketOf = ({ url }: Net): string => `${url.replace('http:', 'ws:')}/ws`;

const guest = async (at: Net, name: string): Promise<Guest> =>
  (await new Device(at).ask('POST /api/me', { name, token: true })).body;

const deviceOf = (at: Net, { token }: Guest): Device => {
  const device = new Device(at);
  device.token = token;
  return device;
};

/** A running table of Han for two: the host on seat 0, another guest on seat 1. */
async function table(at: Net, host: Guest, other: Guest): Promise<string> {
  const { hall } = at;
  const { id } = await hall.create(host.person, settingsOf({ game: 'han', seats: 2 }));
  await hall.do(id, host.person, { type: 'sit', seat: 0 });
  await hall.do(id, other.person, { type: 'sit', seat: 1 });
  return id;
}

let net: Net;
let ling: Guest;
let wen: Guest;

beforeAll(async () => {
  net = await serve();
  ling = await guest(net, 'Ling');
  wen = await guest(net, 'Wen');
});

const wires: Wire[] = [];
async function open(token?: string, at = net): Promise<Wire> {
  const wire = await Wire.open(socketOf(at), token);
  wires.push(wire);
  return wire;
}
afterEach(() => {
  for (const wire of wires.splice(0)) wire.close();
});
afterAll(async () => {
  for (const each of running.splice(0)) await each.close();
});

describe('coming in', () => {
  test('with a token or a cookie one is known, without either one may look on', async () => {
    const browser = await Device.guest(net, 'Mei');
    const mei = new Wire(socketOf(net), { cookie: browser.cookie! });
    wires.push(mei);
    expect(await mei.next('welcome')).toMatchObject({ you: { name: 'Mei' } });

    const known = new Wire(socketOf(net), { authorization: `Bearer ${ling.token}` });
    wires.push(known);
    expect(await known.next('welcome')).toMatchObject({ you: ling.person });

    const stranger = new Wire(socketOf(net));
    wires.push(stranger);
    expect(await stranger.next('welcome')).not.toHaveProperty('you');
    const id = await table(net, ling, wen);
    expect(await stranger.ask({ t: 'watch', id: 1, table: id })).toEqual({ t: 'ok', id: 1 });
    const { position, n } = await stranger.next('update');
    expect(position).not.toHaveProperty('legal');
    expect(n).toBe((await net.hall.look(id, undefined)).n);
    expect(await stranger.ask(chat(2, id))).toMatchObject({ t: 'error', error: { code: 'unauthorized' } });
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }, 403, 'cross-site'],
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }, 403, 'cross-site'],
    ['an unknown token', { authorization: `Bearer mdt_${'0'.repeat(43)}` }, 401, 'unauthorized'],
  ] as const)('is refused to %s', async (_, headers, status, code) => {
    expect(await refusedUpgrade(socketOf(net), headers)).toMatchObject({ status, fault: { code } });
  });

  test('is open to the own page', async () => {
    const page = new Wire(socketOf(net), { origin: net.url });
    wires.push(page);
    await page.next('welcome');
  });

  test('ends where an address has too many sockets, until one of them closes', async () => {
    const small = await serve({ SOCKETS_PER_ADDRESS: '2' });
    const first = await open(undefined, small);
    await open(undefined, small);
    const refused = await refusedUpgrade(socketOf(small), {});
    expect(refused).toMatchObject({ status: 429, fault: { code: 'too-many' } });
    first.close();
    await first.closed;
    await open(undefined, small);
  });
});

const chat = (id: number, table: string, text = 'Hello') => ({
  t: 'do',
  id,
  table,
  command: { type: 'chat', text },
});

describe('at a table', () => {
  test('what one does is answered, and seen by all who watch', async () => {
    const id = await table(net, ling, wen);
    const [first, second] = await Promise.all([open(ling.token), open(wen.token)]);
    for (const wire of [first, second]) await wire.ask({ t: 'watch', id: 1, table: id });
    const { position, n } = await first.next('update');
    await second.next('update');
    const [mover, other] = position!.active[0] === 0 ? [first, second] : [second, first];
    const { legal } = (await net.hall.look(id, mover === first ? ling.person : wen.person)).position!;
    const move = { type: 'move', n: 1, move: legal![0] };
    expect(await mover.ask({ t: 'do', id: 2, table: id, command: move })).toEqual({
      t: 'ok',
      id: 2,
      n: n + 1,
    });
    expect(await mover.next('update')).toMatchObject({
      after: n,
      n: n + 1,
      entries: [{ what: { ply: 1, move: move.move } }],
    });
    const seen = await other.next('update');
    expect(seen).toMatchObject({ after: n, n: n + 1 });
    expect(seen.entries[0]!.what).not.toHaveProperty('move');
    const again = await mover.ask({ t: 'do', id: 3, table: id, command: move });
    expect(again).toMatchObject({ t: 'error', id: 3, error: { code: 'stale' } });
  });

  test('one resumes from a number', async () => {
    const id = await table(net, ling, wen);
    const wire = await open(ling.token);
    for (let i = 0; i < 5; i++) await wire.ask(chat(i, id, `line ${i}`));
    const { n } = await net.hall.look(id, ling.person);
    await wire.ask({ t: 'watch', id: 9, table: id, since: n - 3 });
    const { after, entries } = await wire.next('update');
    expect([after, ...entries.map((entry) => entry.n)]).toEqual([n - 3, n - 2, n - 1, n]);
  });

  test('messages of a socket are answered in their order', async () => {
    const id = await table(net, ling, wen);
    const wire = await open(ling.token);
    for (let i = 0; i < 20; i++)
      wire.send(
        i % 3 === 0 ? { t: 'ping', id: i } : i % 3 === 1 ? chat(i, id) : { t: 'watch', id: i, table: id },
      );
    await vi.waitFor(() => expect(answers(wire)).toHaveLength(20), 5000);
    expect(answers(wire)).toEqual([...Array(20).keys()]);
  });

  const answers = (wire: Wire) =>
    wire.messages.flatMap((message) => (message.t === 'ok' ? [message.id] : []));

  test('one who stops watching hears no more', async () => {
    const id = await table(net, ling, wen);
    const wire = await open(ling.token);
    await wire.ask({ t: 'watch', id: 1, table: id });
    await wire.ask({ t: 'unwatch', id: 2, table: id });
    wire.messages.length = 0;
    await wire.ask(chat(3, id));
    expect(wire.messages).toEqual([]);
  });

  test('every socket of a person gets the notices of that person', async () => {
    const mine = await Promise.all([open(wen.token), open(wen.token)]);
    const id = await table(net, ling, wen);
    for (const wire of mine) expect(await wire.next('notice')).toMatchObject({ table: id });
  });
});

describe('who one is', () => {
  test('a new name shows at once', async () => {
    const shan = await guest(net, 'Shan');
    const { id } = await net.hall.create(ling.person, settingsOf({ game: 'dragon' }));
    const wire = await open(shan.token);
    await deviceOf(net, shan).ask('PATCH /api/me', { name: 'Shan Yu' });
    await wire.ask({ t: 'do', id: 1, table: id, command: { type: 'sit' } });
    const { info } = await net.hall.look(id, undefined);
    expect(info.seats[0]).toMatchObject({ person: shan.person.id, name: 'Shan Yu' });
  });

  test('who was signed out can do no more, and is told so', async () => {
    const shan = await guest(net, 'Shan');
    const id = await table(net, ling, wen);
    const wire = await open(shan.token);
    await deviceOf(net, shan).ask('DELETE /api/me');
    expect(await wire.ask(chat(1, id))).toMatchObject({ t: 'error', error: { code: 'unauthorized' } });
    await expect(wire.closed).resolves.toMatchObject({ code: 1008 });
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no JSON', '{"t":', /not JSON/],
    ['no object', '[1,2]', /./],
    ['an unknown kind', '{"t":"dance","id":1}', /t: /],
    ['no table', '{"t":"watch","id":1,"table":"../etc"}', /table: is not the id of a table/],
    [
      'an unknown command',
      `{"t":"do","id":1,"table":"${'a'.repeat(20)}","command":{"type":"fly"}}`,
      /command\.type/,
    ],
    [
      'a seat that no game has',
      `{"t":"do","id":1,"table":"${'a'.repeat(20)}","command":{"type":"sit","seat":9}}`,
      /command\.seat/,
    ],
    ['a number that is none', '{"t":"watch","id":1,"table":"aaaaaaaaaaaaaaaaaaaa","since":-1}', /since/],
    ['a key of the language', '{"__proto__":{"t":"ping"},"constructor":1}', /./],
  ])('is refused by name: %s', async (_, text, message) => {
    const wire = await open(ling.token);
    wire.sendRaw(text);
    const { error, id } = await wire.next('error');
    expect(error).toMatchObject({ code: 'malformed', message: expect.stringMatching(message) });
    expect(id).toBe(text.includes('"id":1') ? 1 : undefined);
    expect(await wire.ask({ t: 'ping', id: 5 })).toEqual({ t: 'ok', id: 5 });
  });

  test('is refused when it is binary or too long', async () => {
    const wire = await open(ling.token);
    wire.sendRaw(new Uint8Array([1, 2, 3]));
    expect(await wire.next('error')).toMatchObject({ error: { code: 'malformed' } });
    const long = await wire.ask(chat(7, 'a'.repeat(20), 'x'.repeat(20_000)));
    expect(long).toMatchObject({ t: 'error', id: 7, error: { code: 'too-large' } });
    expect(await wire.ask({ t: 'ping', id: 8 })).toEqual({ t: 'ok', id: 8 });
    wire.sendRaw('x'.repeat(2_000_000));
    await expect(wire.closed).resolves.toMatchObject({ code: 1009 });
  });

  test('is told in the words of the tables where the message is fine but the table is not', async () => {
    const wire = await open(ling.token);
    const table = 'a'.repeat(20);
    for (const message of [{ t: 'watch', id: 1, table }, chat(2, table)])
      expect(await wire.ask(message)).toMatchObject({ t: 'error', error: { code: 'not-found' } });
  });
});

test('Whatever is sent is answered once, and harms nothing.', async () => {
  const own = await serve({ MESSAGES_PER_SECOND: '100000' });
  const [host, other] = await Promise.all([guest(own, 'Ling'), guest(own, 'Wen')]);
  const id = await table(own, host, other);
  const before = await own.hall.look(id, host.person);
  const wire = await open(host.token, own);
  const word = fc.constantFrom('t', 'id', 'table', 'command', 'type', 'move', 'n', 'seat', 'do', 'sit', id);
  const part = fc.oneof(word, fc.integer(), fc.string(), fc.constant(null));
  const shaped = fc.record({
    t: fc.oneof(fc.constantFrom('do', 'watch'), part),
    table: fc.oneof(fc.constant(id), part),
    since: part,
    command: fc.dictionary(word, part),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(shaped, fc.dictionary(word, part), fc.json()), async (message) => {
      wire.sendRaw(typeof message === 'string' ? message : JSON.stringify(message));
      const { error } = await wire.next('error');
      expect(error.message).not.toBe('');
      expect(await wire.ask({ t: 'ping', id: 1 })).toEqual({ t: 'ok', id: 1 });
      expect(wire.messages).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(await own.hall.look(id, host.person)).toEqual(before);
});

describe('too much', () => {
  test('messages are refused, and a flood is cut off', async () => {
    const slow = await serve({ MESSAGES_PER_SECOND: '10' });
    const wire = await open(undefined, slow);
    for (let i = 0; i < 30; i++) wire.send({ t: 'ping', id: i });
    const refused = await wire.next('error');
    expect(refused).toMatchObject({ id: expect.any(Number), error: { code: 'too-many', retryAfter: 1 } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await wire.ask({ t: 'ping', id: 99 })).toMatchObject({ t: 'ok' });
    const flood = setInterval(() => {
      for (let i = 0; i < 300; i++) wire.send({ t: 'ping', id: i });
    }, 20);
    await expect(wire.closed.finally(() => clearInterval(flood))).resolves.toMatchObject({ code: 1013 });
  });

  test('messages of many sockets are counted together for their address', async () => {
    const slow = await serve({ MESSAGES_PER_SECOND: '1' });
    const many = await Promise.all(Array.from({ length: 60 }, () => open(undefined, slow)));
    for (const wire of many) wire.send({ t: 'ping', id: 1 });
    await vi.waitFor(() => expect(many.every(({ messages }) => messages.length === 1)).toBe(true), 10_000);
    const answered = many.filter(({ messages }) => messages[0]!.t === 'ok');
    expect(answered.length).toBeGreaterThanOrEqual(20);
    expect(answered.length).toBeLessThan(many.length);
  });

  test('a flood of many sockets is cut off, though each alone would be borne', async () => {
    const slow = await serve({ MESSAGES_PER_SECOND: '1' });
    const many = await Promise.all(Array.from({ length: 60 }, () => open(undefined, slow)));
    const quiet = await open(undefined, slow);
    let closed = 0;
    for (const wire of many) void wire.closed.then(() => closed++);
    // Below the 100 refusals allowed to one socket, and far above those allowed to ten.
    for (const wire of many) for (let i = 0; i < 60; i++) wire.send({ t: 'ping', id: i });
    await vi.waitFor(() => expect(closed).toBeGreaterThan(30), 10_000);
    // It may be refused for what the others of its address do, but it stays.
    expect(await quiet.ask({ t: 'ping', id: 1 })).toMatchObject({ id: 1 });
  });

  test('unread is cut off, while others are served', async () => {
    const quick = await serve({ MESSAGES_PER_SECOND: '100000' });
    const [host, other] = await Promise.all([guest(quick, 'Ling'), guest(quick, 'Wen')]);
    const id = await table(quick, host, other);
    const deaf = await deafSocket(socketOf(quick), host.token);
    const gone = new Promise((resolve) => deaf.once('close', resolve));
    deaf.on('error', () => undefined);
    const wire = await open(other.token, quick);
    const message = frame({ t: 'watch', id: 1, table: id, since: 0, pad: 'x'.repeat(100) });
    let ended = false;
    const watch = setInterval(() => {
      if (!ended) for (let i = 0; i < 50; i++) deaf.write(message);
    }, 10);
    void gone.then(() => {
      ended = true;
    });
    for (let i = 0; !ended && i < 2000; i++) {
      expect(await wire.ask({ t: 'ping', id: i })).toEqual({ t: 'ok', id: i });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    clearInterval(watch);
    expect(ended).toBe(true);
  });
});

describe('pings of the protocol', () => {
  const PING = Buffer.from([0x89, 0x80 | 2, 0, 0, 0, 0, ...Buffer.from('hi')]);

  test('are answered', async () => {
    const socket = await deafSocket(socketOf(net), ling.token);
    const heard: Buffer[] = [];
    socket.on('data', (data) => heard.push(data));
    socket.resume();
    socket.write(PING);
    await vi.waitFor(() => expect(Buffer.concat(heard).includes(Buffer.from([0x8a, 2]))).toBe(true), 10_000);
    socket.destroy();
  });

  test('count as messages, so that nobody can pile up answers without reading', async () => {
    const deaf = await deafSocket(socketOf(net), ling.token);
    deaf.on('error', () => undefined);
    let gone = false;
    deaf.once('close', () => {
      gone = true;
    });
    for (let i = 0; !gone && i < 100; i++) {
      deaf.write(Buffer.concat(Array(20).fill(PING)));
      deaf.resume();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await vi.waitFor(() => expect(gone).toBe(true), { timeout: 5000 });
  });
});

test('A socket that gives no sign of life is closed, one that does is not.', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const own = await serve();
    const host = await guest(own, 'Ling');
    const deaf = await deafSocket(socketOf(own), host.token);
    let gone = false;
    deaf.on('close', () => {
      gone = true;
    });
    const wire = await open(host.token, own);
    for (let beat = 0; beat < 3; beat++) {
      vi.advanceTimersByTime(30_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    deaf.resume();
    await vi.waitFor(() => expect(gone).toBe(true), 10_000);
    expect(await wire.ask({ t: 'ping', id: 1 })).toEqual({ t: 'ok', id: 1 });
  } finally {
    vi.useRealTimers();
  }
});

test('What cannot be kept is refused as such, with the time to try again.', async () => {
  const own = await serve();
  const [host, other] = await Promise.all([guest(own, 'Ling'), guest(own, 'Wen')]);
  const id = await table(own, host, other);
  const wire = await open(host.token, own);
  await own.store.close();
  // Needs nothing but the append.
  const refused = await wire.ask({ ...chat(1, id), command: { type: 'leave' } });
  expect(refused).toMatchObject({ t: 'error', id: 1, error: { code: 'unavailable', retryAfter: 2 } });
});

test('A closing server finishes what is under way, says good-bye, and closes.', async () => {
  const own = await serve();
  const [host, other] = await Promise.all([guest(own, 'Ling'), guest(own, 'Wen')]);
  const id = await table(own, host, other);
  const wire = await open(host.token, own);
  for (let i = 1; i <= 5; i++) wire.send(chat(i, id));
  expect(await wire.next('ok')).toMatchObject({ id: 1 });
  running.splice(running.indexOf(own), 1);
  await own.close();
  await expect(wire.closed).resolves.toMatchObject({ code: 1012 });
  const told = wire.messages.map((message) => (message.t === 'ok' ? message.id : message.t));
  expect(told).toEqual([2, 3, 4, 5, 'bye']);
});

test('Who comes while the server closes is told when to come back, and that is no failure in the log.', async () => {
  const own = await serve({ LOG_LEVEL: 'error' });
  // Its close is never answered, so the server waits a little before it cuts the line.
  const deaf = await deafSocket(socketOf(own), (await guest(own, 'Ling')).token);
  running.splice(running.indexOf(own), 1);
  const closed = own.close();
  const late = await refusedUpgrade(socketOf(own), {});
  expect(late).toMatchObject({ status: 503, fault: { code: 'unavailable', retryAfter: 1 } });
  await closed;
  deaf.destroy();
  expect(own.log).toEqual([]);
});
