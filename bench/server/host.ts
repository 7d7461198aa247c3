import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Vitals } from './probe.ts';
import type { Scenario } from './scenario.ts';

/** A server in a process of its own, which ends with this one. */
export interface Host {
  readonly url: string;
  cpuSeconds(): Promise<number>;
  /** Memory after a garbage collection. */
  memory(): Promise<Vitals>;
}

const MANY = '1000000000';
/** Lifts the limits, because all clients have one address and few identities. */
const UNLIMITED = [
  'REQUESTS_PER_MINUTE',
  'LINES_PER_MINUTE',
  'PEOPLE_PER_HOUR',
  'TABLES_PER_HOUR',
  'OPEN_TABLES',
  'LISTED_TABLES',
  'SOCKETS_PER_ADDRESS',
  'MESSAGES_PER_SECOND',
];
const SCRIPTS = {
  mandate: '../../server/main.ts',
  'boardgame.io': '../peers/boardgame-io-server.mjs',
} as const;

export async function startHost(scenario: Scenario): Promise<Host> {
  const room = mkdtempSync(join(tmpdir(), 'mandate-bench-'));
  const log = join(room, 'log');
  const server = fork(fileURLToPath(new URL(SCRIPTS[scenario.server], import.meta.url)), {
    execArgv: ['--expose-gc', '--import', new URL('./probe.ts', import.meta.url).href],
    env: { ...process.env, ...environment(scenario, room) },
    stdio: ['ignore', 'pipe', openSync(log, 'w'), 'ipc'],
  });
  const ended = once(server, 'exit');
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(room, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  });
  const ask = async (question: 'cpu' | 'memory'): Promise<Vitals> => {
    server.send(question);
    return (await once(server, 'message'))[0] as Vitals;
  };
  return {
    url: await Promise.race([addressIn(server.stdout!), ended.then(() => endedEarly(log))]),
    cpuSeconds: async () => (await ask('cpu')).cpuSeconds,
    memory: () => ask('memory'),
  };
}

function environment({ store, databaseUrl }: Scenario, room: string): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: room,
    DATABASE_URL: databaseUrl ?? '',
    NATS_URL: '',
    ...Object.fromEntries(UNLIMITED.map((name) => [name, MANY])),
    ...(store === 'file' ? { FLATFILE_DIR: room } : {}),
  };
}

function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    output.on('data', (part) => {
      text += part;
      const url = /http:\/\/\S+(?=\s)/.exec(text)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

function endedEarly(log: string): never {
  throw new Error(`The server ended before it was ready.\n${readFileSync(log, 'utf8')}`);
}
