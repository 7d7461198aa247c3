import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SqlStore } from '../../store/sql.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { Passkey } from '../testing/authenticator.ts';
import { openMailServer } from '../testing/mail.ts';
import { Device, openNet } from '../testing/net.ts';

type Post = Awaited<ReturnType<typeof openMailServer>>;

const DAY = 86_400_000;

async function open(kind: Kind, env: Record<string, string> = {}) {
  const store = await newStore(kind);
  const net = await openNet({ PEOPLE_PER_HOUR: '1000', ...env }, { store });
  onTestFinished(() => net.close());
  // Passkeys need a name instead of an address in figures.
  const url = net.url.replace('127.0.0.1', 'localhost');
  return { store, net: { ...net, url }, url };
}

const me = async (device: Device) => (await device.ask('GET /api/me')).body;
const account = async (device: Device) => (await device.ask('GET /api/me/account')).body;

async function addPasskey(device: Device, url: string, passkey = new Passkey()): Promise<Passkey> {
  const { body } = await device.ask('POST /api/me/passkeys/challenge');
  const added = await device.ask('POST /api/me/passkeys', passkey.create(body, url));
  expect(added).toMatchObject({ status: 201, body: { kind: 'passkey' } });
  return passkey;
}

async function byPasskey(device: Device, url: string, passkey: Passkey) {
  const { body } = await device.ask('POST /api/sign-in/challenge');
  return device.ask('POST /api/sign-in/passkey', passkey.get(body, url));
}

async function addPhrase(device: Device): Promise<string> {
  const { body } = await device.ask('POST /api/me/phrase');
  const phrase = body.words.join(' ');
  expect((await device.ask('PUT /api/me/phrase', { phrase })).status).toBe(201);
  return phrase;
}

describe.each(KINDS)('an account in %s', (kind) => {
  test('is opened by its passkey, once for each challenge', async () => {
    const { net, url } = await open(kind);
    const first = await Device.guest(net, 'Ling');
    expect(await account(first)).toMatchObject({ guest: true, keys: [] });
    expect((await first.ask('GET /api/sign-in')).body).toEqual({ passkeys: true, mails: false });
    const passkey = await addPasskey(first, url);
    expect(await account(first)).toMatchObject({ guest: false, keys: [{ kind: 'passkey' }] });

    const second = new Device(net);
    const { body: request } = await second.ask('POST /api/sign-in/challenge');
    const answer = passkey.get(request, url);
    expect(await second.ask('POST /api/sign-in/passkey', answer)).toMatchObject({
      status: 200,
      body: { person: { name: 'Ling' }, adopted: 0, left: [] },
    });
    expect(await me(second)).toEqual(await me(first));
    expect((await new Device(net).ask('POST /api/sign-in/passkey', answer)).status).toBe(404);
  });

  test('is opened by six words, however they are typed, until others are drawn', async () => {
    const { net } = await open(kind);
    const first = await Device.guest(net, 'Ling');
    const phrase = await addPhrase(first);
    expect(phrase).toMatch(/^(?:[a-z]{5} ){5}[a-z]{5}$/);
    const typed = ` ${phrase.toUpperCase().replaceAll(' ', ' -\n')}. `;
    const second = new Device(net);
    expect((await second.ask('POST /api/sign-in/phrase', { phrase: typed })).status).toBe(200);
    expect(await me(second)).toEqual(await me(first));
    await first.ask('POST /api/me/phrase');
    expect((await new Device(net).ask('POST /api/sign-in/phrase', { phrase })).status).toBe(200);
    await addPhrase(first);
    expect((await account(first)).keys).toHaveLength(1);
    expect((await new Device(net).ask('POST /api/sign-in/phrase', { phrase })).status).toBe(404);
  });

  test('takes over the seats of the guest who signs in, and ends the guest', async () => {
    const { net } = await open(kind);
    const phrase = await addPhrase(await Device.guest(net, 'Ling'));
    const guest = await Device.guest(net, 'Guest');
    const table = await guest.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
    const before = guest.cookie;
    const { body } = await guest.ask('POST /api/sign-in/phrase', { phrase });
    expect(body).toMatchObject({ person: { name: 'Ling' }, adopted: 1, left: [] });
    expect((await guest.ask('GET /api/me/tables')).body.tables).toHaveLength(1);
    expect((await guest.ask(`GET /api/tables/${table.body.id}`)).body.info).toMatchObject({
      host: body.person.id,
      seats: [{ name: 'Ling' }, {}],
    });
    guest.cookie = before;
    expect((await guest.ask('GET /api/me')).status).toBe(401);
  });

  test('is erased from every table of the store, with the guests that became part of it', async () => {
    const { store, net, url } = await open(kind);
    const device = await Device.guest(net, 'Unmistakable');
    const { id } = await me(device);
    await addPasskey(device, url);
    const phrase = await addPhrase(device);
    await device.ask('POST /api/me/phrase');
    await device.ask('POST /api/me/passkeys/challenge');
    await device.ask('POST /api/me/carry');
    await device.ask('POST /api/me/tokens', { label: 'bot' });
    await device.ask('PATCH /api/me', { seal: 'lotus.plum' });
    await store.accounts.addMail(id, 'ling@post.example', Date.now());
    await store.people.mute(id, 'somebody', true);
    await store.people.mute('somebody', id, true).catch(() => undefined);
    const guest = await Device.guest(net, 'Unmistakable too');
    const guestId = (await me(guest)).id;
    const { body: table } = await guest.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
    await guest.ask('POST /api/sign-in/phrase', { phrase });
    await device.ask(`POST /api/tables/${table.id}/commands`, { type: 'chat', text: 'Unmistakable words' });
    const { conduct } = store;
    await store.presences.seen([id], 1);
    const by = { by: 'cli', at: Date.now() };
    await conduct.setRole(id, 'moderator', '', by);
    const act = { kind: 'mute', reason: 'abuse', words: 'Unmistakable act', ...by } as const;
    const own = await conduct.act({ about: id, ...act, until: Date.now() + 3_600_000 }, []);
    await conduct.appeal(own, 'Unmistakable appeal', { by: id, at: Date.now() + 1 });
    await conduct.act({ ...act, about: 'somebody', words: 'an act', by: id }, []);
    const report = { reason: 'other', at: 1, name: 'Unmistakable' } as const;
    await conduct.report({ ...report, by: guestId, about: id, words: 'Unmistakable in a report' });
    await conduct.report({ ...report, by: id, about: 'somebody', name: 'x', words: 'Unmistakable report' });
    const exported = (await device.ask('GET /api/me/export')).body;
    expect(exported).toMatchObject({
      person: { seal: 'lotus.plum' },
      keys: [{ kind: 'passkey' }, { kind: 'phrase' }],
      mail: { address: 'ling@post.example' },
      devices: [{}, {}],
      chat: [{ text: 'Unmistakable words' }],
      conduct: {
        role: 'moderator',
        acts: [{ kind: 'mute', words: 'Unmistakable act', appeal: 'Unmistakable appeal' }],
        reports: [{ about: 'somebody', words: 'Unmistakable report', lines: [] }],
        deeds: [{ what: 'appeal' }, { what: 'mute', words: 'an act' }],
      },
    });
    expect(await placesOf(store, id)).toEqual(
      expect.arrayContaining([
        'keys',
        'devices',
        'mails',
        'tokens',
        'acts',
        'news',
        'roles',
        'audit',
        'presences',
      ]),
    );
    expect((await device.ask('DELETE /api/me')).status).toBe(204);
    expect(await placesOf(store, 'Unmistakable')).toEqual([]);
    expect(await placesOf(store, 'ling@post.example')).toEqual([]);
    // The log, the audit and the list of hosts keep the id, which names nobody; the row of people keeps it from being used again.
    for (const one of [id, guestId])
      expect((await placesOf(store, one)).filter((place) => !KEEP_THE_ID.has(place))).toEqual([]);
    expect(await store.people.find(id)).toMatchObject({ name: '' });
  });
});

describe('an account', () => {
  test('is not opened by a passkey that was copied, is unknown, or belongs to another site', async () => {
    const { net, url } = await open('SQLite');
    const passkey = await addPasskey(await Device.guest(net, 'Ling'), url);
    passkey.counter = 5;
    expect((await byPasskey(new Device(net), url, passkey)).status).toBe(200);
    passkey.counter = 4;
    expect((await byPasskey(new Device(net), url, passkey)).status).toBe(404);
    expect((await byPasskey(new Device(net), url, new Passkey())).status).toBe(404);
    passkey.counter = 6;
    const stranger = new Device(net);
    const { body } = await stranger.ask('POST /api/sign-in/challenge');
    for (const answer of [
      passkey.get(body, 'https://evil.example'),
      passkey.get({ ...body, rpId: 'evil.example' }, url),
      { ...passkey.get(body, url), signature: new Passkey().get(body, url).signature },
    ]) {
      const refused = await stranger.ask('POST /api/sign-in/passkey', answer);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(stranger.cookie).toBeUndefined();
    }
  });

  test('takes no passkey that another person asked for', async () => {
    const { net, url } = await open('SQLite');
    const [ling, mei] = [await Device.guest(net, 'Ling'), await Device.guest(net, 'Mei')];
    const { body } = await ling.ask('POST /api/me/passkeys/challenge');
    const refused = await mei.ask('POST /api/me/passkeys', new Passkey().create(body, url));
    expect(refused).toMatchObject({ status: 404 });
    expect((await account(mei)).keys).toEqual([]);
  });

  test('keeps only words that were drawn for it', async () => {
    const { net } = await open('SQLite');
    const [ling, mei] = [await Device.guest(net, 'Ling'), await Device.guest(net, 'Mei')];
    const { body } = await ling.ask('POST /api/me/phrase');
    const phrase = body.words.join(' ');
    const swapped = [...body.words.slice(0, 3), body.words[5], body.words[4], body.words[3]].join(' ');
    expect((await ling.ask('PUT /api/me/phrase', { phrase: swapped })).status).toBe(404);
    expect((await mei.ask('PUT /api/me/phrase', { phrase })).status).toBe(404);
    expect((await account(ling)).guest).toBe(true);
  });

  test('is not guessed: failures look alike and are counted, successes are not', async () => {
    const { net } = await open('SQLite', { SIGN_INS_PER_HOUR: '3' });
    const phrase = await addPhrase(await Device.guest(net, 'Ling'));
    const stranger = new Device(net);
    const guess = (text: string) => stranger.ask('POST /api/sign-in/phrase', { phrase: text });
    for (let i = 0; i < 5; i++) expect((await guess(phrase)).status).toBe(200);
    const [wrong, none, few] = [await guess('lamon '.repeat(6)), await guess('x'), await guess('lamon')];
    expect(wrong).toMatchObject({
      status: 404,
      body: { code: 'not-found', message: 'This does not match any account.' },
    });
    expect([none.body, few.body]).toEqual([wrong.body, wrong.body]);
    expect(await guess(phrase)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  });

  test('does not take over from a person who has a key, nor where the guest says no', async () => {
    const { net } = await open('SQLite');
    const phrase = await addPhrase(await Device.guest(net, 'Ling'));
    const other = await Device.guest(net, 'Mei');
    const own = await addPhrase(other);
    await other.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
    expect((await other.ask('POST /api/sign-in/phrase', { phrase })).body.adopted).toBe(0);
    expect((await other.ask('POST /api/sign-in/phrase', { phrase: own })).status).toBe(200);
    expect((await other.ask('GET /api/me/tables')).body.tables).toHaveLength(1);
    const guest = await Device.guest(net, 'Guest');
    await guest.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
    expect((await guest.ask('POST /api/sign-in/phrase', { phrase, adopt: false })).body.adopted).toBe(0);
  });

  test('is erased for good, also while its person sits down', async () => {
    const { net } = await open('SQLite');
    const host = await Device.guest(net, 'Host');
    for (let i = 0; i < 5; i++) {
      const table = await host.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
      const device = await Device.guest(net, 'Unmistakable');
      const path = `/api/tables/${table.body.id}`;
      await Promise.all([device.ask('DELETE /api/me'), device.ask(`POST ${path}/commands`, { type: 'sit' })]);
      const { info } = (await host.ask(`GET ${path}`)).body;
      expect(JSON.stringify(info)).not.toContain('Unmistakable');
    }
  });

  test('takes a guest over once, and leaves no key of the guest behind', async () => {
    const { net } = await open('SQLite');
    const phrases = [
      await addPhrase(await Device.guest(net, 'Ling')),
      await addPhrase(await Device.guest(net, 'Mei')),
    ];
    const guest = await Device.guest(net, 'Guest');
    await guest.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} });
    const { body } = await guest.ask('POST /api/me/phrase');
    const own = body.words.join(' ');
    const [one, two, three] = [new Device(net), new Device(net), new Device(net)];
    for (const device of [one, two, three]) device.cookie = guest.cookie;
    const [kept, ...signed] = await Promise.all([
      three.ask('PUT /api/me/phrase', { phrase: own }),
      ...[one, two].map((device, i) => device.ask('POST /api/sign-in/phrase', { phrase: phrases[i] })),
    ]);
    const adopted = signed.reduce((sum, { body }) => sum + body.adopted, 0);
    const opened = await new Device(net).ask('POST /api/sign-in/phrase', { phrase: own });
    // Either an account has the guest, or the guest's own key opens what is left alone.
    expect([adopted, opened.status]).toEqual(
      adopted === 1 ? [1, 404] : [0, kept!.status === 201 ? 200 : 404],
    );
  });

  test('lists its devices and signs one out', async () => {
    const { net } = await open('SQLite');
    const first = await Device.guest(net, 'Ling');
    const phrase = await addPhrase(first);
    const agent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
    const second = new Device(net, { 'user-agent': agent });
    await second.ask('POST /api/sign-in/phrase', { phrase });
    const { devices } = await account(first);
    expect(devices).toHaveLength(2);
    const phone = devices.find(({ label }: { label: string }) => label === 'Chrome, Android');
    expect(phone).toMatchObject({ own: false, used: expect.any(Number) });
    expect((await first.ask(`DELETE /api/me/devices/${phone.id}`)).status).toBe(204);
    expect((await second.ask('GET /api/me')).status).toBe(401);
    expect((await first.ask(`DELETE /api/me/devices/${phone.id}`)).status).toBe(404);
    expect((await account(first)).devices).toMatchObject([{ own: true }]);
    await first.ask('POST /api/me/sign-out');
    expect((await first.ask('GET /api/me')).status).toBe(401);
  });

  test('is not changed by a program, whoever holds its token', async () => {
    const { net } = await open('SQLite');
    const device = await Device.guest(net, 'Ling');
    const program = new Device(net);
    program.token = (await device.ask('POST /api/me/tokens', { label: 'bot' })).body.token;
    for (const asked of ['POST /api/me/phrase', 'POST /api/me/passkeys/challenge'])
      expect(await program.ask(asked)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    // A guest of a program has nothing but the token; an account has keys, and a browser could change them.
    expect((await program.ask('POST /api/me/carry')).status).toBe(201);
    await addPhrase(device);
    program.token = (await device.ask('POST /api/me/tokens', { label: 'another' })).body.token;
    for (const asked of ['POST /api/me/carry', 'POST /api/me/epoch', 'DELETE /api/me'])
      expect(await program.ask(asked)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await account(device)).keys).toHaveLength(1);
  });
});

const KEEP_THE_ID = new Set(['people', 'lines', 'tables', 'audit']);

/** The tables of the store in which a text stands anywhere. */
async function placesOf(store: SqlStore, text: string): Promise<string[]> {
  const tables = await store.db.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store.db);
      return JSON.stringify(rows).includes(text) ? [name] : [];
    }),
  );
  return found.flat();
}

describe('mail', () => {
  const codeIn = (text: string): string => /^[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec(text)![0];

  async function withMail(kind: Kind = 'SQLite') {
    const post = await openMailServer();
    const opened = await open(kind, { SMTP_URL: post.url, SIGN_INS_PER_HOUR: '5' });
    return { ...opened, post };
  }

  async function addMail(device: Device, post: Post, to: string) {
    expect((await device.ask('POST /api/me/mail', { address: to, lang: 'hu' })).status).toBe(202);
    const code = codeIn((await post.next(to)).text);
    return device.ask('PUT /api/me/mail', { code });
  }

  test.each(KINDS)('brings a code that opens an account in %s, even after a "later"', async (kind) => {
    const { net, post } = await withMail(kind);
    post.refuse(1);
    const device = await Device.guest(net, 'Ling');
    expect((await addMail(device, post, 'Ling@post.example')).body).toEqual({ address: 'Ling@post.example' });
    expect(post.refused).toBe(1);
    expect(await account(device)).toMatchObject({ guest: false });

    const other = new Device(net);
    const address = 'ling@POST.example';
    expect((await other.ask('POST /api/sign-in/mail', { address })).status).toBe(202);
    const mail = await post.next('Ling@post.example');
    expect(mail.text).toContain(new URL(net.url).host.replace('localhost', '127.0.0.1'));
    const code = codeIn(mail.text).toLowerCase();
    expect((await other.ask('POST /api/sign-in/code', { address: 'x@post.example', code })).status).toBe(404);
    expect((await other.ask('POST /api/sign-in/code', { address, code })).status).toBe(200);
    expect(await me(other)).toEqual(await me(device));
    expect((await new Device(net).ask('POST /api/sign-in/code', { address, code })).status).toBe(404);
  });

  test('names our own address, whatever Host somebody writes', async () => {
    const { net, post } = await withMail();
    const device = await Device.guest(net, 'Ling');
    expect((await addMail(device, post, 'ling@post.example')).status).toBe(200);
    const { statusCode } = await net.app.inject({
      method: 'POST',
      url: '/api/sign-in/mail',
      headers: { host: 'elsewhere.example' },
      payload: { address: 'ling@post.example' },
    });
    expect(statusCode).toBe(202);
    const { text } = await post.next('ling@post.example');
    expect(text).toContain(new URL(net.url).host.replace('localhost', '127.0.0.1'));
    expect(text).not.toContain('elsewhere');
  });

  test('says the same of known and unknown addresses, and lets nobody guess codes', async () => {
    const { net, post } = await withMail();
    const device = await Device.guest(net, 'Ling');
    await addMail(device, post, 'ling@post.example');
    const stranger = await Device.guest(net, 'Stranger');
    const ask = (path: string, address: string) => stranger.ask(`POST ${path}`, { address });
    const strip = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
    expect(strip(await ask('/api/sign-in/mail', 'ling@post.example'))).toEqual(
      strip(await ask('/api/sign-in/mail', 'nobody@post.example')),
    );
    expect(strip(await ask('/api/me/mail', 'ling@post.example'))).toEqual(
      strip(await ask('/api/me/mail', 'nobody@post.example')),
    );
    await post.next('ling@post.example');
    expect((await post.next('ling@post.example')).subject).toBe('You already have a Mandate account');
    const guess = (code: string) =>
      stranger.ask('POST /api/sign-in/code', { address: 'ling@post.example', code });
    for (let i = 0; i < 5; i++) expect((await guess('2222-2222')).status).toBe(404);
    expect((await guess('2222-2222')).status).toBe(429);
  });

  test('are few, to strangers and to oneself', async () => {
    const post = await openMailServer();
    const { net } = await open('SQLite', { SMTP_URL: post.url });
    const device = await Device.guest(net, 'Ling');
    await addMail(device, post, 'ling@post.example');
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) {
      const asked = i % 2 ? 'POST /api/me/mail' : 'POST /api/me/mail/removal';
      statuses.push((await device.ask(asked, { address: `stranger${i}@post.example` })).status);
      await device.ask('DELETE /api/me/mail/removal');
    }
    expect(statuses.every((status) => status < 300)).toBe(true);
    expect((await device.ask('POST /api/me/mail', { address: 'one@post.example' })).status).toBe(429);
    expect((await device.ask('POST /api/me/mail/removal', {})).status).toBe(429);
  });

  test('does not lock its owner out when a stranger guesses codes', async () => {
    const post = await openMailServer();
    const { net } = await open('SQLite', { SMTP_URL: post.url, SIGN_INS_PER_HOUR: '3', TRUST_PROXY: '1' });
    const device = await Device.guest(net, 'Ling');
    await addMail(device, post, 'ling@post.example');
    const stranger = new Device(net, { 'x-forwarded-for': '203.0.113.9' });
    const address = 'ling@post.example';
    for (const status of [404, 404, 404, 429])
      expect((await stranger.ask('POST /api/sign-in/code', { address, code: '2222-2222' })).status).toBe(
        status,
      );
    const other = new Device(net);
    await other.ask('POST /api/sign-in/mail', { address });
    const code = codeIn((await post.next(address)).text);
    expect((await other.ask('POST /api/sign-in/code', { address, code })).status).toBe(200);
  });

  test('tells the old address, and waits three days before another one counts', async () => {
    const { net, post } = await withMail();
    const device = await Device.guest(net, 'Ling');
    await addMail(device, post, 'old@post.example');
    const { body } = await addMail(device, post, 'new@post.example');
    expect(body).toMatchObject({ address: 'old@post.example', next: 'new@post.example' });
    expect(body.since - Date.now()).toBeGreaterThan(2.9 * DAY);
    expect((await post.next('old@post.example')).text).toContain(
      new URL(net.url).host.replace('localhost', '127.0.0.1'),
    );
    expect((await device.ask('DELETE /api/me/mail/removal')).body).toEqual({ address: 'old@post.example' });
    await device.ask('POST /api/me/mail/removal', {});
    vi.useFakeTimers({ now: Date.now() + 3 * DAY + 1, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await account(device)).mail).toBeUndefined();
  });
});

test('without https or localhost there are no passkeys, and six words work', async () => {
  const net = await openNet();
  onTestFinished(() => net.close());
  const device = await Device.guest(net, 'Ling');
  expect((await device.ask('GET /api/sign-in')).body).toEqual({ passkeys: false, mails: false });
  expect((await device.ask('POST /api/me/passkeys/challenge')).status).toBe(404);
  const phrase = await addPhrase(device);
  expect((await new Device(net).ask('POST /api/sign-in/phrase', { phrase })).status).toBe(200);
});

test('a server that moves to another domain warns of its passkeys', async () => {
  const store = await newStore('SQLite');
  const before = await openNet({}, { store });
  const url = before.url.replace('127.0.0.1', 'localhost');
  await addPasskey(await Device.guest({ url }, 'Ling'), url);
  expect(before.log.join()).not.toContain('another domain');
  await before.close();
  const after = await openNet({ PUBLIC_URL: 'https://play.example' }, { store });
  onTestFinished(() => after.close());
  expect(after.log.join()).toContain('passkeys made at another domain');
});
