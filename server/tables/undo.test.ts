import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import { fromTurn, openPlace, type Place, type Player, playOn, seated } from '../testing/hall.ts';
import { stopTime } from '../testing/time.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

const views = (players: readonly Player[]) =>
  Promise.all(players.map(async (player) => (await player.position()).view));

test('alone among bots, a rated game goes on from what has come to light', async () => {
  for (const rated of [false, true]) {
    const [a] = await seated(place, { game: 'dragon', seats: 2, rated }, ['A']);
    await playOn([a!], ({ position }) => position!.ply > 6 && position!.undoStop !== undefined);
    expect((await a!.position()).undo).toBe(rated ? 'rated' : 'free');
    const undone = a!.do({ type: 'undo' });
    if (rated) await expect(undone).rejects.toMatchObject({ fault: { code: 'no-undo' } });
    else await undone;
  }
});

describe('among people', () => {
  test('a decision is taken back freely until another seat has decided', async () => {
    const players = await fromTurn(await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']));
    const [a, b] = players;
    const start = await views(players);
    await a!.move('t+s');
    expect(await a!.position()).toMatchObject({ undo: 'free', redo: 'nothing' });
    expect(await b!.position()).toMatchObject({ undo: 'nothing' });
    const after = await views(players);
    await a!.do({ type: 'undo' });
    expect(await views(players)).toEqual(start);
    expect(await a!.position()).toMatchObject({ undo: 'nothing', redo: 'free' });
    await a!.do({ type: 'redo' });
    expect(await views(players)).toEqual(after);
  });

  test('after another seat has decided, all must agree', async () => {
    const players = await fromTurn(await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B', 'C']));
    const [a, b, c] = players;
    const seats = await Promise.all(players.map(async (player) => (await player.position()).seat!));
    let beforeLast: Awaited<ReturnType<typeof views>>;
    do {
      beforeLast = await views(players);
      await a!.any();
    } while ((await a!.position()).legal);
    await b!.turn();
    const now = await views(players);
    expect(await a!.position()).toMatchObject({ undo: 'ask', undoStop: 'others' });
    await a!.do({ type: 'undo' });
    expect((await c!.position()).asking).toEqual({
      seat: seats[0],
      for: 'undo',
      ply: expect.any(Number),
      waiting: [seats[1], seats[2]].sort(),
    });
    await expect(a!.do({ type: 'answer', yes: true })).rejects.toMatchObject({
      fault: { code: 'nothing-asked' },
    });
    await b!.do({ type: 'answer', yes: true });
    await c!.do({ type: 'answer', yes: false });
    expect(await views(players)).toEqual(now);
    await a!.do({ type: 'undo' });
    await c!.do({ type: 'answer', yes: true });
    await b!.do({ type: 'answer', yes: true });
    expect(await a!.position()).toMatchObject({ redo: 'ask', active: [seats[0]] });
    expect(await views(players)).toEqual(beforeLast);
  });

  test('what the others refuse is asked three times at most, until somebody decides', async () => {
    const players = await fromTurn(await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']));
    const [a, b] = players;
    await a!.turn();
    await b!.turn();
    for (let times = 0; times < 3; times++) {
      expect(await a!.position()).toMatchObject({ undo: 'ask' });
      await a!.do({ type: 'undo' });
      await b!.do({ type: 'answer', yes: false });
    }
    expect(await a!.position()).toMatchObject({ undo: 'refused' });
    await expect(a!.do({ type: 'undo' })).rejects.toMatchObject({ fault: { code: 'no-undo' } });
    const { ply } = await a!.position();
    for (const player of players) if ((await player.position()).legal) await player.any();
    expect((await a!.position()).ply).toBeGreaterThan(ply);
    expect((await a!.position()).undo).not.toBe('refused');
  });

  test('once something hidden has come to light, all must agree', async () => {
    const players = await seated(place, { game: 'han', seats: 2 }, ['A', 'B']);
    let seat = -1;
    await playOn(players, ({ position }) => {
      seat = players.findIndex((_, i) => players[i]!.updates.at(-1)?.position?.undoStop === 'revealed');
      return seat >= 0 && position!.ply > 0;
    });
    expect(seat).toBeGreaterThanOrEqual(0);
    expect(await players[seat]!.position()).toMatchObject({ undo: 'ask', undoStop: 'revealed' });
  });

  test('a question is void once somebody decides', async () => {
    const players = await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']);
    const [a, b] = await fromTurn(players);
    await a!.turn();
    await b!.turn();
    await a!.do({ type: 'undo' });
    await (await fromTurn(players))[0]!.turn();
    expect((await b!.position()).asking).toBeUndefined();
    await expect(b!.do({ type: 'answer', yes: true })).rejects.toMatchObject({
      fault: { code: 'nothing-asked' },
    });
  });
});

describe('while a bot plays for somebody', () => {
  /** Two players, the second away: the clock ran out and the stand-in has decided. */
  async function oneAway() {
    const later = stopTime();
    const pace = { kind: 'move', seconds: 60 } as const;
    const players = await seated(place, { game: 'dragon', seats: 2, pace, standIn: 'random' }, ['A', 'B']);
    const [a, b] = await fromTurn(players);
    await a!.turn();
    later(61_000);
    const seat = players.indexOf(b!);
    await expect.poll(async () => (await a!.look()).info.seats[seat]!.absent).toBe(true);
    await expect.poll(async () => (await a!.position()).legal).toBeDefined();
    return { a: a!, b: b!, seat };
  }

  test('they are asked all the same: absence is not consent', async () => {
    const { a, b, seat } = await oneAway();
    const { ply } = await a.position();
    expect(await a.position()).toMatchObject({ undo: 'ask', undoStop: 'others' });
    await a.do({ type: 'undo' });
    expect(await a.position()).toMatchObject({ ply, asking: { waiting: [seat] } });
    await b.do({ type: 'answer', yes: false });
    expect((await a.position()).asking).toBeUndefined();
    await a.do({ type: 'undo' });
    await b.do({ type: 'answer', yes: true });
    expect((await a.position()).ply).toBeLessThan(ply);
    expect((await a.position()).redo).toBe('ask');
  });

  test('the question ends when the game goes on', async () => {
    const { a, b } = await oneAway();
    await a.do({ type: 'undo' });
    await a.any();
    expect((await a.position()).asking).toBeUndefined();
    await expect(b.do({ type: 'answer', yes: true })).rejects.toMatchObject({
      fault: { code: 'nothing-asked' },
    });
  });
});

test('whoever has resigned is not asked', async () => {
  const players = await seated(place, { game: 'dragon', seats: 3, standIn: 'random' }, ['A', 'B', 'C']);
  const [a, b, c] = await fromTurn(players);
  await a!.turn();
  await b!.turn();
  await c!.do({ type: 'resign' });
  const resigned = players.indexOf(c!);
  await expect.poll(async () => (await a!.position()).active).not.toContain(resigned);
  const [asker, other] = (await a!.position()).legal ? [a!, b!] : [b!, a!];
  await asker.do({ type: 'undo' });
  expect((await asker.position()).asking!.waiting).toEqual([players.indexOf(other)]);
  await expect(c!.do({ type: 'answer', yes: false })).rejects.toMatchObject({ fault: { code: 'forbidden' } });
  await other.do({ type: 'answer', yes: true });
  expect((await asker.position()).asking).toBeUndefined();
});

test('bots agree to everything, and the record tells only what stands', async () => {
  const players = await seated(place, { game: 'han', seats: 3 }, ['A']);
  const [a] = players;
  let back = 0;
  await playOn(players, ({ position }) => {
    if (position!.seat === undefined || position!.active[0] !== 0 || position!.ply < 20 || back > 0)
      return false;
    back = position!.ply;
    return true;
  });
  expect((await a!.position()).undo).toBe('free');
  await a!.do({ type: 'undo' });
  expect((await a!.position()).ply).toBeLessThan(back);
  await a!.do({ type: 'undo' });
  await a!.do({ type: 'redo' });
  await a!.do({ type: 'undo' });
  await playOn(players, () => false);
  expect(replay(await place.hall.record(a!.table, a!.person), games as never).finished).toBe(true);
  await expect(a!.do({ type: 'undo' })).rejects.toMatchObject({ fault: { code: 'ended' } });
});

test('another node takes back to the same states, turn by turn', async () => {
  const players = await seated(place, { game: 'confucius', seats: 3 }, ['A', 'B', 'C']);
  const seen: object[][] = [];
  await playOn(players, ({ position }) => {
    seen[position!.ply] = players.map((player) => player.updates.at(-1)!.position!.view);
    return position!.ply === 60;
  });
  const other = await openPlace({ store: place.store });
  for (let steps = 0; steps < 8; steps++) {
    const [asker, ...others] = await fromTurn(players);
    await other.hall.do(asker!.table, asker!.person, { type: 'undo' });
    const { position } = await other.hall.look(asker!.table, undefined);
    for (const { person, table } of position!.asking ? others : [])
      await other.hall.do(table, person, { type: 'answer', yes: true });
    const { ply } = (await other.hall.look(asker!.table, undefined)).position!;
    for (const [seat, player] of players.entries())
      expect((await other.hall.look(player.table, player.person)).position!.view).toEqual(seen[ply]![seat]);
  }
  await other.close();
});
