import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Device } from './testing/net.ts';
import { Wire } from './testing/wire.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const room = mkdtempSync(join(tmpdir(), 'mandate-main-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** The server as a host starts it. */
class Process {
  out = '';
  err = '';
  readonly exit: Promise<{ code: number | null; ms: number }>;
  readonly child: ChildProcessWithoutNullStreams;
  #asked = 0;

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        ...env,
      },
    });
    this.child.stdout.on('data', (chunk) => {
      this.out += chunk;
    });
    this.child.stderr.on('data', (chunk) => {
      this.err += chunk;
    });
    this.exit = once(this.child, 'close').then(([code]) => ({ code, ms: Date.now() - this.#asked }));
  }

  /** Resolves with the address that it prints. */
  async ready(): Promise<string> {
    while (!this.out.includes('\n')) await Promise.race([once(this.child.stdout, 'data'), this.#failed()]);
    return this.out.match(/^Mandate is ready at (http:\/\/localhost:\d+)\n$/)![1]!;
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): typeof this.exit {
    this.#asked = Date.now();
    this.child.kill(signal);
    return this.exit;
  }

  async #failed(): Promise<never> {
    await this.exit;
    throw new Error(this.err);
  }
}

const processes: Process[] = [];
function start(env: Record<string, string>): Process {
  const one = new Process(env);
  processes.push(one);
  return one;
}
afterEach(() => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL');
});

describe('a server', () => {
  test('says where it is, serves, and stops in good order', async () => {
    const dataDir = join(room, 'new', 'data');
    const server = start({ DATA_DIR: dataDir });
    const url = await server.ready();
    const host = await Device.guest({ url }, 'Ling');
    const { id } = (await host.ask('POST /api/tables', { game: 'dragon', seats: 2 })).body;
    const wire = await Wire.open(`${url.replace('http', 'ws')}/ws`);

    const { code, ms } = await server.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect(await wire.next('bye')).toMatchObject({ t: 'bye', retryAfter: expect.any(Number) });
    expect((await wire.closed).code).toBe(1012);
    expect(server.out).toBe(`Mandate is ready at ${url}\n`);
    for (const line of server.err.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');

    const next = start({ DATA_DIR: dataDir });
    const again = new Device({ url: await next.ready() });
    again.cookie = host.cookie;
    expect((await again.ask('GET /api/me')).body.name).toBe('Ling');
    expect((await again.ask(`GET /api/tables/${id}`)).body.info.settings.game).toBe('dragon');
    expect((await next.stop('SIGINT')).code).toBe(0);
  });

  test('finishes what it has begun to answer', async () => {
    const server = start({ DATA_DIR: join(room, 'busy') });
    const url = await server.ready();
    const host = await Device.guest({ url }, 'Ling');
    const asked = Array.from({ length: 20 }, () =>
      host.ask('POST /api/tables', { game: 'han', seats: 2 }).then(
        ({ status, body }) => ({ status, id: body.id }),
        () => undefined,
      ),
    );
    await asked[0];
    expect((await server.stop()).code).toBe(0);
    const made = (await Promise.all(asked)).filter((answer) => answer?.status === 201);
    expect(made.length).toBeGreaterThan(0);

    const again = new Device({ url: await start({ DATA_DIR: join(room, 'busy') }).ready() });
    for (const table of made) expect((await again.ask(`GET /api/tables/${table!.id}`)).status).toBe(200);
  });

  test('is not kept by a request that never ends, and stops at once when it is told twice', async () => {
    for (const [times, code, atMost] of [
      [1, 0, 9000],
      [2, 1, 2000],
    ] as const) {
      const server = start({ DATA_DIR: join(room, `slow ${times}`) });
      const slow = connect(Number(new URL(await server.ready()).port), '127.0.0.1');
      slow.on('error', () => {});
      slow.write(
        'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      );
      await setTimeout(200);
      if (times === 2) server.child.kill('SIGTERM');
      await setTimeout(200);
      const end = await server.stop();
      expect(end.code).toBe(code);
      expect(end.ms).toBeLessThan(atMost);
      slow.destroy();
    }
  });
});

describe('a server that cannot start says why', () => {
  const refused = async (env: Record<string, string>): Promise<string> => {
    const server = start(env);
    expect((await server.exit).code, server.err).toBe(2);
    expect(server.out).toBe('');
    return server.err;
  };

  test('when a setting is wrong', async () => {
    expect(await refused({ PORT: 'http' })).toBe("PORT takes a whole number from 0 to 65535, not 'http'.\n");
  });

  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const said = await refused({ PORT: String(port), DATA_DIR: join(room, 'port') });
    expect(said).toBe(`PORT ${port} of 127.0.0.1 is in use by another program.\n`);
    other.close();
  });

  test('when the data cannot be written', async () => {
    const file = join(room, 'file');
    writeFileSync(file, '');
    expect(await refused({ DATA_DIR: join(file, 'data') })).toMatch(/^DATA_DIR .*file\/data: /);
  });

  test('when another server has the folder, but not after that was killed', async () => {
    const dataDir = join(room, 'shared');
    const first = start({ DATA_DIR: dataDir });
    await first.ready();
    expect(await refused({ DATA_DIR: dataDir })).toBe(
      `DATA_DIR ${dataDir}: Another server is running on this folder; stop it first. Several servers need PostgreSQL.\n`,
    );
    await first.stop('SIGKILL');
    const next = start({ DATA_DIR: dataDir });
    await next.ready();
    expect((await next.stop()).code).toBe(0);
  });

  test('when the database cannot be reached', async () => {
    const said = await refused({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' });
    expect(said).toMatch(/^DATABASE_URL: /);
    expect(said).not.toContain('hunter2');
  });

  test('when NATS cannot be reached', async () => {
    const said = await refused({ NATS_URL: 'nats://me:hunter2@127.0.0.1:1', DATA_DIR: join(room, 'nats') });
    expect(said).toBe('NATS_URL: connection refused.\n');
  });
});
