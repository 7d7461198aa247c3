import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findNats } from '../../scripts/nats.mjs';
import { Postgres } from '../../store/testing/postgres.ts';
import type { Bus, TableChanged } from './bus.ts';
import { openBus } from './open.ts';

interface Server {
  readonly place: { readonly databaseUrl?: string; readonly natsUrl?: string };
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

async function startPostgres(): Promise<Server> {
  const server = await Postgres.start({ fast: true });
  return {
    place: { databaseUrl: await server.database() },
    stop: () => server.stop(),
    start: () => server.start(),
    dispose: () => server.dispose(),
  };
}

/** Ends when the process at the other end of its input does. */
const GUARD = '"$@" & server=$!; read line; kill $server; wait $server';

async function startNats(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'mandate-nats-'));
  let guard: ChildProcess | undefined;
  const run = (port: number) => {
    const args = ['-a', '127.0.0.1', '-p', `${port}`, '--ports_file_dir', folder];
    guard = spawn('sh', ['-c', GUARD, 'sh', findNats()!, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
  };
  const stop = async () => {
    const ended = new Promise((resolve) => guard?.once('exit', resolve));
    guard?.stdin?.end();
    await ended;
  };
  run(-1);
  const file = await vi.waitUntil(() => readdirSync(folder).find((name) => name.endsWith('.ports')), 10_000);
  const ports = await vi.waitFor(
    () => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { nats: string[] },
  );
  const natsUrl = ports.nats[0]!;
  return {
    place: { natsUrl },
    stop,
    start: async () => run(Number(new URL(natsUrl).port)),
    dispose: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const SERVERS = { PostgreSQL: startPostgres, NATS: startNats };
/** Without a NATS server its tests are skipped, except in CI. */
const missing = (kind: keyof typeof SERVERS) => kind === 'NATS' && !findNats() && !process.env.CI;

describe.each(['PostgreSQL', 'NATS'] as const)('changes through %s', (kind) => {
  if (missing(kind)) return test.skip('no nats-server was found: see the message of the set-up', () => {});
  let server: Server;
  beforeAll(async () => {
    server = await SERVERS[kind]();
  });
  afterAll(() => server.dispose());

  async function open(node: string): Promise<{ bus: Bus; heard: TableChanged[]; gaps: () => number }> {
    const bus = await openBus({ ...server.place, node });
    onTestFinished(() => bus.close());
    const heard: TableChanged[] = [];
    let gaps = 0;
    bus.onTableChanged((change) => heard.push(change));
    bus.onGap(() => gaps++);
    return { bus, heard, gaps: () => gaps };
  }

  test('reach the other nodes within a second, and not the own', async () => {
    const [a, b, c] = [await open('a'), await open('b'), await open('c')];
    const times: number[] = [];
    for (let n = 1; n <= 50; n++) {
      const begun = performance.now();
      a.bus.publish({ table: 'one', n });
      await vi.waitUntil(() => b.heard.length === n && c.heard.length === n, {
        timeout: 10_000,
        interval: 1,
      });
      times.push(performance.now() - begun);
    }
    expect(b.heard.at(-1)).toEqual({ table: 'one', n: 50 });
    expect(c.heard).toEqual(b.heard);
    expect(a.heard).toEqual([]);
    expect(Math.max(...times)).toBeLessThan(1_000);
  });

  test('of a burst arrive all, the latest of each table', async () => {
    const [a, b] = [await open('a'), await open('b')];
    for (let n = 1; n <= 3; n++)
      for (let t = 0; t < 1_000; t++) a.bus.publish({ table: `table ${t} 龍 "`, n });
    await vi.waitUntil(() => b.heard.length >= 1_000, { timeout: 10_000, interval: 1 });
    expect(b.heard).toEqual(Array.from({ length: 1_000 }, (_, t) => ({ table: `table ${t} 龍 "`, n: 3 })));
  });

  test('carry notices and company, those of one table together', async () => {
    const [a, b] = [await open('a'), await open('b')];
    const company = { node: 'a', here: ['p1'], typing: [], names: ['Olena 龍'], watching: 1 };
    const notice = { person: 'p1', status: 'open', yourTurn: false, invited: 'Réka' };
    a.bus.publish({ table: 'one', n: 3, notices: [{ person: 'p1', status: 'open', yourTurn: true }] });
    a.bus.publish({ table: 'one', n: 0, company: { ...company, here: [], asks: true } });
    a.bus.publish({ table: 'one', n: 2, notices: [notice] });
    a.bus.publish({ table: 'one', n: 0, company });
    await vi.waitUntil(() => b.heard.length > 0, { timeout: 10_000, interval: 1 });
    expect(b.heard).toEqual([{ table: 'one', n: 3, notices: [notice], company: { ...company, asks: true } }]);
  });

  test('go on after the server was away, with a gap told to all', async () => {
    const [a, b] = [await open('a'), await open('b')];
    await server.stop();
    a.bus.publish({ table: 'meanwhile', n: 7 });
    await server.start();
    await vi.waitUntil(() => a.gaps() === 1 && b.gaps() === 1, { timeout: 10_000 });
    a.bus.publish({ table: 'after', n: 8 });
    await vi.waitUntil(() => b.heard.some(({ table }) => table === 'after'), { timeout: 10_000 });
    expect(a.heard).toEqual([]);
  });

  test('a bus that is closed leaves nothing running and can be closed while the server is away', async () => {
    const { bus } = await open('a');
    await server.stop();
    await bus.close();
    await server.start();
    await vi.waitFor(async () => (await open('b')).bus.close(), { timeout: 10_000 });
  });
});

test('a process alone on its store receives no changes', async () => {
  const bus = await openBus({ node: 'a' });
  const heard: TableChanged[] = [];
  bus.onTableChanged((change) => heard.push(change));
  bus.publish({ table: 'one', n: 1 });
  await setImmediate();
  await bus.close();
  expect(heard).toEqual([]);
});

test.each(['PostgreSQL', 'NATS'] as const)('without %s at the start there is an error', async (kind) => {
  const nowhere = '127.0.0.1:1';
  const place =
    kind === 'NATS' ? { natsUrl: `nats://${nowhere}` } : { databaseUrl: `postgres://${nowhere}/x` };
  await expect(openBus({ ...place, node: 'a' })).rejects.toThrow();
});
