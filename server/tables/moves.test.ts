import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replay } from '../../core/replay.ts';
import type { GameId } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import type { CommandOf } from '../../protocol/command.ts';
import type { FaultCode } from '../../protocol/fault.ts';
import { fromTurn, openPlace, type Place, type Player, seated } from '../testing/hall.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(async () => {
  expect(place.failures).toEqual([]);
  await place.close();
});

const refused = (code: FaultCode, more: object = {}) => ({ fault: { code, ...more } });

/** The player to move, with a turn of at least `decisions` decisions. */
async function longTurn(
  players: readonly Player[],
  decisions = 3,
): Promise<{ player: Player; turn: CommandOf<'moves'> }> {
  for (let tries = 0; tries < 200; tries++) {
    const player = players[(await players[0]!.position()).active[0]!]!;
    const turn = await player.plan();
    if (turn.moves.length >= decisions) return { player, turn };
    await player.do(turn);
  }
  throw new Error('No turn is so long.');
}

/** Log and position of a table, as players and store have them. */
const standing = async (player: Player) => ({
  look: await player.look(),
  log: await place.store.tables.log(player.table, 0, true),
});

describe('a turn in one command', () => {
  test('is kept in one append, and each viewer hears of it once', async () => {
    const players = await seated(place, { game: 'dragon', seats: 3 }, ['A', 'B', 'C']);
    const { player, turn } = await longTurn(players);
    const { n: before } = await player.look();
    const { appends } = place.store.stats;
    const heard = players.map(({ updates }) => updates.length);
    const { n } = await player.do(turn);
    expect(n).toBe(before + turn.moves.length);
    expect(place.store.stats.appends).toBe(appends + 1);
    for (const [seat, { updates }] of players.entries()) {
      expect(updates.length).toBe(heard[seat]! + 1);
      const { after, n: upTo, entries, position } = updates.at(-1)!;
      expect([after, upTo]).toEqual([before, n]);
      expect(position!.ply).toBe(turn.n + turn.moves.length - 1);
      expect(entries.map(({ what }) => what)).toMatchObject(
        turn.moves.map((move, i) => ({
          type: 'move',
          ply: turn.n + i,
          ...(players[seat] === player ? { move } : {}),
        })),
      );
      if (players[seat] !== player) for (const { what } of entries) expect(what).not.toHaveProperty('move');
    }
  });

  test('is read by another node as it was made', async () => {
    const { player, turn } = await longTurn(await seated(place, { game: 'han', seats: 2 }, ['A', 'B']));
    await player.do(turn);
    const node = await openPlace({ store: place.store });
    const { presence: _, ...there } = await node.hall.look(player.table, player.person);
    const { presence: __, ...here } = await player.look();
    expect(there).toEqual(here);
    await node.close();
  });

  test('is refused whole when one decision is illegal, which the fault names with its rules', async () => {
    const players = await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']);
    const { player, turn } = await longTurn(players);
    const before = await standing(player);
    const heard = players.map(({ updates }) => updates.length);
    await expect(player.do({ ...turn, moves: turn.moves.with(2, 't+s') })).rejects.toMatchObject(
      refused('illegal', { at: 2, rules: expect.arrayContaining([expect.stringMatching(/^D-/)]) }),
    );
    await expect(player.do({ ...turn, moves: turn.moves.with(1, '<b>') })).rejects.toMatchObject(
      refused('illegal', { at: 1 }),
    );
    expect(await standing(player)).toEqual(before);
    expect(players.map(({ updates }) => updates.length)).toEqual(heard);
    await player.do(turn);
  });

  test('is not played twice when it is sent again', async () => {
    const players = await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']);
    const { player, turn } = await longTurn(players);
    await player.do(turn);
    const after = await standing(player);
    await expect(player.do(turn)).rejects.toMatchObject(refused('stale'));
    await expect(player.do({ ...turn, moves: turn.moves.slice(0, 1) })).rejects.toMatchObject(
      refused('stale'),
    );
    expect(await standing(player)).toEqual(after);
  });

  test('of one decision is a move', async () => {
    const [a] = await fromTurn(await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']));
    await a!.do({ type: 'moves', n: 1, moves: ['t+s'] });
    expect((await a!.position()).ply).toBe(1);
  });
});

describe.each(Object.keys(games) as GameId[])('a game of %s in whole turns', (game) => {
  test('comes to its end; nothing may follow what ends a turn or reveals something', async () => {
    const players = await seated(place, { game, seats: 3 }, ['Anna', 'Béla', 'Цин']);
    const { table } = players[0]!;
    let refusals = 0;
    for (;;) {
      const { info, position } = await players[0]!.look();
      if (info.status === 'ended') break;
      const player = players[position!.active[0]!]!;
      const turn = await player.plan();
      // What follows is unknown before; the repeated move stands for anything.
      const longer = { ...turn, moves: [...turn.moves, turn.moves[0]!] };
      if (turn.n % 7 === 1) {
        refusals++;
        await expect(player.do(longer)).rejects.toMatchObject(
          refused('turn-over', { at: turn.moves.length }),
        );
      }
      await player.do(turn);
    }
    expect(refusals).toBeGreaterThan(3);
    const played = replay(await place.hall.record(table, undefined), games as never);
    expect(played.finished).toBe(true);
    const lines = await place.store.tables.log(table, 0, false);
    expect(lines.flatMap(({ type, body }) => (type === 'move' ? (body as { ply: number }).ply : []))).toEqual(
      played.steps.map((_, i) => i + 1),
    );
    for (const [seat, { updates }] of players.entries())
      expect(updates.at(-1)!.position!.view).toEqual(played.game.view(played.steps.at(-1)!.state, seat));
  });
});

test('A turn stays open while only others decide at the same time, and another node goes on from there.', async () => {
  const names = ['A', 'B', 'C', 'D', 'E'];
  for (let tries = 0; tries < 20; tries++) {
    const players = await seated(place, { game: 'confucius', seats: 5 }, names);
    let looked = await players[0]!.look();
    while (looked.info.status !== 'ended' && looked.position!.active.length < 2) {
      await players[looked.position!.active[0]!]!.do(await players[looked.position!.active[0]!]!.plan());
      looked = await players[0]!.look();
    }
    if (looked.info.status === 'ended') continue;
    const { active } = looked.position!;
    const turns = await Promise.all(active.map((seat) => players[seat]!.plan()));
    for (const [i, seat] of active.entries()) await players[seat]!.do(turns[i]!);
    const made = turns.reduce((sum, { moves }) => sum + moves.length, 0);
    const { presence: _, ...here } = await players[0]!.look();
    expect(here.position!.ply).toBe(turns[0]!.n - 1 + made);
    const node = await openPlace({ store: place.store });
    const { presence: __, ...there } = await node.hall.look(players[0]!.table, players[0]!.person);
    expect(there).toEqual(here);
    await node.close();
    return;
  }
  expect.unreachable('in no game did several decide at the same time');
});

test('A page of the log does not end in the middle of a turn.', async () => {
  const players = await seated(place, { game: 'dragon', seats: 2 }, ['A', 'B']);
  const { player, turn } = await longTurn(players);
  const { n: before } = await player.look();
  // Lines stored within the same millisecond count as one append.
  await sleep(2);
  const { n: after } = await player.do(turn);
  const page = await place.hall.entries(player.table, undefined, before - 1, turn.moves.length);
  expect(page).toMatchObject({ next: before });
  const rest = await place.hall.entries(player.table, undefined, before, turn.moves.length);
  expect(rest.entries.at(-1)!.n).toBe(after);
});
