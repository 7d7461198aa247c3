import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Connection } from '../../protocol/connection.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import { readSettings } from '../../settings/settings.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { openApp } from '../app.ts';
import { openPlace, settingsOf } from '../testing/hall.ts';
import { Device } from '../testing/net.ts';

let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mandate-resume-'));
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** A server over the shared store, restarted on the same port. */
async function open(port = 0) {
  const place = await openPlace({ store });
  const app = await openApp(readSettings({ LOG_LEVEL: 'silent' }), place);
  await app.listen({ host: '127.0.0.1', port });
  const { hall } = place;
  const close = async () => {
    await app.close();
    await place.close();
  };
  return { hall, close, port: (app.server.address() as AddressInfo).port };
}

/** Plays the last of the legal moves and records everything. */
class Player {
  readonly entries: Entry[] = [];
  /** Numbers of acknowledged decisions. */
  readonly done: number[] = [];
  readonly over = Promise.withResolvers<void>();
  readonly #connection: Connection;
  readonly #table: string;
  #position: Position | undefined;
  #busy = false;

  constructor(port: number, token: string, table: string) {
    this.#table = table;
    this.#connection = new Connection({
      url: `ws://127.0.0.1:${port}/ws`,
      token,
      onUpdate: ({ entries, info, position }) => {
        this.entries.push(...entries);
        this.#position = position ?? this.#position;
        if (info?.status === 'ended') this.over.resolve();
        else if (!this.#busy) this.#decide().catch(this.over.reject);
      },
    });
  }

  watch(): Promise<void> {
    return this.#connection.watch(this.#table);
  }

  close(): void {
    this.#connection.close();
  }

  async #decide(): Promise<void> {
    this.#busy = true;
    for (let made = -1; this.#position?.legal && this.#position.ply !== made; ) {
      const { ply, legal } = this.#position;
      made = ply;
      const command = { type: 'move', n: ply + 1, move: legal.at(-1)! } as const;
      try {
        await this.#connection.do(this.#table, command);
        this.done.push(command.n);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === 'unavailable') made = -1;
        else if (code !== 'stale' && code !== 'not-your-turn') throw error;
      }
    }
    this.#busy = false;
  }
}

// The trial of kills does the same with every game.
test('Clients play on over restarts of the server: nothing is missing or doubled.', async () => {
  let server = await open();
  const { port } = server;
  const url = `http://127.0.0.1:${port}`;
  const guests: { person: Person; token: string }[] = [];
  for (const name of ['Ling', 'Wen', 'Shan'])
    guests.push((await new Device({ url }).ask('POST /api/me', { name, token: true })).body);
  const { id } = await server.hall.create(guests[0]!.person, settingsOf({ game: 'confucius' }));
  for (const { person } of guests) await server.hall.do(id, person, { type: 'sit' });

  const players = guests.map(({ token }) => new Player(port, token, id));
  const over = Promise.all(players.map((player) => player.over.promise));
  let ended = false;
  void over.then(() => {
    ended = true;
  });
  await Promise.all(players.map((player) => player.watch()));
  const heard = () => players[0]!.entries.length;
  let restarts = 0;
  for (let since = heard(); !ended && restarts < 3; since = heard()) {
    while (!ended && heard() < since + 10) await new Promise((resolve) => setImmediate(resolve));
    await server.close();
    server = await open(port);
    restarts++;
  }
  await over;

  for (const [i, player] of players.entries()) {
    const { n } = await server.hall.look(id, guests[i]!.person);
    expect(player.entries.map((entry) => entry.n)).toEqual(
      Array.from({ length: n }, (_, index) => index + 1),
    );
    const own = player.entries.flatMap(({ what }) => (what.type === 'move' && what.move ? [what.ply] : []));
    expect(player.done).toEqual(own);
    player.close();
  }
  expect(restarts).toBe(3);
  await server.close();
});
