import { describe, expect, onTestFinished, test } from 'vitest';
import type { OwnReport, ShownAuditLine } from '../../protocol/conduct.ts';
import { newId } from '../../store/id.ts';
import type { Store } from '../../store/store.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { addAccount } from '../../store/testing/results.ts';
import { Device, type Net, openNet } from '../testing/net.ts';
import { Wire } from '../testing/wire.ts';

const HOUR = 3_600_000;

async function open(kind: Kind, store?: Store): Promise<Net> {
  const env = { REQUESTS_PER_MINUTE: '100000', PEOPLE_PER_HOUR: '1000' };
  const net = await openNet(env, { store: store ?? (await newStore(kind)) });
  onTestFinished(() => net.close());
  return net;
}

interface Someone {
  readonly id: string;
  readonly device: Device;
}

async function someone(net: Net, name: string): Promise<Someone> {
  const device = await Device.guest(net, name);
  return { device, id: (await device.ask('GET /api/me')).body.id };
}

/** With words to sign in with, and so an account. */
async function account(net: Net, name: string): Promise<Someone & { readonly phrase: string }> {
  const one = await someone(net, name);
  const phrase = (await one.device.ask('POST /api/me/phrase')).body.words.join(' ');
  await one.device.ask('PUT /api/me/phrase', { phrase });
  return { ...one, phrase };
}

async function staff(net: Net, name: string, role: 'moderator' | 'host' = 'moderator'): Promise<Someone> {
  const one = await account(net, name);
  await net.store.conduct.setRole(one.id, role, '', { by: 'cli', at: Date.now() });
  return one;
}

/** An open table where these people sit. */
async function table(host: Someone, ...others: readonly Someone[]): Promise<string> {
  const { body } = await host.device.ask('POST /api/tables', { game: 'han', seats: 4, sit: {} });
  for (const { device } of others) await device.ask(`POST /api/tables/${body.id}/commands`, { type: 'sit' });
  return body.id;
}

const command = (at: string, { device }: Someone, what: object) =>
  device.ask(`POST /api/tables/${at}/commands`, what);
const say = (at: string, who: Someone, text: string) => command(at, who, { type: 'chat', text });
const act = ({ device }: Someone, about: Someone, what: object) =>
  device.ask(`POST /api/moderation/people/${about.id}/acts`, { reason: 'abuse', words: 'Enough.', ...what });
const own = async ({ device }: Someone) => (await device.ask('GET /api/me/conduct')).body;
const desk = async ({ device }: Someone) => (await device.ask('GET /api/moderation')).body;

describe.each(KINDS)('a report in %s', (kind) => {
  test('stays in sight however many come after it', async () => {
    const { conduct } = await newStore(kind);
    const report = (by: string, at: number) =>
      conduct.report({ by, about: 'accused', name: 'Ling', reason: 'spam', words: '', at, table: by });
    await report('first', 1);
    for (let n = 0; n < 3; n++) await report(`later ${n}`, 10 + n);
    const shown = await conduct.reports({ state: 'open' }, 2);
    expect(shown.map(({ by }) => by)).toEqual(['first', 'later 0']);
    // What somebody is reported for as a whole begins with the last.
    expect((await conduct.reports({ about: 'accused' }, 1))[0]!.by).toBe('later 2');
  });

  test('brings the cited line with the chat around it, once for each reporter', async () => {
    const net = await open(kind);
    const [anna, ben] = [await someone(net, 'Anna'), await someone(net, 'Ben')];
    const mod = await staff(net, 'Mod');
    const at = await table(anna, ben);
    await say(at, anna, 'Hello');
    const { n } = (await say(at, ben, 'You fool')).body;
    await say(at, anna, 'Why?');
    const cited = { about: ben.id, table: at, reason: 'abuse' };
    const first = await anna.device.ask('POST /api/reports', { ...cited, line: n, words: 'Rude' });
    expect(first).toMatchObject({ status: 201, body: { name: 'Ben', state: 'open' } });
    const again = (await say(at, ben, 'And a cheat')).body.n;
    await anna.device.ask('POST /api/reports', { ...cited, line: again });
    const { cases } = await desk(mod);
    expect(cases).toMatchObject([
      {
        about: { id: ben.id, name: 'Ben' },
        reports: [{ by: { name: 'Anna' }, reason: 'abuse', words: 'Rude', lines: [n, again], table: at }],
        acts: [],
      },
    ]);
    expect(cases[0].reports[0].said.map(({ text }: { text: string }) => text)).toEqual([
      'Hello',
      'You fool',
      'Why?',
      'And a cheat',
    ]);
    expect((await own(anna)).reports).toMatchObject([{ name: 'Ben', state: 'open' }]);
    expect((await own(anna)).reports[0]).not.toHaveProperty('words');
  });

  test('cites only what is there and what the reporter may see', async () => {
    const net = await open(kind);
    const [anna, ben, cleo] = [
      await someone(net, 'Anna'),
      await someone(net, 'Ben'),
      await someone(net, 'Cleo'),
    ];
    const at = await table(anna, ben);
    const { n } = (await say(at, ben, 'You fool')).body;
    const report = (who: Someone, what: object) =>
      who.device.ask('POST /api/reports', { reason: 'abuse', ...what });
    expect((await report(anna, { about: anna.id })).status).toBe(403);
    expect((await report(anna, { about: newId() })).status).toBe(404);
    expect((await report(anna, { about: ben.id, table: at, line: n - 1 })).status).toBe(404);
    expect((await report(anna, { about: cleo.id, table: at, line: n })).status).toBe(404);
    expect((await report(anna, { about: ben.id, line: n })).status).toBe(404);
    expect((await report(anna, { about: ben.id, table: newId() })).status).toBe(404);
    expect((await report(anna, { about: ben.id, reason: 'none' })).status).toBe(400);
    expect(await net.store.conduct.reports({}, 10)).toEqual([]);
    for (let i = 0; i < 10; i++) await report(anna, { about: ben.id });
    expect((await report(anna, { about: ben.id })).status).toBe(429);
    expect(await net.store.conduct.reports({}, 10)).toHaveLength(1);
  });

  test('is closed by an act or without one, which the reporter learns without details', async () => {
    const net = await open(kind);
    const [anna, ben, cleo] = [
      await someone(net, 'Anna'),
      await someone(net, 'Ben'),
      await someone(net, 'Cleo'),
    ];
    const mod = await staff(net, 'Mod');
    for (const about of [ben, cleo])
      await anna.device.ask('POST /api/reports', { about: about.id, reason: 'name' });
    const idOf = async (about: Someone) =>
      (await desk(mod)).cases.find((one: { about: { id: string } }) => one.about.id === about.id).reports[0]
        .id;
    expect(await act(mod, ben, { kind: 'warn', reports: [await idOf(ben)] })).toMatchObject({ status: 204 });
    const closing = { reports: [await idOf(cleo)] };
    const close = `POST /api/moderation/people/${cleo.id}/closings`;
    expect((await mod.device.ask(close, closing)).status).toBe(204);
    expect((await mod.device.ask(close, closing)).status).toBe(409);
    expect((await desk(mod)).cases).toEqual([]);
    expect((await anna.device.ask('GET /api/me')).body).toMatchObject({ conduct: true });
    const states = ((await own(anna)).reports as OwnReport[]).map(({ name, state }) => [name, state]);
    expect(Object.fromEntries(states)).toEqual({ Ben: 'acted', Cleo: 'closed' });
    await anna.device.ask('POST /api/me/conduct/seen');
    expect((await anna.device.ask('GET /api/me')).body).not.toHaveProperty('conduct');
    expect((await anna.device.ask('GET /api/me/tables')).body).not.toHaveProperty('conduct');
  });
});

describe.each(KINDS)('an act in %s', (kind) => {
  test('mutes at once on every node, reaches the person, is appealed and lifted, and stands in the audit', async () => {
    const store = await newStore(kind);
    // No bus between them.
    const [net, other] = [await open(kind, store), await open(kind, store)];
    const [anna, ben] = [await someone(net, 'Anna'), await someone(net, 'Ben')];
    const [mod, host] = [await staff(net, 'Mod'), await staff(net, 'Host', 'host')];
    const at = await table(anna, ben);
    const elsewhere = new Device(other);
    elsewhere.cookie = ben.device.cookie;
    const token = (await ben.device.ask('POST /api/me/tokens', { label: 'bot' })).body.token;
    const wire = await Wire.open(`${other.url.replace('http', 'ws')}/ws`, token);
    onTestFinished(() => wire.close());
    const line = { type: 'chat', text: 'Hello' };
    expect(await wire.ask({ t: 'do', id: 1, table: at, command: line })).toMatchObject({ t: 'ok' });

    expect((await act(mod, ben, { kind: 'mute', hours: 24 })).status).toBe(204);
    expect(await say(at, ben, 'Hello')).toMatchObject({ status: 403, body: { code: 'muted' } });
    expect(await wire.ask({ t: 'do', id: 2, table: at, command: line })).toMatchObject({
      t: 'error',
      error: { code: 'muted' },
    });
    expect((await elsewhere.ask('GET /api/me')).body).toMatchObject({ conduct: true });
    expect((await command(at, ben, { type: 'ready', on: true })).status).toBe(200);
    const [mute] = (await own(ben)).acts;
    expect(mute).toMatchObject({
      kind: 'mute',
      reason: 'abuse',
      words: 'Enough.',
      until: mute.at + 24 * HOUR,
    });
    expect(mute).not.toHaveProperty('by');

    const appeal = (text: string) => ben.device.ask(`POST /api/me/acts/${mute.id}/appeal`, { text });
    expect((await anna.device.ask(`POST /api/me/acts/${mute.id}/appeal`, { text: 'x' })).status).toBe(404);
    expect((await appeal('It was not me')).status).toBe(204);
    expect((await appeal('Again')).status).toBe(409);
    // Who decided does not answer the appeal, as there is somebody else.
    expect((await desk(mod)).appeals).toEqual([]);
    expect((await desk(host)).appeals).toMatchObject([{ appeal: 'It was not me', by: { name: 'Mod' } }]);
    const answer = (who: Someone) =>
      who.device.ask(`POST /api/moderation/acts/${mute.id}/answer`, { lift: true, words: 'You are right.' });
    expect((await answer(mod)).status).toBe(403);
    expect((await answer(host)).status).toBe(204);
    expect((await answer(host)).status).toBe(409);
    expect((await say(at, ben, 'Hello again')).status).toBe(200);
    expect((await own(ben)).acts).toMatchObject([{ answer: 'You are right.', lifted: expect.any(Number) }]);
    const { lines } = (await mod.device.ask('GET /api/moderation/audit')).body;
    const told = (lines as ShownAuditLine[]).map(({ what, by, about }) => [what, by?.name, about?.name]);
    expect(told).toEqual([
      ['lift', 'Host', 'Ben'],
      ['appeal', 'Ben', 'Ben'],
      ['mute', 'Mod', 'Ben'],
      ['host', undefined, 'Host'],
      ['moderator', undefined, 'Mod'],
    ]);
  });

  test('bans at another node, whatever the bus does, within five seconds', async () => {
    const store = await newStore(kind);
    // No bus between them.
    const [net, other] = [await open(kind, store), await open(kind, store)];
    const [anna, ben] = [await someone(net, 'Anna'), await someone(net, 'Ben')];
    const host = await staff(net, 'Host', 'host');
    const at = await table(anna, ben);
    for (const seat of [2, 3]) await command(at, anna, { type: 'bot', seat, bot: 'greedy' });
    await command(at, anna, { type: 'start' });
    const elsewhere = new Device(other);
    elsewhere.cookie = ben.device.cookie;
    const token = (await ben.device.ask('POST /api/me/tokens', { label: 'bot' })).body.token;
    const wire = await Wire.open(`${other.url.replace('http', 'ws')}/ws`, token);
    onTestFinished(() => wire.close());
    const move = { type: 'move', n: 1, move: 'x' };
    // Both have just been asked, so that the other node remembers who Ben was.
    const codeOf = async () => (await elsewhere.ask(`POST /api/tables/${at}/commands`, move)).body.code;
    let id = 0;
    const wired = async () => {
      id++;
      const answer = await wire.ask({ t: 'do', id, table: at, command: move });
      return (answer as { error?: { code: string } }).error?.code;
    };
    expect([await codeOf(), await wired()]).not.toContain('restricted');
    expect((await act(host, ben, { kind: 'ban' })).status).toBe(204);
    const within = { timeout: 5_000, interval: 100 };
    await expect.poll(codeOf, within).toBe('restricted');
    await expect.poll(wired, within).toBe('restricted');
    const { seats } = (await new Device(other).ask(`GET /api/tables/${at}`)).body.info;
    expect(seats.find(({ name }: { name: string }) => name === 'Ben')).toMatchObject({ absent: true });
  });

  test('ends by itself', async () => {
    const net = await open(kind);
    const [anna, ben] = [await someone(net, 'Anna'), await someone(net, 'Ben')];
    const at = await table(anna, ben);
    const given = { about: ben.id, kind: 'mute', reason: 'spam', words: 'Stop', by: 'cli' } as const;
    await net.store.conduct.act({ ...given, at: Date.now() - HOUR, until: Date.now() - 1 }, []);
    expect((await say(at, ben, 'Hello')).status).toBe(200);
    await net.store.conduct.act({ ...given, at: Date.now(), until: Date.now() + HOUR }, []);
    expect((await say(at, ben, 'Hello')).status).toBe(403);
  });

  test('from the command line reaches a page that is open', async () => {
    const net = await open(kind);
    const ben = await someone(net, 'Ben');
    const token = (await ben.device.ask('POST /api/me/tokens', { label: 'bot' })).body.token;
    const wire = await Wire.open(`${net.url.replace('http', 'ws')}/ws`, token);
    onTestFinished(() => wire.close());
    const given = { about: ben.id, kind: 'warn', reason: 'spam', words: 'Stop', by: 'cli' } as const;
    await net.store.conduct.act({ ...given, at: Date.now() }, []);
    await wire.next('conduct');
    expect((await own(ben)).acts).toMatchObject([{ kind: 'warn' }]);
  });

  test('bans from every table: a bot plays on, and nothing but watching is left', async () => {
    const net = await open(kind);
    const [anna, ben, host] = [
      await account(net, 'Anna'),
      await someone(net, 'Ben'),
      await staff(net, 'H', 'host'),
    ];
    const running = await table(anna, ben);
    for (const seat of [2, 3]) await command(running, anna, { type: 'bot', seat, bot: 'greedy' });
    expect((await command(running, anna, { type: 'start' })).status).toBe(200);
    const waiting = await table(anna, ben);
    const hosted = await table(ben, anna);
    expect((await act(host, ben, { kind: 'ban' })).status).toBe(204);
    const seatsAt = async (at: string) => (await anna.device.ask(`GET /api/tables/${at}`)).body.info.seats;
    expect((await seatsAt(running)).find(({ name }: { name: string }) => name === 'Ben')).toMatchObject({
      absent: true,
      left: true,
    });
    expect((await seatsAt(waiting)).map(({ name }: { name?: string }) => name)).toEqual(
      expect.not.arrayContaining(['Ben']),
    );
    expect((await anna.device.ask(`GET /api/tables/${hosted}`)).body.info.status).toBe('closed');
    const restricted = { status: 403, body: { code: 'restricted' } };
    for (const what of [{ type: 'back' }, { type: 'chat', text: 'x' }, { type: 'move', n: 1, move: 'x' }])
      expect(await command(running, ben, what)).toMatchObject(restricted);
    expect(await command(waiting, ben, { type: 'sit' })).toMatchObject(restricted);
    expect(await ben.device.ask('POST /api/tables', { game: 'han', seats: 2 })).toMatchObject(restricted);
    expect(await ben.device.ask('PATCH /api/me', { name: 'Nobody' })).toMatchObject(restricted);
    expect((await ben.device.ask(`GET /api/tables/${running}`)).status).toBe(200);

    // Signing in to an account takes the ban along, with the seats of the guest or without.
    const [keyed, second] = [await account(net, 'Keyed'), await someone(net, 'Second')];
    const third = await table(keyed);
    expect(
      (await ben.device.ask('POST /api/sign-in/phrase', { phrase: keyed.phrase, adopt: false })).status,
    ).toBe(200);
    expect(await ben.device.ask('POST /api/tables', { game: 'han', seats: 2 })).toMatchObject(restricted);
    await expect
      .poll(async () => (await second.device.ask(`GET /api/tables/${third}`)).body.info.status)
      .toBe('closed');
    expect(await keyed.device.ask('POST /api/tables', { game: 'han', seats: 2 })).toMatchObject(restricted);
    const [ban] = (await own(keyed)).acts;
    const lift = await host.device.ask(`POST /api/moderation/acts/${ban.id}/lift`, { words: 'Time served.' });
    expect(lift.status).toBe(204);
    expect((await keyed.device.ask('POST /api/tables', { game: 'han', seats: 2 })).status).toBe(201);
  });

  test('takes one table off public lists for a time, while its people play on and its result stays theirs', async () => {
    const net = await open(kind);
    const [anna, ben, host] = [
      await account(net, 'Anna'),
      await account(net, 'Ben'),
      await staff(net, 'H', 'host'),
    ];
    const offer = { game: 'han', seats: 2, listed: true, sit: {} };
    const [hidden, other] = [
      (await anna.device.ask('POST /api/tables', offer)).body.id,
      (await anna.device.ask('POST /api/tables', offer)).body.id,
    ];
    const lists = async (status = 'open') =>
      (await ben.device.ask(`GET /api/tables?status=${status}`)).body.tables.map(
        ({ id }: { id: string }) => id,
      );
    const shown = async (who = anna) => (await host.device.ask(`GET /api/moderation/people/${who.id}`)).body;
    expect((await shown()).tables.map(({ id }: { id: string }) => id).sort()).toEqual([hidden, other].sort());
    expect((await shown(ben)).tables).toEqual([]);
    const what = { kind: 'table', table: hidden, hours: 48 };
    expect((await act(host, ben, what)).status).toBe(404);
    expect((await act(host, anna, { kind: 'table', hours: 48 })).status).toBe(400);
    expect((await act(host, anna, { ...what, kind: 'mute' })).status).toBe(400);
    expect((await act(host, anna, what)).status).toBe(204);
    expect(await lists()).toEqual([other]);
    expect((await shown()).tables).toMatchObject([{ id: other, game: 'han', status: 'open' }]);
    const [{ id, ...given }] = (await own(anna)).acts;
    expect(given).toMatchObject({
      kind: 'table',
      table: hidden,
      words: 'Enough.',
      until: given.at + 48 * HOUR,
    });

    // Everybody who has the link plays on, also at other tables.
    expect((await command(hidden, ben, { type: 'sit' })).status).toBe(200);
    expect((await command(hidden, anna, { type: 'start' })).status).toBe(200);
    expect(await lists('running')).toEqual([]);
    await net.store.friends.follow(host.id, anna.id, 1);
    const doing = async () =>
      (await host.device.ask('GET /api/me/friends')).body.friends[0].doing?.table as string;
    expect(await doing()).toBe(other);
    expect((await command(hidden, ben, { type: 'resign' })).status).toBe(200);
    const isListed = async () => (await net.store.results.find(hidden))!.listed;
    expect([await isListed(), await net.store.results.isPublic(ben.id)]).toEqual([false, false]);

    await anna.device.ask(`POST /api/me/acts/${id}/appeal`, { text: 'Why?' });
    const answer = { lift: true, words: 'A mistake.' };
    expect((await host.device.ask(`POST /api/moderation/acts/${id}/answer`, answer)).status).toBe(204);
    expect([await isListed(), await net.store.results.isPublic(ben.id)]).toEqual([true, true]);
    const { lines } = (await host.device.ask('GET /api/moderation/audit')).body;
    expect((lines as ShownAuditLine[]).map(({ what }) => what).slice(0, 3)).toEqual([
      'lift',
      'appeal',
      'table',
    ]);
  });

  test('replaces a name, unlists a person, and keeps them from rated tables', async () => {
    const net = await open(kind);
    const [anna, ben, host] = [
      await account(net, 'Anna'),
      await account(net, 'Rude Ben'),
      await staff(net, 'H', 'host'),
    ];
    const at = await table(anna, ben);
    expect((await act(host, ben, { kind: 'name', hours: 48 })).status).toBe(204);
    const { name } = (await ben.device.ask('GET /api/me')).body;
    expect(name).not.toContain('Rude');
    const { seats } = (await anna.device.ask(`GET /api/tables/${at}`)).body.info;
    expect(seats[1]).toMatchObject({ person: ben.id, name });
    expect((await ben.device.ask('PATCH /api/me', { name: 'Rude again' })).status).toBe(403);
    expect((await ben.device.ask('PATCH /api/me', { seal: 'lotus.plum' })).status).toBe(200);

    const listed = async () => (await anna.device.ask('GET /api/tables')).body.tables.length;
    await ben.device.ask('POST /api/tables', { game: 'han', seats: 2, listed: true });
    expect(await listed()).toBe(1);
    expect((await act(host, ben, { kind: 'unlisted', hours: 48 })).status).toBe(204);
    expect(await listed()).toBe(0);

    const rated = { game: 'han', seats: 2, rated: true, hints: false, listed: true };
    const { body: theirs } = await anna.device.ask('POST /api/tables', { ...rated, sit: {} });
    expect((await act(host, ben, { kind: 'unrated', hours: 48 })).status).toBe(204);
    expect((await command(theirs.id, ben, { type: 'sit' })).body.code).toBe('restricted');
    expect((await ben.device.ask('POST /api/tables', rated)).body.code).toBe('restricted');
    expect((await ben.device.ask('POST /api/tables', { game: 'han', seats: 2 })).status).toBe(201);
  });
});

describe('moderators', () => {
  test('decide about people below them only, and for a time that they may choose', async () => {
    const net = await open('SQLite');
    const [ben, mod, other] = [await someone(net, 'Ben'), await staff(net, 'Mod'), await staff(net, 'Other')];
    const [host, boss] = [await staff(net, 'Host', 'host'), await staff(net, 'Boss', 'host')];
    const mute = { kind: 'mute', hours: 24 };
    for (const about of [mod, other, host]) expect((await act(mod, about, mute)).status).toBe(403);
    for (const about of [host, boss]) expect((await act(host, about, mute)).status).toBe(403);
    expect((await act(host, mod, mute)).status).toBe(204);
    expect((await act(mod, ben, { kind: 'ban' })).status).toBe(403);
    expect((await act(mod, ben, { kind: 'ban', hours: 91 * 24 })).status).toBe(403);
    expect((await act(mod, ben, { kind: 'warn' })).status).toBe(204);
    expect((await act(host, ben, { kind: 'ban' })).status).toBe(204);
    // What concerns themselves is not on their desk.
    await ben.device.ask('POST /api/reports', { about: mod.id, reason: 'abuse' });
    expect((await desk(mod)).cases).toEqual([]);
    expect((await desk(host)).cases).toHaveLength(1);
    expect((await mod.device.ask(`GET /api/moderation/people/${mod.id}`)).status).toBe(403);
    // Without anybody else, one's own decision is looked at again.
    const lone = await open('SQLite');
    const [cleo, only] = [await someone(lone, 'Cleo'), await staff(lone, 'Only')];
    await act(only, cleo, mute);
    const [{ id }] = (await own(cleo)).acts;
    await cleo.device.ask(`POST /api/me/acts/${id}/appeal`, { text: 'Why?' });
    const kept = { lift: false, words: 'Read your own lines.' };
    expect((await only.device.ask(`POST /api/moderation/acts/${id}/answer`, kept)).status).toBe(204);
    expect((await own(cleo)).acts[0]).not.toHaveProperty('lifted');
  });

  test('alone use what is theirs: strangers, guests, accounts, programs and former moderators are refused', async () => {
    const net = await open('SQLite');
    const paths = (await new Device(net).ask('GET /api/openapi.json')).body.paths as Record<
      string,
      Record<string, { tags: string[]; operationId: string }>
    >;
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { tags }]) => tags.includes('Moderation'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.length).toBeGreaterThanOrEqual(7);
    const ben = await someone(net, 'Ben');
    const mod = await staff(net, 'Mod');
    await act(mod, ben, { kind: 'mute', hours: 1 });
    const [{ id }] = (await own(ben)).acts;
    const program = new Device(net);
    program.token = (await mod.device.ask('POST /api/me/tokens', { label: 'bot' })).body.token;
    const former = await staff(net, 'Former');
    await net.store.conduct.setRole(former.id, undefined, '', { by: 'cli', at: Date.now() });
    const bodies = {
      acts: { kind: 'mute', reason: 'abuse', words: 'x', hours: 1 },
      closings: { reports: [newId()] },
      lift: { words: 'x' },
      answer: { lift: true, words: 'x' },
    };
    const refused = [ben.device, (await account(net, 'Account')).device, program, former.device];
    for (const route of routes) {
      const url = route.replace('{person}', ben.id).replace('{act}', id);
      const body = bodies[url.split('/').at(-1) as keyof typeof bodies];
      expect((await new Device(net).ask(url, body)).status, route).toBe(401);
      for (const device of refused) expect((await device.ask(url, body)).status, route).toBe(403);
    }
    expect((await own(ben)).acts).toHaveLength(1);
  });
});

describe.each(KINDS)('a store in %s', (kind) => {
  test('merges what a guest and an account have reported of the same person', async () => {
    const { store, ...net } = await open(kind);
    const [ben, cleo] = [await someone({ store, ...net }, 'Ben'), await account({ store, ...net }, 'Cleo')];
    const guest = await someone({ store, ...net }, 'Guest');
    const report = { about: ben.id, reason: 'spam' };
    for (const { device } of [guest, cleo]) await device.ask('POST /api/reports', report);
    await guest.device.ask('POST /api/reports', { about: cleo.id, reason: 'spam' });
    await guest.device.ask('POST /api/sign-in/phrase', { phrase: cleo.phrase });
    expect(await store.conduct.reports({ state: 'open' }, 10)).toMatchObject([
      { by: cleo.id, about: ben.id },
    ]);
    await addAccount(store, newId(), 'Nobody');
    expect(await store.conduct.reports({ about: cleo.id }, 10)).toEqual([]);
  });
});
