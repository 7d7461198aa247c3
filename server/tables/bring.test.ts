import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../../core/replay.ts';
import { GAME_IDS } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { broughtGame } from '../../protocol/http.ts';
import { emptyLedger, fold } from '../../store/log/ledger.ts';
import type { TableLine } from '../../store/log/line.ts';
import { rerun } from '../../store/log/rerun.ts';
import { guest, openPlace, type Place, Player, playOn } from '../testing/hall.ts';
import { recordAfter } from '../testing/record.ts';
import { openHall } from './open.ts';

const DECISIONS = 20;

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

/** A game of three in progress: the host on seat 1, a bot on seat 2, seat 0 free. */
async function brought(game: (typeof GAME_IDS)[number]) {
  const record = recordAfter(game, 3, DECISIONS);
  const [host, friend] = [await guest(place.store, 'Host'), await guest(place.store, 'Friend')];
  const body = broughtGame.parse({ record, seat: 1, bots: [null, null, 'random'], table: {} });
  const info = await place.hall.bring(host, body);
  return {
    record,
    info,
    host: new Player(place.hall, info.id, host),
    friend: new Player(place.hall, info.id, friend),
  };
}

const movesOf = (record: string) => record.split('\n').filter((line) => /^\d+ \d /.test(line));
/** Without checks, which stand at turn ends; the last line of a part may have none. */
const plain = (line: string) => line.replace(/ #\w+$/, '');

describe.each(GAME_IDS)('a game of %s that was begun elsewhere', (game) => {
  test('waits for its people, goes on where it was, and its record holds', async () => {
    const { record, info, host, friend } = await brought(game);
    expect(info).toMatchObject({
      status: 'open',
      brought: DECISIONS,
      commitment: replay(record, games as never).header.commitment,
    });
    expect(info.seats.map(({ bot, name }) => bot ?? name)).toEqual([undefined, 'Host', 'random']);
    await expect(host.do({ type: 'start' })).rejects.toMatchObject({ fault: { code: 'not-started' } });
    await friend.do({ type: 'sit', nonce: 'changes-nothing' });
    await host.watch();
    await host.do({ type: 'start' });

    const then = replay(record, games as never);
    const { position } = await friend.look();
    expect(position!.ply).toBeGreaterThanOrEqual(DECISIONS);
    const started = host.updates.flatMap(({ entries }) => entries).find(({ what }) => what.type === 'start')!;
    const told = started.what as Extract<typeof started.what, { type: 'start' }>;
    expect(told.order).toEqual([0, 1, 2]);
    expect(told.decisions!.map(({ ply, seat }) => [ply, seat])).toEqual(
      then.steps.map(({ n, seat }) => [n, seat]),
    );
    for (const { seat, move } of told.decisions!)
      expect(move === undefined, 'moves of others stay home').toBe(seat !== 1);

    await playOn([friend, host], () => false);
    const whole = await place.hall.record(info.id, undefined);
    expect(replay(whole, games as never).finished).toBe(true);
    expect(movesOf(whole).slice(0, DECISIONS).map(plain)).toEqual(movesOf(record).map(plain));
  });
});

test('a game that was begun elsewhere sets no public records', async () => {
  const person = await guest(place.store, 'Host');
  const { id } = await place.hall.bring(
    person,
    broughtGame.parse({
      ...{ record: recordAfter('han', 3, DECISIONS), seat: 1, bots: ['random', null, 'random'] },
      table: { listed: true },
    }),
  );
  const host = new Player(place.hall, id, person);
  await host.do({ type: 'start' });
  await host.do({ type: 'resign' });
  expect(await place.store.results.find(id)).toMatchObject({ listed: false, rated: null });
});

describe('what was decided before', () => {
  test('stands, and is the same on a node that reads it from the store', async () => {
    const { record, info, host, friend } = await brought('dragon');
    await friend.do({ type: 'sit' });
    await host.do({ type: 'start' });
    for (const player of [host, friend])
      await expect(player.do({ type: 'undo' })).rejects.toMatchObject({ fault: { code: 'no-undo' } });
    await playOn([friend, host], ({ position }) => position!.ply >= DECISIONS + 6);
    const early = await place.hall.moment(info.id, friend.person, 3);
    const then = replay(record, games as never);
    expect(early).toMatchObject({ ply: 3, seat: 0 });
    expect(early.view).toEqual(games.dragon!.view(then.steps[2]!.state as never, 0));
    const here = await place.hall.look(info.id, friend.person);
    const other = await openHall({
      store: place.store,
      bus: {
        publish: () => undefined,
        onTableChanged: () => undefined,
        onPersonChanged: () => undefined,
        onGap: () => undefined,
        close: async () => undefined,
      },
      advisor: { choose: () => new Promise(() => undefined) },
      node: 'other',
      limits: { openTables: 50, listedTables: 50, openHours: 24 },
      botPause: 0,
      failed: (error) => place.failures.push(error),
    });
    expect((await other.look(info.id, friend.person)).position!.view).toEqual(here.position!.view);
    await other.close();
  });

  test('is part of the start for a chore that plays stored games again', async () => {
    const { info, host, friend } = await brought('han');
    await friend.do({ type: 'sit' });
    await host.do({ type: 'start' });
    await playOn([friend, host], ({ position }) => position!.ply >= DECISIONS + 9);
    const stored = (await place.store.tables.find(info.id))!;
    const lines = (await place.store.tables.log(info.id, 0, false)) as TableLine[];
    const ledger = lines.reduce(fold, emptyLedger(stored.settings as Parameters<typeof emptyLedger>[0]));
    const again = rerun(games.han as never, stored, ledger);
    if (again.departs) throw new Error(again.reason);
    // The bots continue in the meantime.
    const kept = (await place.store.tables.snapshots(info.id)).filter(({ n }) => n <= ledger.n);
    expect(kept.length).toBeGreaterThan(0);
    for (const { n } of kept) {
      const snapshot = await place.store.tables.snapshot(info.id, n);
      expect(again.snapshots.find((one) => one.n === n)?.state).toEqual(snapshot!.state);
    }
  });
});
