import { describe, expect, onTestFinished, test } from 'vitest';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { guest, openPlace, Player, playOn, settingsOf } from '../testing/hall.ts';

const refused = (code: string) => ({ fault: { code } });

/** An open table of four seats with a host and others. */
async function lobby(kind: (typeof KINDS)[number], some: Partial<Parameters<typeof settingsOf>[0]> = {}) {
  const store = await newStore(kind);
  const place = await openPlace({ store });
  onTestFinished(() => place.close());
  const host = await guest(store, 'Host');
  const settings = settingsOf({ game: 'dragon', seats: 4, autoStart: false, ...some });
  const { id } = await place.hall.create(host, settings, {});
  const others = await Promise.all(['B', 'C'].map((name) => guest(store, name)));
  return { place, players: [host, ...others].map((person) => new Player(place.hall, id, person)) };
}

describe.each(KINDS)('before the start on %s', (kind) => {
  test('the host sits, the others say that they are ready, and standing up takes it back', async () => {
    const { players } = await lobby(kind);
    const [host, b] = players;
    const ready = async () => (await host!.look()).info.seats.map((seat) => seat.ready ?? false);
    expect((await host!.look()).info.seats[0]).toMatchObject({ name: 'Host' });
    await expect(b!.do({ type: 'ready', on: true })).rejects.toMatchObject(refused('not-seated'));
    await b!.do({ type: 'sit', seat: 2 });
    await host!.watch();
    await b!.do({ type: 'ready', on: true });
    expect(host!.updates.at(-1)).toMatchObject({
      entries: [{ what: { type: 'ready', seat: 2, on: true } }],
      info: { seats: [{}, {}, { ready: true }, {}] },
    });
    const { n } = await b!.do({ type: 'ready', on: true });
    expect((await b!.do({ type: 'ready', on: true })).n).toBe(n);
    await b!.do({ type: 'ready', on: false });
    expect(await ready()).toEqual([false, false, false, false]);
    await b!.do({ type: 'ready', on: true });
    await b!.do({ type: 'sit', seat: 1 });
    expect(await ready()).toEqual([false, false, false, false]);
  });

  test('the host starts with the seats that are taken, and the game is played and recorded with so many', async () => {
    const { place, players } = await lobby(kind);
    const [host, b, c] = players;
    await b!.do({ type: 'sit', seat: 3 });
    await c!.do({ type: 'sit', seat: 2 });
    await b!.do({ type: 'ready', on: true });
    await expect(host!.do({ type: 'start' })).rejects.toMatchObject(refused('not-started'));
    await expect(host!.do({ type: 'start', seats: 4 })).rejects.toMatchObject(refused('not-started'));
    await expect(b!.do({ type: 'start', seats: 3 })).rejects.toMatchObject(refused('not-host'));
    await host!.do({ type: 'start', seats: 3 });
    const { info } = await host!.look();
    expect(info.settings.seats).toBe(3);
    expect(info.seats.map(({ name }) => name)).toEqual(['Host', 'C', 'B']);
    for (const seat of info.seats) expect(seat).not.toHaveProperty('ready');
    const [line] = await place.hall.of(b!.person);
    expect(line).toMatchObject({ seats: 3, free: 0, names: ['Host', 'C', 'B'], yourSeat: 2 });
    const other = await openPlace({ store: place.store });
    onTestFinished(() => other.close());
    expect((await other.hall.look(host!.table, host!.person)).info).toEqual(info);
    await playOn([host!, c!, b!], ({ info: { status } }) => status === 'ended');
    const played = replay(await place.hall.record(host!.table, undefined), games as never);
    expect(played).toMatchObject({ finished: true, header: { seats: 3, players: ['Host', 'C', 'B'] } });
  });
});

test('a game does not start with fewer seats than its rules and options allow', async () => {
  const { players } = await lobby('SQLite', { options: { startPlayer: 3 } });
  const [host, b] = players;
  await b!.do({ type: 'sit' });
  await expect(host!.do({ type: 'start', seats: 2 })).rejects.toMatchObject(refused('malformed'));
  const alone = await lobby('SQLite');
  await expect(alone.players[0]!.do({ type: 'start', seats: 1 })).rejects.toMatchObject(refused('malformed'));
});

test('nobody sits or talks under a name that looks like that of somebody at the table', async () => {
  const { place, players } = await lobby('SQLite');
  const [host, b] = players;
  await b!.do({ type: 'sit', seat: 1 });
  const table = host!.table;
  const double = async (name: string) => new Player(place.hall, table, await guest(place.store, name));
  await expect((await double('H\u043est')).do({ type: 'sit' })).rejects.toMatchObject(refused('name-taken'));
  await expect((await double('b')).do({ type: 'sit' })).rejects.toMatchObject(refused('name-taken'));
  await (await double('Hosty')).do({ type: 'sit', seat: 2 });
  // A seated player keeps the name in the chat, and does not conflict with it.
  await b!.do({ type: 'sit', seat: 3 });
  const renamed = new Player(place.hall, table, { ...b!.person, name: 'Host' });
  await renamed.watch();
  await renamed.do({ type: 'chat', text: 'Hello.' });
  expect(renamed.updates.at(-1)!.entries[0]!.what).toMatchObject({ type: 'chat', name: 'B' });
  // A host without a seat can chat as well.
  await host!.do({ type: 'stand' });
  const alike = new Player(place.hall, table, { ...host!.person, name: 'H\u043esty' });
  await expect(alike.do({ type: 'chat', text: 'Hello.' })).rejects.toMatchObject(refused('name-taken'));
});
