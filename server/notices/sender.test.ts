import { describe, expect, onTestFinished, test } from 'vitest';
import type { NoticeSettings } from '../../protocol/notices.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { readSettings } from '../../settings/settings.ts';
import { newId } from '../../store/id.ts';
import type { SqlStore } from '../../store/sql.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { addAccount } from '../../store/testing/results.ts';
import { openApp } from '../app.ts';
import { Mailer } from '../mail/mailer.ts';
import { putCircle } from '../people/circles.ts';
import { tableTime } from '../tables/time.ts';
import { fromTurn, guest, openPlace, type Place, Player, seated, settingsOf } from '../testing/hall.ts';
import { openMailServer } from '../testing/mail.ts';
import { checkVapid, PushBrowser, Receiver, TEST_CA } from '../testing/receivers.ts';
import { openNotices } from './service.ts';
import { localTime } from './zone.ts';

/** Longer than a test takes: time goes by only as a test says. */
const GRACE_S = 60;
const GRACE_MS = GRACE_S * 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS: TableSettings['pace'] = { kind: 'move', seconds: 3 * 86_400 };

const ALL: NoticeSettings = {
  wants: {
    turn: ['push', 'mail', 'hook'],
    time: ['push', 'mail', 'hook'],
    invited: ['push', 'mail', 'hook'],
    ended: ['push', 'mail', 'hook'],
    chat: ['push', 'mail', 'hook'],
  },
  zone: 'Europe/Budapest',
  breaks: true,
  lang: 'en',
};

/** A server that sends notices, with receivers for them. */
async function open(kind: Kind, env: Readonly<Record<string, string>> = {}) {
  const place = await openPlace({ store: await newStore(kind) });
  const receiver = await Receiver.open();
  const clock = { ahead: 0 };
  const settings = readSettings({ NOTICE_GRACE: String(GRACE_S), HOOKS: 'private', ...env });
  const mailer = Mailer.open(settings, (error) => place.failures.push(error));
  const service = await openNotices(settings, {
    ...{ store: place.store, hall: place.hall, mailer, origin: () => 'https://play.example', ca: TEST_CA },
    failed: (error) => place.failures.push(error),
    now: () => tableTime() + clock.ahead,
  });
  const { sender } = service;
  /** A second node with the same store. */
  const openOther = async () => {
    const parts = { store: place.store, hall: place.hall, origin: () => 'https://play.example', ca: TEST_CA };
    const failed = (error: unknown) => void place.failures.push(error);
    return (await openNotices(settings, { ...parts, failed, now: () => tableTime() + clock.ahead })).sender;
  };
  onTestFinished(async () => {
    await sender.close();
    mailer?.close();
    await receiver.close();
    await place.close();
    expect(place.failures).toEqual([]);
  });
  const browser = new PushBrowser();
  const hears = async (
    { id }: Person,
    ways: readonly ('push' | 'mail' | 'hook')[],
    chosen = ALL,
    table?: string,
  ) => {
    const { notices } = place.store;
    const digestAt = chosen.digest === undefined ? null : tableTime();
    await notices.setSettings(id, chosen, digestAt);
    for (const way of ways)
      await notices.addEndpoint(
        {
          ...{ id: `${way}-${table ?? ''}${id.slice(0, 10)}`, person: id, kind: way },
          address: way === 'mail' ? '' : `${receiver.url}/${way}`,
          secret: way === 'push' ? JSON.stringify(browser.keys) : 'sesame',
          ...(table !== undefined && { table }),
        },
        tableTime(),
        5,
      );
  };
  /** Lets time go by, past the grace, and the sender look twice. */
  const later = async (ms = GRACE_MS + 40) => {
    clock.ahead += ms;
    for (let i = 0; i < 2; i++) {
      await sender.round();
      await sender.settled();
    }
  };
  const got = (way: string) => receiver.received.filter(({ path }) => path === `/${way}`);
  return { place, sender, openOther, service, receiver, browser, clock, hears, later, got };
}

/** Two people at a table; the first is to move, and neither looks. */
async function pair(place: Place, pace: TableSettings['pace'] = DAYS): Promise<[Player, Player]> {
  const players = await seated(place, { game: 'han', seats: 2, pace }, ['Anna', 'Béla']);
  for (const player of players) player.unwatch();
  return (await fromTurn(players)) as [Player, Player];
}

const told = (body: Buffer) => JSON.parse(body.toString());

describe.each(KINDS)('a person whose turn it is, on %s', (kind) => {
  test('hears of it once by push and by a hook, after the grace, while the table is closed', async () => {
    const { place, service, browser, hears, later, got } = await open(kind);
    const [first, second] = await pair(place);
    await hears(second.person, ['push', 'hook']);
    await first.turn();
    await later(GRACE_MS / 4);
    expect([got('push'), got('hook')]).toEqual([[], []]);
    await later();
    expect(got('push').length).toBe(1);
    const [push] = got('push');
    const message = JSON.parse(browser.decrypt(push!.body));
    expect(message).toMatchObject({
      title: 'Your turn in Han',
      body: expect.stringContaining(`with ${first.person.name}`),
      path: `/#/table/${first.table}?film`,
      tag: first.table,
    });
    expect(checkVapid(push!.headers.authorization!, service.publicKey!).aud).toMatch(/^https:\/\/localhost:/);
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(push!.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(push!.headers.topic).not.toContain(first.table);

    const [hook] = got('hook');
    expect(told(hook!.body)).toMatchObject({
      id: hook!.headers['mandate-id'],
      kind: 'turn',
      url: `https://play.example/#/table/${first.table}?film`,
      text: expect.stringContaining('Your turn in Han'),
      content: expect.stringContaining('Your turn in Han'),
    });
    await later();
    await later();
    expect([got('push').length, got('hook').length], 'one turn is told once').toEqual([1, 1]);
  });

  test('hears nothing after moving meanwhile, nor without having chosen it', async () => {
    const { place, hears, later, receiver } = await open(kind);
    const [first, second] = await pair(place);
    await hears(second.person, ['push', 'hook']);
    await first.turn();
    await second.turn();
    await later();
    expect(receiver.received).toEqual([]);
    const nothing = { ...ALL, wants: { turn: [], time: [], invited: [], ended: [], chat: [] } };
    await hears(first.person, ['push', 'hook'], nothing);
    await later();
    expect(receiver.received).toEqual([]);
    await place.store.notices.setMode(first.person.id, first.table, 'on');
    await later();
    expect(receiver.received.length, 'chosen for this table').toBe(2);
  });

  test('hears nothing while the table is open to them, and once after closing it', async () => {
    const { place, hears, later, got } = await open(kind);
    const [first, second] = await pair(place);
    await hears(second.person, ['push']);
    await second.watch();
    await first.turn();
    for (let i = 0; i < 4; i++) await later(GRACE_MS / 2);
    expect(got('push')).toEqual([]);
    second.unwatch();
    await later(GRACE_MS / 2);
    expect(got('push'), 'the grace begins when they leave').toEqual([]);
    await later();
    await later();
    expect(got('push').length).toBe(1);
  });
});

describe('a person whose turn it is', () => {
  test('is warned at half and at four fifths of the time', async () => {
    const { place, clock, browser, hears, later, got } = await open('SQLite');
    const [first, second] = await pair(place);
    await hears(second.person, ['push']);
    await first.turn();
    await later();
    for (const [ahead, count] of [
      [1.4 * DAY, 1],
      [1.51 * DAY, 2],
      [2.3 * DAY, 2],
      [2.41 * DAY, 3],
      [2.9 * DAY, 3],
    ] as const) {
      clock.ahead = ahead;
      await later(0);
      expect([ahead / DAY, got('push').length]).toEqual([ahead / DAY, count]);
    }
    const titles = got('push').map(({ body }) => JSON.parse(browser.decrypt(body)).title);
    expect(titles).toEqual([
      'Your turn in Han',
      'Half of your time in Han is gone',
      'Your time in Han is running out',
    ]);
    expect(
      new Set(got('push').map(({ headers }) => headers.topic)).size,
      'the later replaces the earlier',
    ).toBe(1);
  });

  test('sleeps through quiet hours and then hears of all tables in one notice', async () => {
    const { place, clock, hears, later, got } = await open('SQLite');
    const tables = [await pair(place), await pair(place)];
    const night = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Budapest',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    const hour = Number(night.format(Date.now()));
    const quiet = { from: ((hour + 23) % 24) * 60, to: ((hour + 3) % 24) * 60 };
    const sleeper = await guest(place.store, 'Csilla');
    await hears(sleeper, ['hook'], { ...ALL, quiet });
    const other = await seated(place, { game: 'dragon', seats: 2, pace: DAYS }, ['Ede', sleeper]);
    const third = await seated(place, { game: 'han', seats: 2, pace: DAYS }, ['Ede', sleeper]);
    for (const [host, own] of [other, third] as [Player, Player][]) {
      host.unwatch();
      own.unwatch();
      if ((await host.position()).active.includes(0)) await host.turn();
    }
    await later();
    expect(tables.length).toBe(2);
    expect(got('hook')).toEqual([]);
    clock.ahead = 4 * HOUR;
    await later();
    expect(got('hook').length).toBe(1);
    expect(told(got('hook')[0]!.body)).toMatchObject({ kind: 'several', title: 'News from 2 games' });
    expect(
      told(got('hook')[0]!.body)
        .tables.map(({ table }: { table: string }) => table)
        .sort(),
    ).toEqual([other[0]!.table, third[0]!.table].sort());
  });

  test('hears of a message, an end and an invitation, each once', async () => {
    const { place, hears, later, got } = await open('SQLite');
    const [first, second] = await pair(place);
    await later();
    await hears(second.person, ['hook']);
    await first.do({ type: 'chat', text: 'hello' });
    await first.do({ type: 'chat', text: 'are you there?' });
    await later();
    await first.do({ type: 'chat', text: 'well' });
    await later();
    expect(got('hook').map(({ body }) => told(body).kind)).toEqual(['chat']);
    await first.do({ type: 'resign' });
    await later();
    await first.do({ type: 'rematch' });
    await later();
    await later();
    expect(got('hook').map(({ body }) => told(body).kind)).toEqual(['chat', 'ended', 'invited']);
    const settings = settingsOf({ game: 'dragon', rated: true, autoStart: false });
    const { id } = await place.hall.create(first.person, settings);
    await new Player(place.hall, id, second.person).do({ type: 'sit' });
    await new Player(place.hall, id, first.person).do({ type: 'rated', on: false });
    await later();
    await later();
    expect(got('hook').map(({ body }) => told(body).kind)).toEqual(['chat', 'ended', 'invited', 'asked']);
  });

  test('is told of everybody’s turns by the hook of a table, once for all who share it', async () => {
    const { place, hears, later, got } = await open('SQLite');
    const [first, second] = await pair(place);
    const silent = { ...ALL, wants: { turn: [], time: [], invited: [], ended: [], chat: [] } };
    await hears(first.person, ['hook'], silent, first.table);
    await hears(second.person, ['hook'], silent, first.table);
    await later();
    await first.turn();
    await later();
    expect(got('hook').map(({ body }) => told(body).title)).toEqual([
      `Han: ${first.person.name} is to move`,
      `Han: ${second.person.name} is to move`,
    ]);
  });
});

describe.each(KINDS)('a hook of a table, on %s', (kind) => {
  test('hears nothing once its owner belongs there no more', async () => {
    const { place, hears, later, got } = await open(kind);
    const people = await Promise.all(['Anna', 'Béla', 'Csilla'].map((name) => guest(place.store, name)));
    const settings = settingsOf({ game: 'han', seats: 2, pace: DAYS, spectators: false });
    const { id } = await place.hall.create(people[0]!, settings);
    const [anna, bela, csilla] = people.map((person) => new Player(place.hall, id, person));
    const silent = { ...ALL, wants: { turn: [], time: [], invited: [], ended: [], chat: [] } };
    await csilla!.do({ type: 'sit' });
    await hears(csilla!.person, ['hook'], silent, id);
    await csilla!.do({ type: 'stand' });
    for (const player of [anna, bela]) await player!.do({ type: 'sit' });
    await later();
    expect(got('hook')).toEqual([]);
  });
});

describe.each(KINDS)('notices of others, on %s', (kind) => {
  test.each([
    ['is damaged', { wants: '{' }],
    ['is in a zone that this machine does not know', { zone: 'Mars/Olympus', quiet_from: 1, quiet_to: 2 }],
  ])('come although the choice of one person %s', async (_, broken) => {
    const { place, hears, later, got } = await open(kind);
    const [first] = await pair(place);
    const [other] = await pair(place);
    for (const { person } of [other, first]) await hears(person, ['hook']);
    await (place.store as SqlStore).db
      .updateTable('notices')
      .set(broken)
      .where('person', '=', other.person.id)
      .execute();
    await later();
    expect(got('hook').map(({ body }) => told(body).tables[0].table)).toContain(first.table);
  });
});

describe.each(KINDS)('notices of others, on %s', (kind) => {
  test('come although webhooks of one person never answer', async () => {
    const { place, receiver, clock, hears, later, got, sender } = await open(kind);
    const [host, second] = await pair(place);
    const { notices } = place.store;
    await notices.setSettings(host.person.id, ALL, null);
    // More than are sent at a time, all of them due before those of others.
    for (let i = 0; i < 120; i++)
      await notices.addEndpoint(
        {
          ...{ id: `stalling-${i}`, person: host.person.id, kind: 'hook', secret: 'sesame' },
          address: `${receiver.url}/stalling-${i}`,
        },
        tableTime(),
        1000,
      );
    const held: (() => void)[] = [];
    receiver.answer = (response, { url = '' }) => {
      if (url.startsWith('/stalling')) held.push(() => void response.writeHead(200).end());
      else response.writeHead(200).end();
    };
    clock.ahead += GRACE_MS;
    for (let i = 0; i < 3; i++) await sender.round();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await hears(second.person, ['hook']);
    await notices.setMode(second.person.id, second.table, 'on');
    await host.turn();
    clock.ahead += GRACE_MS;
    for (let i = 0; i < 3; i++) await sender.round();
    await expect.poll(() => got('hook').length).toBe(1);
    receiver.answer = 200;
    for (const answer of held.splice(0)) answer();
    await later(0);
  });
});

describe.each(KINDS)('a receiver, on %s', (kind) => {
  test('that is gone is forgotten, one that stalls, fails or sends on is tried again with the same id', async () => {
    const { place, receiver, clock, hears, later, got } = await open(kind);
    const [first, second] = await pair(place);
    await hears(first.person, ['hook']);
    receiver.answer = 503;
    await later();
    expect(got('hook').length).toBe(1);
    clock.ahead += 16_000;
    await later(0);
    clock.ahead += 60_000;
    receiver.answer = 200;
    await later(0);
    clock.ahead += 10 * 60_000;
    await later(0);
    expect(got('hook').length).toBe(3);
    expect(new Set(got('hook').map(({ headers }) => headers['mandate-id'])).size).toBe(1);

    receiver.answer = 410;
    await hears(second.person, ['push', 'hook']);
    await first.turn();
    await later();
    expect(await place.store.notices.endpoints(second.person.id)).toEqual([]);

    receiver.answer = (response) => response.writeHead(302, { location: `${receiver.url}/inside` }).end();
    await second.turn();
    await later();
    expect(got('inside')).toEqual([]);
    expect(got('hook').length, 'sending on is a refusal').toBe(5);
    clock.ahead += HOUR;
    await later();
    expect(got('hook').length).toBe(5);
  });

  test('in the own network gets nothing unless the host allows it', async () => {
    const { place, receiver, hears, later } = await open(kind, { HOOKS: 'public' });
    const [first] = await pair(place);
    await hears(first.person, ['push', 'hook']);
    await later();
    expect(receiver.received).toEqual([]);
    expect((await place.store.notices.endpoints(first.person.id)).map(({ failed }) => failed)).toEqual([
      1, 1,
    ]);
  });

  test('gets each notice from one of two senders', async () => {
    const { place, sender, openOther, clock, receiver, hears, later, got } = await open(kind);
    const other = await openOther();
    const pairs = await Promise.all(Array.from({ length: 6 }, () => pair(place)));
    for (const [first] of pairs) await hears(first.person, ['hook']);
    clock.ahead += GRACE_MS;
    receiver.answer = 200;
    for (let i = 0; i < 5; i++) await Promise.all([sender.round(), other.round()]);
    await later();
    await other.close();
    expect(got('hook').length).toBe(6);
    expect(new Set(got('hook').map(({ headers }) => headers['mandate-id'])).size).toBe(6);
  });
});

describe.each(KINDS)('mail, on %s', (kind) => {
  test('comes once until the person returns, although the server turns it away first, and stops with one click', async () => {
    const smtp = await openMailServer();
    const { place, service, clock, hears, later } = await open(kind, { SMTP_URL: smtp.url });
    const [first, second] = await pair(place);
    const [other] = await pair(place);
    await place.store.accounts.addMail(second.person.id, 'bela@mail.example', tableTime());
    await hears(second.person, ['mail']);
    smtp.refuse(1);
    await first.turn();
    await later();
    expect([smtp.refused, smtp.received.length]).toEqual([1, 0]);
    clock.ahead += 20_000;
    await later(0);
    const mail = await smtp.next('bela@mail.example');
    expect(mail.subject).toBe('Your turn in Han');
    expect(mail.text).toContain(`https://play.example/#/table/${first.table}?film`);
    expect(mail.header('Message-ID')).toMatch(/^<[\w-]{24}@localhost>$/);
    expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.header('List-Unsubscribe')).toMatch(
      /^<https:\/\/play\.example\/api\/notices\/stop\?way=[\w-]+&key=[\w-]{43}>$/,
    );

    await other.do({ type: 'chat', text: 'hello' });
    await second.turn();
    await first.turn();
    await later();
    expect(smtp.received, 'none before they return').toEqual([]);
    await place.store.notices.returned(second.person.id);
    await second.turn();
    await first.turn();
    await later();
    await smtp.next('bela@mail.example');
    expect(smtp.received).toEqual([]);

    const app = await openApp(readSettings({ LOG_LEVEL: 'silent' }), { ...place, notices: service });
    onTestFinished(() => app.close());
    const link = mail.header('List-Unsubscribe').slice('<https://play.example'.length, -1);
    const stop = (url: string) =>
      app.inject({
        ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await stop(link.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
    expect(await place.store.notices.endpoints(second.person.id)).toHaveLength(1);
    expect((await stop(link)).statusCode).toBe(204);
    expect(await place.store.notices.endpoints(second.person.id)).toEqual([]);
  });
});

describe.each(KINDS)('a person about whom a moderator decides, on %s', (kind) => {
  const HOURS = 24;
  const decide = (place: Place, about: string, what: 'warn' | 'mute' | 'ban', reports: string[] = []) => {
    const at = tableTime();
    const until = what === 'warn' ? {} : { until: at + HOURS * HOUR };
    const act = {
      about,
      kind: what,
      reason: 'abuse',
      words: 'Secret words',
      by: 'cli',
      at,
      ...until,
    } as const;
    return place.store.conduct.act(act, reports);
  };

  test('hears of it, of the answer to an appeal and of the end, unless they have read it before', async () => {
    const { place, clock, browser, hears, later, got } = await open(kind);
    const { conduct } = place.store;
    const ben = await guest(place.store, 'Ben');
    await hears(ben, ['push', 'hook']);
    const titles = () => got('push').map(({ body }) => JSON.parse(browser.decrypt(body)).title);
    const mute = await decide(place, ben.id, 'mute');
    await later();
    await later();
    const [push] = got('push');
    expect(JSON.parse(browser.decrypt(push!.body))).toMatchObject({
      ...{ title: 'A moderator has made a decision about you: Mute', path: '/#/conduct', tag: mute },
      body: expect.stringMatching(/^Insults or harassment, until \w+/),
    });
    const doer = { by: 'cli', at: tableTime() };
    await conduct.markSeen(ben.id);
    await conduct.appeal(mute, 'Why?', doer);
    await later();
    await conduct.answer(mute, 'Secret words', false, doer);
    await later();
    // Read before it is told: no notice.
    await decide(place, ben.id, 'warn');
    await conduct.markSeen(ben.id);
    const ban = await decide(place, ben.id, 'ban');
    await later();
    await conduct.lift(ban, 'Secret words', doer);
    await later();
    clock.ahead = (HOURS + 1) * HOUR;
    await later();
    await later();
    expect(titles()).toEqual([
      'A moderator has made a decision about you: Mute',
      'A moderator has answered your appeal: Mute',
      'A moderator has made a decision about you: Ban',
      'No longer in force: Ban',
      'No longer in force: Mute',
    ]);
    expect(got('hook'), 'others may read what a webhook gets').toEqual([]);
    expect(
      got('push')
        .map(({ body }) => browser.decrypt(body))
        .join(),
    ).not.toContain('Secret');
  });

  test('hears by mail although another mail waits for them, which goes on waiting', async () => {
    const smtp = await openMailServer();
    const { place, clock, hears, later } = await open(kind, { SMTP_URL: smtp.url });
    const [first, second] = await pair(place);
    await place.store.accounts.addMail(second.person.id, 'bela@mail.example', tableTime());
    await hears(second.person, ['mail']);
    await first.turn();
    await later();
    expect((await smtp.next('bela@mail.example')).subject).toBe('Your turn in Han');
    smtp.refuse(1);
    await decide(place, second.person.id, 'warn');
    await later();
    expect([smtp.refused, smtp.received.length]).toEqual([1, 0]);
    clock.ahead += 20_000;
    await later(0);
    const mail = await smtp.next('bela@mail.example');
    expect(mail.subject).toBe('A moderator has made a decision about you: Warning');
    expect(mail.text).toContain('Read: https://play.example/#/conduct');
    await second.turn();
    await first.turn();
    await later();
    expect(smtp.received, 'none about games before they return').toEqual([]);
  });

  test('hears of it through a way that opens later; who reported them hears once, after the quiet hours', async () => {
    const { place, clock, hears, later, got } = await open(kind);
    const [anna, ben] = [await guest(place.store, 'Anna'), await guest(place.store, 'Ben')];
    const report = { by: anna.id, about: ben.id, name: 'Ben', reason: 'spam', words: '', at: 1 } as const;
    const { minutes } = localTime(tableTime(), 'Europe/Budapest');
    const quiet = { from: (minutes + 1380) % 1440, to: (minutes + 120) % 1440 };
    const byHook: NoticeSettings = { ...ALL, wants: { ...ALL.wants, conduct: ['hook'] } };
    await hears(anna, ['hook'], { ...byHook, quiet });
    const { id } = await place.store.conduct.report(report);
    await decide(place, ben.id, 'warn', [id]);
    await later();
    expect(got('hook')).toEqual([]);
    await hears(ben, ['hook'], byHook);
    await later();
    clock.ahead += 3 * HOUR;
    await later();
    await later();
    expect(got('hook').map(({ body }) => told(body))).toMatchObject([
      { kind: 'act', title: 'A moderator has made a decision about you: Warning', tables: [] },
      { kind: 'report', title: 'Moderators have dealt with your report about Ben' },
    ]);
  });
});

test.each(KINDS)(
  'a table for a circle is told its people once, while they may still sit there, on %s',
  async (kind) => {
    const { place, browser, hears, later, got } = await open(kind);
    const { hall, store } = place;
    const [anna, ben, cleo, dora] = (await Promise.all(
      ['Anna', 'Ben', 'Cleo', 'Dora'].map(async (name) => {
        const person = { id: newId(), name, account: true } as const;
        await addAccount(store, person.id, name);
        return person;
      }),
    )) as [Person, Person, Person, Person];
    for (const { id } of [ben, cleo, dora]) await store.friends.follow(anna.id, id, 1);
    const circle = await putCircle(store, anna, { name: 'Sundays', people: [ben.id, cleo.id, dora.id] });
    for (const person of [ben, cleo]) await hears(person, ['push']);
    const nothing = { turn: [], time: [], invited: [], ended: [], chat: [] };
    await hears(dora, ['push'], { ...ALL, wants: nothing });
    const { id } = await hall.create(anna, settingsOf({ game: 'han', autoStart: false }), {}, circle);
    await hall.do(id, cleo, { type: 'sit' });
    await later();
    await later();
    expect(got('push').map(({ body }) => JSON.parse(browser.decrypt(body)))).toMatchObject([
      { title: 'Anna has opened a table of Han for your circle', path: `/#/table/${id}` },
    ]);
  },
);

test('of two senders one tells a person what a moderator has decided', async () => {
  const { place, sender, openOther, clock, hears, later, got } = await open('PostgreSQL');
  const other = await openOther();
  for (const name of ['A', 'B', 'C', 'D']) {
    const { id: about, ...person } = await guest(place.store, name);
    await hears({ ...person, id: about }, ['push']);
    const act = { about, kind: 'warn', reason: 'abuse', words: 'x', by: 'cli', at: tableTime() } as const;
    await place.store.conduct.act(act, []);
  }
  clock.ahead += GRACE_MS;
  for (let i = 0; i < 5; i++) await Promise.all([sender.round(), other.round()]);
  await later();
  await other.close();
  expect(got('push').length).toBe(4);
});

test('a daily mail keeps what else is due with it', async () => {
  const smtp = await openMailServer();
  const { place, hears, later } = await open('SQLite', { SMTP_URL: smtp.url });
  const [first] = await pair(place);
  await place.store.accounts.addMail(first.person.id, 'anna@mail.example', tableTime());
  const at = tableTime();
  await place.store.conduct.act(
    { about: first.person.id, kind: 'warn', reason: 'spam', words: 'x', by: 'cli', at },
    [],
  );
  await hears(first.person, ['mail'], { ...ALL, digest: 0 });
  await later();
  const mail = await smtp.next('anna@mail.example');
  expect(mail.subject).toBe('2 notices');
  expect(mail.text).toContain('Your turn in Han');
  expect(mail.text).toContain('A moderator has made a decision about you: Warning');
});

test.each([
  ['spring', 'SQLite', Date.UTC(2027, 2, 27, 12)],
  ['autumn', 'SQLite', Date.UTC(2027, 9, 30, 12)],
  ['autumn', 'PostgreSQL', Date.UTC(2027, 9, 30, 12)],
] as const)(
  'mail comes once a day also when the clocks of Budapest change in %s, on %s',
  async (_, kind, night) => {
    let start = night as number;
    const smtp = await openMailServer();
    const { place, sender, clock, hears } = await open(kind, { SMTP_URL: smtp.url });
    const [first] = await pair(place, { kind: 'none' });
    for (const digest of [150, 420]) {
      await place.store.accounts.addMail(first.person.id, 'anna@mail.example', tableTime());
      clock.ahead = start - tableTime();
      await hears(first.person, ['mail'], { ...ALL, digest });
      const dates: number[] = [];
      for (let at = start; at < start + 2 * DAY; at += 40 * 60_000) {
        clock.ahead = at - tableTime();
        await sender.round();
        await sender.settled();
        for (const _mail of smtp.received) {
          expect((await smtp.next('anna@mail.example')).subject).toBe('It is your turn in 1 game');
          dates.push(localTime(at, 'Europe/Budapest').date);
        }
      }
      // The first is for the day on which it was chosen.
      expect([digest, dates.length, new Set(dates).size]).toEqual([digest, 3, 3]);
      start += 40 * DAY;
    }
  },
);
