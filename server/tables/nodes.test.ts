import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store, Tables } from '../../store/store.ts';
import type { Bus, TableChanged } from '../bus/bus.ts';
import { fromTurn, openPlace, type Place, Player, seated } from '../testing/hall.ts';

const SILENT: Bus = {
  publish: () => {},
  onTableChanged: () => {},
  onPersonChanged: () => {},
  onGap: () => {},
  close: async () => {},
};

let folder: string;
let store: Store;
let here: Place;
let there: Place;
/** While set, holds back the other node's log query until released. */
let pause: { reading: PromiseWithResolvers<void>; go: PromiseWithResolvers<void> } | undefined;

/** The same store, with a log query that a test can delay. */
function slowly(tables: Tables): Tables {
  return new Proxy(tables, {
    get(target, name: keyof Tables) {
      if (name !== 'log') return target[name].bind(target);
      return async (...args: Parameters<Tables['log']>) => {
        const lines = await target.log(...args);
        const waiting = pause;
        pause = undefined;
        waiting?.reading.resolve();
        await waiting?.go.promise;
        return lines;
      };
    },
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mandate-nodes-'));
  store = await openStore({ dataDir: folder });
  let notify: (change: TableChanged) => void = () => {};
  const onTableChanged = (listener: typeof notify) => {
    notify = listener;
  };
  here = await openPlace({
    store,
    bus: { ...SILENT, publish: (change) => 'table' in change && notify(change) },
  });
  const slow = new Proxy(store, {
    get: (target, name: keyof Store) => (name === 'tables' ? slowly(target.tables) : target[name]),
  });
  there = await openPlace({ store: slow, bus: { ...SILENT, onTableChanged } });
});

afterEach(async () => {
  await there.close();
  await here.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a change on another node while the log is read', () => {
  const hold = () => {
    const held = { reading: Promise.withResolvers<void>(), go: Promise.withResolvers<void>() };
    pause = held;
    return held;
  };

  test('is not missed when the table is being loaded', async () => {
    const [ling, wei] = await seated(here, { game: 'dragon', seats: 2 }, ['Ling', 'Wei']);
    const away = new Player(there.hall, wei!.table, wei!.person);
    const { reading, go } = hold();
    const watching = away.watch();
    await reading.promise;
    const { n } = await ling!.do({ type: 'chat', text: 'Hello' });
    go.resolve();
    await watching;
    await vi.waitFor(() => expect(away.updates.at(-1)!.n).toBe(n), 10_000);
  });

  test('is not missed when the table catches up', async () => {
    const [ling, wei] = await seated(here, { game: 'dragon', seats: 2 }, ['Ling', 'Wei']);
    const away = new Player(there.hall, wei!.table, wei!.person);
    await away.watch();
    const { reading, go } = hold();
    await ling!.do({ type: 'chat', text: 'Hello' });
    await reading.promise;
    const { n } = await ling!.do({ type: 'chat', text: 'Are you there?' });
    go.resolve();
    await vi.waitFor(() => expect(away.updates.at(-1)!.n).toBe(n), 10_000);
  });
});

test('nothing is refused for what another node has done since, even if no notification came', async () => {
  const players = await seated(here, { game: 'dragon', seats: 2 }, ['Ling', 'Wei']);
  const [first, second] = await fromTurn(players);
  const deaf = await openPlace({ store });
  const away = new Player(deaf.hall, second!.table, second!.person);
  await away.look();
  await first!.turn();
  const { ply, legal } = await second!.position();
  await away.do({ type: 'move', n: ply + 1, move: legal![0]! });
  expect((await away.position()).ply).toBe(ply + 1);
  await deaf.close();
});
