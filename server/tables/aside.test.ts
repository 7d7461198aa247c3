import { sql } from 'kysely';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import type { SqlStore } from '../../store/sql.ts';
import { KINDS, type Kind, newStore } from '../../store/testing/places.ts';
import { openPlace, type Place, Player, playOn, seated } from '../testing/hall.ts';
import { Device, openNet } from '../testing/net.ts';
import { SetAside } from './aside.ts';

const CLOCK = { pace: { kind: 'move', seconds: 60 }, timeout: 'bot' } as const;
const HOUR = 3_600_000;

/** A hall on its own store, opened again as after a restart. */
async function places(kind: Kind): Promise<{ store: SqlStore; open(): Promise<Place> }> {
  const store = await newStore(kind);
  const open = async () => {
    const place = await openPlace({ store });
    onTestFinished(() => place.close());
    return place;
  };
  return { store, open };
}

const setDue = (store: SqlStore, due: number) =>
  store.db.updateTable('tables').set({ due }).where('status', '=', 'running').execute();

/** Ways to damage a stored table, with the reported reason. */
const DAMAGES: readonly (readonly [string, (store: SqlStore, id: string) => Promise<unknown>, RegExp])[] = [
  [
    'a state of a later version',
    (store, id) =>
      store.db.updateTable('snapshots').set({ version: 99 }).where('table_id', '=', id).execute(),
    /its state is of version 99 of dragon, and version \d plays here/,
  ],
  [
    'a state that is no JSON',
    (store, id) => store.db.updateTable('snapshots').set({ state: '{' }).where('table_id', '=', id).execute(),
    /its state at line \d+ of the log is damaged/,
  ],
  [
    'a line of an unknown kind',
    (store, id) => sql`update lines set type = 'dance' where table_id = ${id} and n = 3`.execute(store.db),
    /line 3 of its log is of a kind that this version does not know/,
  ],
  [
    'a line without its seat',
    (store, id) => sql`update lines set body = '{}' where table_id = ${id} and n = 3`.execute(store.db),
    /line 3 of its log is damaged/,
  ],
  [
    'settings that are no JSON',
    (store, id) => store.db.updateTable('tables').set({ settings: '?' }).where('id', '=', id).execute(),
    /its settings are damaged/,
  ],
  [
    'a version of the game that is to come',
    (store, id) => store.db.updateTable('tables').set({ version: 99 }).where('id', '=', id).execute(),
    /it was opened with version 99 of dragon/,
  ],
];

describe.each(KINDS)('in %s a table with', (kind) => {
  test.each(DAMAGES)('%s stops no other', async (_, damage, reason) => {
    const { store, open } = await places(kind);
    const first = await open();
    const all: Player[][] = [];
    for (let i = 0; i < 3; i++)
      all.push(await seated(first, { game: 'dragon', seats: 2, ...CLOCK }, ['A', 'B']));
    await first.hall.close();
    const [broken, ...others] = all.map(([player]) => player!.table) as [string, ...string[]];
    await damage(store, broken);
    // No node ran for an hour, in which all clocks ran out; the broken table is due first.
    await sql`update lines set at = at - ${HOUR}`.execute(store.db);
    await sql`update nodes set beat = beat - ${HOUR}`.execute(store.db);
    await setDue(store, 1);
    await store.db.updateTable('tables').set({ due: 0 }).where('id', '=', broken).execute();

    const { hall, failures } = await open();
    await expect.poll(() => hall.aside).toBe(1);
    const person = all[1]![0]!.person;
    // The others were credited the hour before their clocks were checked.
    for (const id of others) {
      const last = (await hall.entries(id, person, 0, 500)).entries.at(-1)!.what;
      expect(last).toMatchObject({ type: 'credit', ms: expect.any(Number) });
      expect(last.type === 'credit' && Math.abs(last.ms - HOUR)).toBeLessThan(30_000);
    }
    await expect(hall.look(broken, person)).rejects.toMatchObject({ fault: { code: 'unavailable' } });
    expect(await hall.of(person)).toHaveLength(1);
    expect(failures).toEqual([expect.any(SetAside)]);
    expect((failures[0] as Error).message).toMatch(new RegExp(`^Table ${broken} is set aside: .*`));
    expect((failures[0] as Error).message).toMatch(reason);
  });
});

test('clocks and bots of other tables go on while one is set aside', async () => {
  const { store, open } = await places('SQLite');
  const first = await open();
  const broken = await seated(first, { game: 'dragon', seats: 2, ...CLOCK }, ['A', 'B']);
  const other = await seated(first, { game: 'dragon', seats: 2, pace: { kind: 'move', seconds: 5 } }, [
    'C',
    'D',
  ]);
  await first.hall.close();
  await store.db
    .updateTable('snapshots')
    .set({ version: 99 })
    .where('table_id', '=', broken[0]!.table)
    .execute();
  await setDue(store, 1);
  // The other table's clock ran out long ago: no node was missing in the meantime.
  await sql`update lines set at = at - 60000 where table_id = ${other[0]!.table}`.execute(store.db);
  await store.nodes.beat('another', Date.now());
  const { hall, failures } = await open();
  const types = async () =>
    (await hall.entries(other[0]!.table, other[0]!.person, 0, 500)).entries.map(({ what }) => what.type);
  await expect.poll(types).toContain('absent');
  // The stand-in moves; the sweep asks for its decision as well.
  await expect.poll(types).toContain('move');
  expect(hall.aside).toBe(1);
  expect(failures).toHaveLength(1);
});

test('a table that can be read but fails when it is woken stops no other', async () => {
  const { store, open } = await places('SQLite');
  const first = await open();
  const pace = { kind: 'move', seconds: 5 } as const;
  const [failing] = await seated(first, { game: 'dragon', seats: 2, pace }, ['A', 'B']);
  const [other] = await seated(first, { game: 'han', seats: 2, pace }, ['C', 'D']);
  await first.hall.close();
  await sql`update lines set at = at - 60000`.execute(store.db);
  await store.nodes.beat('another', Date.now());
  await setDue(store, 1);
  await store.db.updateTable('tables').set({ due: 0 }).where('id', '=', failing!.table).execute();
  const game = games.dragon as { -readonly [K in keyof Game]: Game[K] };
  const { view } = game;
  onTestFinished(() => void Object.assign(game, { view }));
  game.view = () => {
    throw new TypeError('no such thing');
  };
  const { hall, failures } = await open();
  const types = async () =>
    (await hall.entries(other!.table, other!.person, 0, 500)).entries.map(({ what }) => what.type);
  await expect.poll(types).toContain('move');
  expect(hall.aside).toBe(1);
  expect(failures).toMatchObject([
    { message: `Table ${failing!.table} is set aside: it failed (TypeError).` },
  ]);
});

test('the metrics count tables that are set aside, and the server is healthy', async () => {
  const store = await newStore('SQLite');
  const net = await openNet({}, { store });
  onTestFinished(() => net.close());
  const [player] = await seated(net, { game: 'han', seats: 2 }, ['A', 'B']);
  const id = player!.table;
  await net.hall.close();
  await store.db.updateTable('tables').set({ settings: '{}' }).where('id', '=', id).execute();
  const next = await openNet({}, { store });
  onTestFinished(() => next.close());
  const device = await Device.guest(next, 'Ling');
  const answer = await device.ask(`GET /api/tables/${id}`);
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await device.ask('GET /healthz')).status).toBe(200);
  expect((await device.ask('GET /metrics')).body).toContain('mandate_tables_set_aside 1');
});

describe('a version of the rules that cannot read states and options of before', () => {
  const game = games.dragon as { -readonly [K in keyof Game]: Game[K] };
  const { version, migrate, migrateOptions, inVersion } = game;
  afterEach(() => {
    Object.assign(game, { version, migrate, migrateOptions, inVersion });
  });
  const raise = () => {
    const none = (): never => {
      throw new Error('no way');
    };
    Object.assign(game, { version: version + 1, migrate: none, migrateOptions: none, inVersion: none });
  };

  test.each(KINDS)(
    'leaves ended games of %s with their result and record, and sets running ones aside',
    async (kind) => {
      const { open } = await places(kind);
      const first = await open();
      const ended = await seated(first, { game: 'dragon', seats: 2 }, ['A', 'B']);
      await playOn(ended, () => false);
      const [a] = ended as [Player];
      const record = await first.hall.record(a.table, a.person);
      const running = await seated(first, { game: 'dragon', seats: 2 }, ['C', 'D']);
      await first.hall.close();
      raise();

      const { hall, failures } = await open();
      const { info, position } = await hall.look(a.table, a.person);
      expect([info.status, info.result?.reason, position]).toEqual(['ended', 'finished', undefined]);
      expect(await hall.record(a.table, a.person)).toBe(record);
      expect((await hall.entries(a.table, a.person, 0, 500)).entries.at(-1)!.what.type).toBe('end');
      await expect(hall.look(running[0]!.table, running[0]!.person)).rejects.toMatchObject({
        fault: { code: 'unavailable' },
      });
      expect((failures[0] as Error).message).toContain(
        `of version ${version} of dragon cannot be read by version`,
      );
      expect(await hall.of(a.person)).toHaveLength(1);
    },
  );
});

describe('whoever is forgotten', () => {
  test('leaves the record of a game that has ended, which holds without the name', async () => {
    const { store, open } = await places('SQLite');
    const place = await open();
    const players = await seated(place, { game: 'han', seats: 2 }, ['Unmistakable', 'Other']);
    await playOn(players, () => false);
    const [gone, stays] = players as [Player, Player];
    const before = await place.hall.record(gone.table, stays.person);
    expect(before).toContain('Unmistakable');
    await place.hall.leaveAll(gone.person);
    await store.people.erase(gone.person.id);
    const after = await place.hall.record(gone.table, stays.person);
    expect(replay(after, games).header.players).toEqual(['-', 'Other']);
    expect(after).not.toContain('Unmistakable');
    expect(after.split('\n').length).toBe(before.split('\n').length);
  });

  test('closes the tables that wait for players, seated there or not', async () => {
    const { open } = await places('SQLite');
    const place = await open();
    const [host] = await seated(place, { game: 'han', seats: 3, autoStart: false }, ['Host']);
    await host!.do({ type: 'stand' });
    const friend = new Player(place.hall, host!.table, { id: 'f'.repeat(20), name: 'Friend' });
    await place.hall.leaveAll(host!.person);
    expect((await friend.look()).info.status).toBe('closed');
  });

  test('is forgotten also where a table cannot be read', async () => {
    const { store, open } = await places('SQLite');
    const first = await open();
    const players = await seated(first, { game: 'han', seats: 2 }, ['Unmistakable', 'Other']);
    await playOn(players, () => false);
    const [gone] = players as [Player];
    await first.hall.close();
    await store.db.updateTable('tables').set({ settings: '{}' }).where('id', '=', gone.table).execute();
    const { hall } = await open();
    await hall.leaveAll(gone.person);
    await store.people.erase(gone.person.id);
    expect(await store.tables.record(gone.table)).toContain('player 0 -\n');
    expect(JSON.stringify(await store.tables.log(gone.table, 0, false))).not.toContain('Unmistakable');
  });
});
