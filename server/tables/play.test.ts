import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import type { GameId } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import type { FaultCode } from '../../protocol/fault.ts';
import {
  fromTurn,
  guest,
  openPlace,
  type Place,
  Player,
  playOn,
  seated,
  settingsOf,
} from '../testing/hall.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

const refused = (code: FaultCode, more: object = {}) => ({ fault: { code, ...more } });

test.each(['dragon', 'han', 'confucius'] as const)(
  'every moment of %s can be looked up as it was, with as much as the seat knew then',
  async (game) => {
    const players = await seated(place, { game, seats: 3 }, ['Ann', 'Ben', 'Cleo']);
    const { table } = players[0]!;
    const seen: { player: Player; ply: number; view: object }[] = [];
    for (let n = 0; n < 40; n++) {
      const positions = await Promise.all(players.map((player) => player.position()));
      for (const [seat, { ply, view }] of positions.entries())
        seen.push({ player: players[seat]!, ply, view });
      await players[positions[0]!.active[0]!]!.any();
    }
    for (const { player, ply, view } of seen)
      expect((await place.hall.moment(table, player.person, ply)).view).toEqual(view);
    await expect(place.hall.moment(table, undefined, 41)).rejects.toMatchObject(refused('not-found'));
  },
);

describe('before the start', () => {
  test('seats are taken, changed, left, given to bots and freed', async () => {
    const [host, other, third] = await Promise.all(
      ['Host', 'Other', 'Third'].map((name) => guest(place.store, name)),
    );
    const { id } = await place.hall.create(host!, settingsOf({ game: 'dragon', autoStart: false }));
    const [a, b, c] = [host!, other!, third!].map((person) => new Player(place.hall, id, person));
    await a!.do({ type: 'sit' });
    await b!.do({ type: 'sit', seat: 2 });
    await expect(c!.do({ type: 'sit', seat: 2 })).rejects.toMatchObject(refused('seat-taken'));
    await expect(c!.do({ type: 'bot', seat: 1, bot: 'greedy' })).rejects.toMatchObject(refused('not-host'));
    await expect(a!.do({ type: 'bot', seat: 1, bot: 'no-such' })).rejects.toMatchObject(refused('malformed'));
    await b!.do({ type: 'sit', seat: 1 });
    await expect(a!.do({ type: 'start' })).rejects.toMatchObject(refused('not-started'));
    await a!.do({ type: 'bot', seat: 2, bot: 'greedy' });
    await a!.do({ type: 'clear', seat: 2 });
    await c!.do({ type: 'sit' });
    await c!.do({ type: 'stand' });
    await a!.do({ type: 'bot', seat: 2, bot: 'greedy' });
    const { info } = await a!.look();
    expect(info.seats).toEqual([
      { person: host!.id, name: 'Host' },
      { person: other!.id, name: 'Other' },
      { bot: 'greedy' },
    ]);
    await a!.do({ type: 'start' });
    expect((await a!.look()).info.status).toBe('running');
    await expect(c!.do({ type: 'sit' })).rejects.toMatchObject(refused('already-started'));
  });

  test('options are those of the game, and bots exist', async () => {
    const host = await guest(place.store, 'Host');
    for (const wrong of [{ options: { board: 'no-such' } }, { standIn: 'no-such' }])
      await expect(place.hall.create(host, settingsOf({ game: 'han', ...wrong }))).rejects.toMatchObject(
        refused('malformed'),
      );
  });

  test('the host gives a table up', async () => {
    const host = await guest(place.store, 'Host');
    const { id } = await place.hall.create(host, settingsOf({ game: 'han', autoStart: false }));
    const player = new Player(place.hall, id, host);
    await player.do({ type: 'close' });
    expect((await player.look()).info.status).toBe('closed');
    await expect(player.do({ type: 'sit' })).rejects.toMatchObject(refused('already-started'));
  });

  test('a random order comes from the shuffle, nonces included', async () => {
    const players = await seated(place, { game: 'dragon', seats: 5, order: 'random', autoStart: false }, [
      'P',
    ]);
    await players[0]!.do({ type: 'sit', nonce: 'my-own-nonce' });
    await players[0]!.do({ type: 'start' });
    const start = players[0]!.updates
      .flatMap(({ entries }) => entries)
      .find(({ what }) => what.type === 'start');
    expect(start?.what).toMatchObject({ type: 'start' });
    const { info } = await players[0]!.look();
    const order = (start!.what as { order: number[] }).order;
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(info.seats[order.indexOf(0)]).toMatchObject({ name: 'P', nonce: 'my-own-nonce' });
  });
});

describe.each(Object.keys(games) as GameId[])('a game of %s', (game) => {
  test('is played to its end, and its record holds', async () => {
    const players = await seated(place, { game, seats: 3 }, ['Anna', 'Béla', 'Цин']);
    await players[1]!.do({ type: 'chat', text: 'good luck' });
    await expect(place.hall.record(players[0]!.table, undefined)).rejects.toMatchObject(refused('not-ended'));
    await playOn(players, () => false);
    const { info } = await players[0]!.look();
    expect(info.result).toMatchObject({ reason: 'finished' });
    const played = replay(await place.hall.record(players[0]!.table, undefined), games as never);
    expect(played.finished).toBe(true);
    expect(played.header.players).toEqual(['Anna', 'Béla', 'Цин']);
    const end = played.steps.at(-1)!.state;
    for (const [seat, player] of players.entries()) {
      expect(player.updates.at(-1)!.position!.view).toEqual(played.game.view(end, seat));
      expect(numbers(player)).toEqual(Array.from({ length: numbers(player).length }, (_, i) => i + 1));
    }
    expect(info.result!.places).toEqual(played.game.places(end));
    expect(await place.store.tables.snapshots(players[0]!.table)).toHaveLength(1);
    for (const ply of [0, 1, Math.floor(played.steps.length / 2), played.steps.length])
      expect((await place.hall.moment(players[0]!.table, players[0]!.person, ply)).view).toEqual(
        played.game.view(ply === 0 ? played.start : played.steps[ply - 1]!.state, 0),
      );
  });

  test('is played by bots alone', async () => {
    const host = await guest(place.store, 'Host');
    const { id } = await place.hall.create(host, settingsOf({ game, seats: 3 }));
    const player = new Player(place.hall, id, host);
    await player.watch();
    for (const seat of [0, 1, 2]) await player.do({ type: 'bot', seat, bot: seat ? 'random' : 'greedy' });
    await expect.poll(async () => (await player.look()).info.status).toBe('ended');
    expect(replay(await place.hall.record(id, host), games as never).finished).toBe(true);
  });
});

/** The numbers of all entries a player received, to find missing or doubled ones. */
const numbers = (player: Player): number[] =>
  player.updates.flatMap(({ entries }) => entries.map(({ n }) => n));

test('the state is kept at the start and at every turn end, and another node goes on from there', async () => {
  const players = await seated(place, { game: 'dragon', seats: 3 }, ['Ann', 'Ben', 'Cleo']);
  const { table } = players[0]!;
  await playOn(players, ({ position }) => position!.ply === 40);
  const ends = (await place.store.tables.log(table, 0, false)).filter(
    ({ type, body }) => type === 'start' || 'ends' in body,
  );
  const kept = (await place.store.tables.snapshots(table)).map(({ n }) => n);
  expect(kept).toEqual(ends.map(({ n }) => n));
  expect(kept.length).toBeGreaterThanOrEqual(10);
  const node = await openPlace({ store: place.store });
  const { presence: _, ...there } = await node.hall.look(table, players[0]!.person);
  const { presence: __, ...here } = await players[0]!.look();
  expect(there).toEqual(here);
  await node.close();
});

test('who has seen more at another node is not told the game from its start', async () => {
  const players = await seated(place, { game: 'dragon', seats: 2 }, ['Ann', 'Ben']);
  const { table, person } = players[0]!;
  const node = await openPlace({ store: place.store });
  await node.hall.look(table, person);
  await playOn(players, ({ position }) => position!.ply === 6);
  const { n: since } = await players[0]!.look();
  const heard: string[] = [];
  await node.hall.watch(table, { person, send: (text) => heard.push(text), dismiss: () => {} }, since);
  expect(heard.map((text) => JSON.parse(text))).toMatchObject([{ after: since, n: since, entries: [] }]);
  await node.close();
});

describe('a move is refused', () => {
  test('when it is illegal, with the rules; when it is stale, not one’s turn, or no move at all', async () => {
    const [a, b] = await fromTurn(await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']));
    const before = await a!.look();
    await expect(b!.do({ type: 'move', n: 1, move: 't+s' })).rejects.toMatchObject(refused('not-your-turn'));
    await expect(a!.do({ type: 'move', n: 2, move: 't+s' })).rejects.toMatchObject(refused('stale'));
    await expect(a!.do({ type: 'move', n: 1, move: '<b>' })).rejects.toMatchObject(refused('illegal'));
    const illegal = a!.do({ type: 'move', n: 1, move: 'young' });
    await expect(illegal).rejects.toMatchObject(
      refused('illegal', { rules: expect.arrayContaining([expect.stringMatching(/^D-/)]) }),
    );
    const stranger = new Player(place.hall, a!.table, await guest(place.store, 'Stranger'));
    await expect(stranger.do({ type: 'move', n: 1, move: 't+s' })).rejects.toMatchObject(
      refused('not-seated'),
    );
    expect(await a!.look()).toEqual(before);
  });

  test('but not when only others have decided at the same time', async () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (let games = 0; games < 20; games++) {
      const players = await seated(place, { game: 'confucius', seats: 5 }, names);
      await playOn(players, ({ position }) => position!.active.length > 1);
      const { ply, active } = await players[0]!.position();
      if (active.length === 0) continue;
      for (const seat of active) {
        const { legal } = await players[seat]!.position();
        await players[seat]!.do({ type: 'move', n: ply + 1, move: legal![0]! });
      }
      return expect((await players[0]!.position()).ply).toBe(ply + active.length);
    }
    expect.unreachable('in no game did several have to discard at the same time');
  });
});

test('a table without spectators shows itself only to those who sit there', async () => {
  const [a] = await seated(place, { game: 'han', seats: 2, spectators: false }, ['A', 'B']);
  await expect(place.hall.look(a!.table, undefined)).rejects.toMatchObject(refused('forbidden'));
  expect((await a!.look()).position?.seat).toBe(0);
});

test('spectators see the game, but nothing of the players’ own', async () => {
  const [a] = await seated(place, { game: 'han', seats: 2 }, ['A', 'B']);
  const { position } = await place.hall.look(a!.table, undefined);
  expect(position).not.toHaveProperty('legal');
  expect(position!.view).toEqual(games.han!.view(await stateOf(a!.table), 'spectator'));
});

async function stateOf(table: string) {
  const [last] = (await place.store.tables.snapshots(table)).slice(-1);
  return (await place.store.tables.snapshot(table, last!.n))!.state as Parameters<Game['view']>[0];
}

test('one person mutes some people, not without end', async () => {
  place = await openPlace();
  const [a] = await seated(place, { game: 'han', seats: 2 }, ['Ling', 'Wen']);
  const ids = Array.from({ length: 205 }, (_, i) => String(i).padStart(20, '0'));
  const tries = await Promise.allSettled(ids.map((person) => a!.do({ type: 'mute', person, on: true })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
  await a!.do({ type: 'mute', person: ids[0]!, on: false });
  await a!.do({ type: 'mute', person: ids[204]!, on: true });
});

test('chat is heard at the table, but not by those who muted its author', async () => {
  const [a, b] = await seated(place, { game: 'han', seats: 2 }, ['A', 'B']);
  await b!.do({ type: 'chat', text: 'one' });
  await a!.do({ type: 'mute', person: b!.person.id, on: true });
  await b!.do({ type: 'chat', text: 'two' });
  await a!.do({ type: 'mute', person: b!.person.id, on: false });
  await b!.do({ type: 'chat', text: 'three' });
  const heard = (player: Player) =>
    player.updates.flatMap(({ entries }) =>
      entries.flatMap(({ what }) => (what.type === 'chat' ? what.text : [])),
    );
  expect(heard(a!)).toEqual(['one', 'three']);
  expect(heard(b!)).toEqual(['one', 'two', 'three']);
});
