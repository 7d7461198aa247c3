import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import { fromTurn, openPlace, type Place, playOn, seated } from '../testing/hall.ts';
import { stopTime } from '../testing/time.ts';
import { tableTime } from './time.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(async () => {
  vi.useRealTimers();
  expect(place.failures).toEqual([]);
  await place.close();
});

const PER_MOVE = { kind: 'move', seconds: 60 } as const;

test('when the time is up a bot plays, and the owner takes the seat back by returning', async () => {
  const later = stopTime();
  const players = await seated(place, { game: 'dragon', seats: 2, pace: PER_MOVE }, ['A', 'B']);
  const [a, b] = await fromTurn(players);
  const seat = players.indexOf(a!);
  const owned = async () => (await b!.look()).info.seats[seat]!;
  later(59_000);
  const { clocks } = await b!.position();
  expect(clocks![seat]).toEqual({ ms: 1000, running: true });
  expect(clocks![1 - seat]).toEqual({ ms: 60_000, running: false });
  later(1_500);
  await expect.poll(async () => (await owned()).absent).toBe(true);
  await expect.poll(async () => (await b!.position()).active).toEqual([1 - seat]);
  expect(await owned()).toMatchObject({ name: a!.person.name, bot: 'level3' });
  await a!.watch();
  expect(await owned()).not.toHaveProperty('absent');
  await playOn(players, ({ position }) => position!.active[0] === seat);
  expect((await a!.position()).clocks![seat]).toEqual({ ms: 60_000, running: true });
});

test.each([PER_MOVE, { kind: 'game', seconds: 60, increment: 0 }] as const)(
  'leaving and returning in the same turn gives no time: $kind',
  async (pace) => {
    const later = stopTime();
    const settings = { game: 'han', seats: 2, pace, timeout: 'resign' } as const;
    const [late] = await fromTurn(await seated(place, settings, ['A', 'B']));
    later(59_000);
    await Promise.all([late!.do({ type: 'leave' }), late!.do({ type: 'back' })]);
    const { clocks, seat } = await late!.position();
    expect(clocks![seat!]).toEqual({ ms: 1000, running: true });
  },
);

test('a seat resigns by its clock where the table says so, and a game of two is over', async () => {
  const later = stopTime();
  const settings = { game: 'han', seats: 2, pace: PER_MOVE, timeout: 'resign' } as const;
  const players = await seated(place, settings, ['A', 'B']);
  const [late] = await fromTurn(players);
  const [move] = (await late!.position()).legal!;
  later(61_000);
  await expect(late!.do({ type: 'move', n: 1, move: move! })).rejects.toMatchObject({
    fault: { code: 'ended' },
  });
  const { result } = (await late!.look()).info;
  expect(result).toMatchObject({ reason: 'resigned', places: late === players[0] ? [2, 1] : [1, 2] });
});

test('where all wait, a clock that is up changes nothing', async () => {
  const later = stopTime();
  const settings = { game: 'han', seats: 2, pace: PER_MOVE, timeout: 'wait' } as const;
  const players = await seated(place, settings, ['A', 'B']);
  const [a] = await fromTurn(players);
  later(600_000);
  await a!.turn();
  for (const seat of (await a!.look()).info.seats) expect(seat).not.toHaveProperty('absent');
});

test('the clocks go on where they were on another node', async () => {
  const later = stopTime();
  const pace = { kind: 'game', seconds: 300, increment: 5 } as const;
  const players = await seated(place, { game: 'dragon', seats: 2, pace }, ['A', 'B']);
  const [a, b] = await fromTurn(players);
  later(20_000);
  await a!.turn();
  later(30_000);
  const { clocks } = await b!.position();
  expect(clocks![players.indexOf(a!)]).toEqual({ ms: 285_000, running: false });
  expect(clocks![players.indexOf(b!)]).toEqual({ ms: 270_000, running: true });
  await place.store.nodes.beat('the first node', Date.now());
  const other = await openPlace({ store: place.store });
  expect((await other.hall.look(players[0]!.table, players[1]!.person)).position!.clocks).toEqual(clocks);
  await other.close();
});

test('the time of an outage is given back', async () => {
  const later = stopTime();
  const players = await seated(place, { game: 'dragon', seats: 2, pace: PER_MOVE }, ['A', 'B']);
  later(10_000);
  await place.store.nodes.beat('the node that fell', tableTime());
  await place.hall.close();
  later(3_600_000);
  const after = await openPlace({ store: place.store });
  const { position, info } = await after.hall.look(players[0]!.table, players[0]!.person);
  expect(position!.clocks).toContainEqual({ ms: 50_000, running: true });
  for (const seat of info.seats) expect(seat).not.toHaveProperty('absent');
  await after.close();
});

test.each([3_600_000, -3_600_000])(
  'a step of the clock on the wall by %i ms costs nobody time',
  async (step) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const settings = { game: 'han', seats: 2, pace: PER_MOVE, timeout: 'resign' } as const;
    const players = await seated(place, settings, ['A', 'B']);
    const [a] = await fromTurn(players);
    vi.setSystemTime(Date.now() + step);
    const { position, info } = await a!.look();
    expect(info.status).toBe('running');
    const left = position!.clocks![players.indexOf(a!)]!.ms;
    expect(left).toBeGreaterThan(30_000);
    expect(left).toBeLessThanOrEqual(60_000);
    await a!.any();
    expect((await a!.look()).info.status).toBe('running');
  },
);

test('of three players one resigns, the stand-in plays on; when only one is left the game ends', async () => {
  const players = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B', 'C']);
  const [a, b, c] = await fromTurn(players);
  await b!.do({ type: 'resign' });
  const seatOf = async (player = b!) => (await a!.look()).info.seats[players.indexOf(player)];
  expect(await seatOf()).toMatchObject({ resigned: true, bot: 'level3' });
  await expect(b!.do({ type: 'undo' })).rejects.toMatchObject({ fault: { code: 'forbidden' } });
  await a!.turn();
  await expect.poll(async () => (await c!.position()).active).toEqual([players.indexOf(c!)]);
  await a!.do({ type: 'resign' });
  const { info } = await c!.look();
  expect(info).toMatchObject({ status: 'ended', result: { reason: 'resigned' } });
  expect(info.result!.places[players.indexOf(c!)]).toBe(1);
});

test('a seat that resigned is last when the game finishes, however many points the bot makes of it', async () => {
  for (let tries = 0; tries < 5; tries++) {
    const players = await seated(place, { game: 'dragon', seats: 3, standIn: 'greedy' }, ['A', 'B', 'C']);
    const [a, b, c] = players;
    await b!.do({ type: 'resign' });
    await playOn([a!, undefined as never, c!], ({ info }) => info.status === 'ended');
    const { result } = (await a!.look()).info;
    expect(result).toMatchObject({ reason: 'finished' });
    expect(result!.places[1]).toBe(3);
    const played = replay(await place.hall.record(a!.table, undefined), games as never);
    expect(played.finished).toBe(true);
    const end = played.steps.at(-1)!.state;
    // The bot must finish ahead of somebody; otherwise the score alone would place it last.
    if (played.game.places(end)[1]! < 3) return;
  }
  expect.unreachable('the stand-in was last in every game');
});

test('whoever leaves for good resigns running games, closes own open tables, and is forgotten there', async () => {
  const players = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B', 'C']);
  const [a, b] = await fromTurn(players);
  const seat = players.indexOf(a!);
  await place.hall.leaveAll(a!.person);
  await place.store.people.erase(a!.person.id);
  expect((await b!.look()).info.seats[seat]).toEqual({ resigned: true, bot: 'level3' });
  await playOn(players, ({ position }) => position!.ply > 30);
  const [summary] = await place.store.tables.of(b!.person.id, 1);
  expect(summary!.seats[seat]).toEqual({ person: null, name: '', turn: false });
  const other = await openPlace({ store: place.store });
  expect((await other.hall.look(a!.table, b!.person)).info.seats[seat]).not.toHaveProperty('name');
  await other.close();

  const [host] = await seated(place, { game: 'han', seats: 3, autoStart: false }, ['Host']);
  await place.hall.leaveAll(host!.person);
  const { info } = await host!.look();
  expect(info).toMatchObject({ status: 'closed', seats: [{}, { bot: 'random' }, { bot: 'random' }] });
  expect(info.seats[0]).toEqual({});
});
