import { describe, expect, onTestFinished, test } from 'vitest';
import type { Profile } from '../../protocol/people.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableListing } from '../../protocol/table.ts';
import { newId } from '../../store/id.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { addAccount, addResult, sampleResult, sampleSeat } from '../../store/testing/results.ts';
import { makeCookie } from '../accounts/cookie.ts';
import { guest, type Player, playOn, seated, settingsOf } from '../testing/hall.ts';
import { Device, type Net, openNet } from '../testing/net.ts';

async function open(kind: Kind): Promise<Net> {
  const net = await openNet({ REQUESTS_PER_MINUTE: '100000' }, { store: await newStore(kind) });
  onTestFinished(() => net.close());
  return net;
}

async function account({ store }: Net, name: string): Promise<Person> {
  const person = { id: newId(), name };
  await addAccount(store, person.id, name);
  return { ...person, account: true };
}

/** A browser in which a person is signed in. */
async function deviceOf(net: Net, { id }: Person): Promise<Device> {
  const { store } = net;
  const [device, now] = [new Device(net), Date.now()];
  const own = { id: newId(), person: id, label: '', created: now, used: now, ended: null };
  await store.accounts.addDevice(own);
  const { epoch } = (await store.people.find(id))!;
  const claim = { id, epoch, issued: now, device: own.id };
  device.cookie = `mandate=${makeCookie(claim, await store.secret('cookie'))}`;
  return device;
}

async function finished(
  net: Net,
  some: Parameters<typeof seated>[1],
  people: readonly Person[],
): Promise<string> {
  const players = await seated(net, some, people);
  await playOn(players, () => false);
  return players[0]!.table;
}

async function resigned(
  net: Net,
  some: Parameters<typeof seated>[1],
  people: readonly Person[],
): Promise<string> {
  const [first] = (await seated(net, some, people)) as [Player];
  await first.do({ type: 'resign' });
  return first.table;
}

const profileOf = async (device: Device, { id }: Person): Promise<Profile> =>
  (await device.ask(`GET /api/people/${id}`)).body;

describe.each(KINDS)('the page of a person in %s', (kind) => {
  test('shows the finished games of both, and how reliable they are', async () => {
    const net = await open(kind);
    const [anna, ben] = [await account(net, 'Anna'), await account(net, 'Ben')];
    const stranger = new Device(net);
    const han = await finished(net, { game: 'han', seats: 2, listed: true, rated: true }, [anna, ben]);
    const dragon = await finished(net, { game: 'han', seats: 3, listed: true }, [ben, anna]);
    await net.store.results.rate();
    for (const [person, other] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      const page = await profileOf(stranger, person);
      expect(page).toMatchObject({ person: { id: person.id, name: person.name }, games: 2 });
      expect(page.recent.map(({ table }) => table)).toEqual([dragon, han]);
      expect(page.recent[0]!.others).toContainEqual({ bot: 'random' });
      expect(page.recent[1]).toMatchObject({ rated: true, change: expect.any(Number) });
      expect(page.opponents).toMatchObject([{ person: { name: other.name }, games: 2 }]);
      expect(page.titles).toMatchObject([{ game: 'han', games: 2, rated: 1 }]);
      expect(page.titles[0]!.rating).toMatchObject({ games: 1, provisional: true });
      // Two games are too few for figures.
      expect(page.reliability).toBeUndefined();
      expect(page.titles[0]!.points).toBeUndefined();
    }
    for (let i = 0; i < 3; i++) await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, ben]);
    const [left, stayed] = [await profileOf(stranger, anna), await profileOf(stranger, ben)];
    expect(left.reliability!.tables).toEqual([false, false, false, true, true]);
    expect(stayed.reliability!.tables).toEqual([true, true, true, true, true]);
    expect(left.reliability!.atLeast).toBeLessThan(stayed.reliability!.atLeast);
    expect(stayed.reliability!.atLeast).toBeCloseTo(0.5655, 3);
  });

  test('says nothing of private tables to strangers, though they count', async () => {
    const net = await open(kind);
    const [anna, ben] = [await account(net, 'Anna'), await account(net, 'Ben')];
    await resigned(net, { game: 'dragon', seats: 2 }, [anna, ben]);
    const [stranger, own] = [new Device(net), await deviceOf(net, anna)];
    // Only private tables: no public page, but one's own.
    expect((await stranger.ask(`GET /api/people/${anna.id}`)).status).toBe(404);
    expect((await profileOf(own, anna)).opponents).toHaveLength(1);
    await resigned(net, { game: 'dragon', seats: 2, listed: true, spectators: false }, [anna, ben]);
    expect((await stranger.ask(`GET /api/people/${anna.id}`)).status).toBe(404);
    const cleo = await account(net, 'Cleo');
    const table = await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, cleo]);
    const page = await profileOf(stranger, anna);
    expect(page.games).toBe(3);
    expect(page.recent.map((game) => game.table)).toEqual([table, undefined, undefined]);
    expect(page.opponents.map(({ person }) => person.name)).toEqual(['Cleo']);
    expect(JSON.stringify(page)).not.toContain('Ben');
    expect((await profileOf(await deviceOf(net, ben), anna)).opponents[0]!.person.name).toBe('Ben');
  });

  test('is not there for guests and for those who are erased', async () => {
    const net = await open(kind);
    const [anna, passing] = [await account(net, 'Anna'), await guest(net.store, 'Passing')];
    await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, passing]);
    const stranger = new Device(net);
    expect((await stranger.ask(`GET /api/people/${passing.id}`)).status).toBe(404);
    const page = await profileOf(stranger, anna);
    expect(page.recent[0]!.others).toEqual([{ guest: true }]);
    expect(page.opponents).toEqual([]);
    await (await deviceOf(net, anna)).ask('DELETE /api/me');
    for (const path of [`/api/people/${anna.id}`, `/people/${anna.id}`])
      expect((await stranger.ask(`GET ${path}`)).status).toBe(404);
  });

  test('does not count annulled games', async () => {
    const net = await open(kind);
    const [anna, ben] = [await account(net, 'Anna'), await account(net, 'Ben')];
    const table = await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, ben]);
    await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, ben]);
    await net.store.results.annul(table, true);
    expect(await profileOf(new Device(net), anna)).toMatchObject({ games: 1, recent: [{}] });
  });
});

describe.each(KINDS)('friends in %s', (kind) => {
  test('are followed, seen at public tables, found by name and invited', async () => {
    const net = await open(kind);
    const [anna, ben, cleo] = [
      await account(net, 'Anna'),
      await account(net, 'Ben'),
      await account(net, 'Cleo'),
    ];
    for (const other of [ben, cleo])
      await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, other]);
    const own = await deviceOf(net, anna);
    expect((await own.ask('GET /api/people?name=Ben')).body.people).toMatchObject([
      { id: ben.id, name: 'Ben' },
    ]);
    expect((await own.ask('GET /api/people?name=Anna')).body.people).toEqual([]);
    expect((await profileOf(own, ben)).followed).toBe(false);
    for (const { id } of [ben, cleo]) expect((await own.ask(`PUT /api/me/friends/${id}`)).status).toBe(204);
    expect((await profileOf(own, ben)).followed).toBe(true);
    await (await deviceOf(net, ben)).ask(`PUT /api/me/friends/${anna.id}`);

    // Ben waits at a public table, Cleo at a private one.
    const wait = async (person: Person, listed: boolean): Promise<string> => {
      const device = await deviceOf(net, person);
      const body = { game: 'han', seats: 3, listed, sit: {} };
      return (await device.ask('POST /api/tables', body)).body.id;
    };
    const [open_, closed] = [await wait(ben, true), await wait(cleo, false)];
    const { friends } = (await own.ask('GET /api/me/friends')).body;
    expect(friends).toMatchObject([
      {
        person: { name: 'Ben' },
        mutual: true,
        doing: { table: open_, status: 'open', free: 2, withYou: false },
      },
      { person: { name: 'Cleo' }, mutual: false },
    ]);
    expect(friends[1].doing).toBeUndefined();

    // Invitations go to those whom one follows; the seat is kept for them.
    const invite = (device: Device, table: string, { id }: Person) =>
      device.ask(`POST /api/tables/${table}/invitations`, { person: id });
    const bens = await deviceOf(net, ben);
    expect((await invite(bens, open_, anna)).status).toBe(204);
    expect((await invite(bens, open_, anna)).status).toBe(204);
    expect((await invite(bens, open_, cleo)).status).toBe(403);
    expect((await invite(own, closed, ben)).status).toBe(403);
    expect((await own.ask('GET /api/me/tables')).body.tables).toContainEqual(
      expect.objectContaining({ id: open_, invited: 'Ben' }),
    );
    const { info } = (await own.ask(`GET /api/tables/${open_}`)).body;
    expect(info.invited).toMatchObject([{ person: anna.id, name: 'Anna' }]);
    // Whoever has muted somebody is not invited by them.
    await own.ask(`POST /api/tables/${open_}/commands`, { type: 'decline' });
    await net.store.people.mute(anna.id, ben.id, true);
    expect((await invite(bens, open_, anna)).status).toBe(404);

    expect((await own.ask(`DELETE /api/me/friends/${ben.id}`)).status).toBe(204);
    const { body } = await own.ask('GET /api/me/export');
    expect(body).toMatchObject({ follows: [cleo.id], results: [{ place: 2 }, { game: 'dragon', place: 2 }] });
    await own.ask('DELETE /api/me');
    expect(await net.store.friends.follows(ben.id, anna.id)).toBe(false);
    expect(await net.store.friends.followed(anna.id)).toEqual([]);
  });

  test('are people with an account and a public page only', async () => {
    const net = await open(kind);
    const [anna, hidden] = [await account(net, 'Anna'), await account(net, 'Hidden')];
    const own = await deviceOf(net, anna);
    expect((await own.ask(`PUT /api/me/friends/${hidden.id}`)).status).toBe(404);
    expect((await own.ask(`PUT /api/me/friends/${anna.id}`)).status).toBe(403);
    expect((await own.ask('GET /api/people?name=Hidden')).body.people).toEqual([]);
    const passing = await Device.guest(net, 'Passing');
    expect((await passing.ask(`PUT /api/me/friends/${anna.id}`)).status).toBe(403);
    expect((await passing.ask('GET /api/people?name=Anna')).status).toBe(403);
  });
});

describe.each(KINDS)('open tables in %s', (kind) => {
  test('are listed with seal, rating and reliability of hosts that have an account', async () => {
    const net = await open(kind);
    const [anna, ben, cleo] = [
      await account(net, 'Anna'),
      await account(net, 'Ben'),
      await guest(net.store, 'Cleo'),
    ];
    for (let i = 0; i < 6; i++)
      await addResult(
        net.store,
        `t${i}`,
        sampleResult(1_780_000_000_000 + i, [sampleSeat(anna.id, 1), sampleSeat(ben.id, 2)]),
      );
    await net.store.results.rate();
    await net.store.accounts.setSeal(anna.id, 'lotus.plum');
    for (const host of [anna, cleo]) await net.hall.create(host, settingsOf({ game: 'han', listed: true }));
    await net.hall.create(anna, settingsOf({ game: 'dragon', listed: true }));
    const { tables } = (await new Device(net).ask('GET /api/tables')).body;
    const hosts = Object.fromEntries(
      tables.map(({ host, game, hostedBy }: TableListing) => [`${host} ${game}`, hostedBy]),
    );
    expect(hosts).toEqual({
      [`${anna.id} han`]: {
        person: { id: anna.id, name: 'Anna', seal: 'lotus.plum' },
        rating: expect.objectContaining({ points: expect.any(Number), provisional: true, games: 6 }),
        reliability: expect.any(Number),
      },
      // Has not played this game.
      [`${anna.id} dragon`]: { person: expect.anything(), reliability: expect.any(Number) },
      [`${cleo.id} han`]: undefined,
    });
  });
});

describe('public pages without scripts', () => {
  test('are documents in the language of the reader', async () => {
    const net = await open('SQLite');
    const [anna, ben] = [await account(net, 'Anna <b>'), await account(net, 'Ben')];
    await finished(net, { game: 'han', seats: 2, listed: true }, [anna, ben]);
    const stranger = new Device(net);
    const page = async (path: string, accept = 'en') => {
      const { status, headers, body } = await stranger.ask<string>(`GET ${path}`, undefined, {
        'accept-language': accept,
      });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      return body;
    };
    const english = await page(`/people/${anna.id}`);
    expect(english).toContain('<title>Anna &lt;b&gt; · Mandate</title>');
    expect(english).toContain(`<link rel="canonical" href="${net.url}/people/${anna.id}">`);
    expect(english).toContain(`hreflang="ja" href="${net.url}/people/${anna.id}?lang=ja"`);
    expect(english).toMatch(/<h1>Anna &lt;b&gt;<\/h1>/);
    expect(english).toContain('1 game, ');
    expect(english).not.toContain('<b>');
    expect(await page(`/people/${anna.id}`, 'fr, hu;q=0.8, en;q=0.5')).toMatch(
      /<html lang="hu"[\s\S]*játszma/,
    );
    expect(await page(`/people/${anna.id}?lang=ja`, 'ru')).toMatch(/<html lang="ja"[\s\S]*ゲーム/);
    expect(await page('/people', 'ru')).toContain('Таблица появится, когда 20 игроков');
    const game = await page('/games/han');
    expect(game).toContain('Han: statistics');
    expect(game).toContain(`href="/people/${ben.id}"`);
    // One game is too few for openings and distributions.
    expect(game.match(/fewer than 20 games is left out/g)).toHaveLength(3);
    for (const path of ['/people/nobody', '/games/chess', `/people/${'0'.repeat(20)}`]) {
      const { status, body } = await stranger.ask<string>(`GET ${path}`);
      expect(status).toBe(404);
      expect(body).toContain('noindex');
    }
    expect(await stranger.ask('GET /robots.txt')).toMatchObject({ status: 200 });
  });
});

test('a person is invited some times an hour, however many people invite', async () => {
  const net = await open('SQLite');
  const anna = await account(net, 'Anna');
  const invite = async (name: string) => {
    const host = await account(net, name);
    await net.store.friends.follow(host.id, anna.id, 1);
    const device = await deviceOf(net, host);
    const { id } = (await device.ask('POST /api/tables', { game: 'han', seats: 2, sit: {} })).body;
    return (await device.ask(`POST /api/tables/${id}/invitations`, { person: anna.id })).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) statuses.push(await invite(`Ben ${i}`));
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([204]));
  expect(statuses[20]).toBe(429);
});

test('reading pages of people is limited by what it costs, with scripts and without', async () => {
  const net = await openNet({ LINES_PER_MINUTE: '500' });
  onTestFinished(() => net.close());
  const [anna, ben] = [await account(net, 'Anna'), await account(net, 'Ben')];
  await resigned(net, { game: 'dragon', seats: 2, listed: true }, [anna, ben]);
  const stranger = new Device(net);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await stranger.ask(`GET /people/${anna.id}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await stranger.ask(`GET /api/people/${anna.id}`)).status).toBe(429);
});

describe.each(KINDS)('holidays in %s', (kind) => {
  test('are taken by accounts, within the allowance, and exported', async () => {
    const net = await open(kind);
    const anna = await deviceOf(net, await account(net, 'Anna'));
    expect((await anna.ask('GET /api/me/holidays')).body).toEqual({ holidays: [], left: 28 });
    const taken = await anna.ask('POST /api/me/holidays', { days: 20 });
    expect(taken).toMatchObject({ status: 201, body: { holidays: [{}], left: 8 } });
    const from = Date.now() + 40 * 86_400_000;
    expect((await anna.ask('POST /api/me/holidays', { from, days: 9 })).status).toBe(403);
    expect((await anna.ask('POST /api/me/holidays', { from, days: 8 })).status).toBe(201);
    expect((await anna.ask('POST /api/me/holidays', { from, days: 1 })).status).toBe(400);
    expect((await anna.ask('GET /api/me/export')).body.holidays).toHaveLength(2);
    const off = await anna.ask(`DELETE /api/me/holidays/${from}`);
    expect(off).toMatchObject({ status: 200, body: { left: 8 } });
    expect((await anna.ask(`DELETE /api/me/holidays/${from}`)).status).toBe(404);
    const guest = await Device.guest(net, 'Ben');
    expect((await guest.ask('POST /api/me/holidays', { days: 1 })).status).toBe(403);
  });
});
