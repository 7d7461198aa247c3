import { describe, expect, onTestFinished, test } from 'vitest';
import type { CommandOf } from '../../protocol/command.ts';
import { Connection } from '../../protocol/connection.ts';
import type { Person } from '../../protocol/person.ts';
import { type Append, type Store, StoreError } from '../../store/store.ts';
import { KINDS, type Kind, newPlace, openFor } from '../../store/testing/places.ts';
import { joinedBuses } from '../testing/buses.ts';
import { type Cut, Cutter } from '../testing/cutter.ts';
import { guest, openPlace, type Place, Player, settingsOf } from '../testing/hall.ts';
import { Device, type Net, openNet } from '../testing/net.ts';

/** The shortest turn worth cutting. */
const DECISIONS = 3;

/** What the store does with the next append. */
type Fault = 'nothing is kept' | 'all is kept';

/** Two nodes on one store that fails on demand. */
interface Nodes {
  readonly store: Store;
  readonly net: Net;
  readonly other: Place;
  readonly faults: Map<string, Fault>;
}

async function openNodes(kind: Kind): Promise<Nodes> {
  const store = await openFor(await newPlace(kind));
  const faults = new Map<string, Fault>();
  const { tables } = store;
  const append = tables.append.bind(tables);
  tables.append = async (lines: Append) => {
    const fault = faults.get(lines.table);
    faults.delete(lines.table);
    if (fault === 'nothing is kept') throw new StoreError('The disk is full.');
    const accepted = await append(lines);
    if (fault === 'all is kept') throw new StoreError('The database went away.');
    return accepted;
  };
  const [bus, otherBus] = joinedBuses('one', 'two');
  const net = await openNet(
    { LOG_LEVEL: 'silent', PEOPLE_PER_HOUR: '1000' },
    { store, node: 'one', bus: bus! },
  );
  const other = await openPlace({ store, node: 'two', bus: otherBus! });
  onTestFinished(async () => {
    await net.close();
    await other.close();
    expect([...net.failures, ...other.failures]).toEqual([]);
  });
  return { store, net, other, faults };
}

/** A player before a turn of several decisions, with a connection that can be cut, and watchers. */
interface Scene {
  readonly turn: CommandOf<'moves'>;
  readonly table: string;
  /** The log number before the turn. */
  readonly before: number;
  readonly connection: Connection;
  readonly cutter: Cutter;
  /** The opponent on another node, and a spectator on this one. */
  readonly viewers: readonly Player[];
}

async function openScene({ net, other, store }: Nodes): Promise<Scene> {
  const { body } = await new Device(net).ask<{ person: Person; token: string }>('POST /api/me', {
    name: 'Ling',
    token: true,
  });
  const [wen, mei] = await Promise.all([guest(store, 'Wen'), guest(store, 'Mei')]);
  const { id: table } = await net.hall.create(body.person, settingsOf({ game: 'han', seats: 2 }));
  const seated = [body.person, wen].map((person) => new Player(net.hall, table, person));
  for (const player of seated) await player.do({ type: 'sit' });
  const turn = await longTurn(seated);
  const viewers = [new Player(other.hall, table, wen), new Player(net.hall, table, mei)];
  const { n: before } = await viewers[1]!.look();
  for (const viewer of viewers) await viewer.watch(before);
  const cutter = await Cutter.before(net.url);
  const connection = new Connection({
    url: `${cutter.url.replace('http:', 'ws:')}/ws`,
    token: body.token,
  });
  onTestFinished(() => {
    connection.close();
    cutter.close();
  });
  await connection.watch(table);
  return { turn, table, before, connection, cutter, viewers };
}

/** Plays until the first player has a turn of several decisions. */
async function longTurn(players: readonly Player[]): Promise<CommandOf<'moves'>> {
  for (let tries = 0; tries < 100; tries++) {
    const [seat] = (await players[0]!.position()).active;
    const turn = await players[seat!]!.plan();
    if (seat === 0 && turn.moves.length >= DECISIONS) return turn;
    await players[seat!]!.do(turn);
  }
  throw new Error('No turn is so long.');
}

/** Each viewer received all decisions of the turn at once; each node and the log have them once. */
async function expectWhole({ net, other }: Nodes, { turn, table, before, viewers }: Scene): Promise<void> {
  const after = before + turn.moves.length;
  for (const { updates } of viewers) {
    await expect.poll(() => updates.at(-1)?.n).toBe(after);
    const told = updates.filter(({ n }) => n > before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      after: before,
      position: { ply: turn.n - 1 + turn.moves.length },
      entries: turn.moves.map((_, i) => ({ n: before + 1 + i, what: { type: 'move', ply: turn.n + i } })),
    });
  }
  for (const { hall } of [net, other]) expect((await hall.look(table, undefined)).n).toBe(after);
  const lines = await net.store.tables.log(table, before, false);
  expect(lines.map(({ type, body }) => [type, (body as { ply?: number }).ply])).toEqual(
    turn.moves.map((_, i) => ['move', turn.n + i]),
  );
}

async function expectNothing({ net, store }: Nodes, { table, before, viewers }: Scene): Promise<void> {
  expect((await net.hall.look(table, undefined)).n).toBe(before);
  expect(await store.tables.log(table, before, false)).toEqual([]);
  for (const { updates } of viewers) expect(updates.filter(({ n }) => n > before)).toEqual([]);
}

const PARTS = [0, 0.01, 0.5, 0.999];
const CUTS: readonly Cut[] = [
  ...PARTS.map((part): Cut => ({ from: 'client', messages: 0, part })),
  { from: 'client', messages: 1, part: 0 },
  // The update, then the answer.
  ...[0, 1].flatMap((messages) => PARTS.map((part): Cut => ({ from: 'server', messages, part }))),
  { from: 'server', messages: 2, part: 0 },
];

describe.each(KINDS)('on %s a confirmed turn', (kind) => {
  test('is played once and seen whole, wherever the connection is cut', async () => {
    const nodes = await openNodes(kind);
    const played = CUTS.map(async (cut) => {
      const scene = await openScene(nodes);
      scene.cutter.cut(cut);
      const { n } = await scene.connection.do(scene.table, scene.turn);
      const where = JSON.stringify(cut);
      expect(scene.cutter.done, where).toBe(true);
      expect(n, where).toBe(scene.before + scene.turn.moves.length);
      await expectWhole(nodes, scene);
    });
    await Promise.all(played);
  });

  test('is not there at all when the store cannot keep it, and can be sent again', async () => {
    const nodes = await openNodes(kind);
    const scene = await openScene(nodes);
    nodes.faults.set(scene.table, 'nothing is kept');
    const refused = scene.connection.do(scene.table, scene.turn);
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    await expectNothing(nodes, scene);
    await scene.connection.do(scene.table, scene.turn);
    await expectWhole(nodes, scene);
  });

  test('is there once and whole when the store keeps it and fails to say so', async () => {
    const nodes = await openNodes(kind);
    const scene = await openScene(nodes);
    nodes.faults.set(scene.table, 'all is kept');
    const refused = scene.connection.do(scene.table, scene.turn);
    await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
    await expectWhole(nodes, scene);
    await expect(scene.connection.do(scene.table, scene.turn)).rejects.toMatchObject({ code: 'stale' });
    await expectWhole(nodes, scene);
  });

  test('is found out about when the connection is lost and the store keeps it and fails to say so', async () => {
    const nodes = await openNodes(kind);
    const scene = await openScene(nodes);
    nodes.faults.set(scene.table, 'all is kept');
    scene.cutter.cut({ from: 'server', messages: 0, part: 0 });
    const { n } = await scene.connection.do(scene.table, scene.turn);
    expect(n).toBe(scene.before + scene.turn.moves.length);
    await expectWhole(nodes, scene);
  });
});
