import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBinaries, type User, unprivileged } from './binaries.ts';

/**
 * Runs the server as long as the other end of its input is open, so that it ends with the tests in any case. On the
 * word `keep` the data stays for the next start.
 */
const GUARD = `
  room=$1; shift
  "$@" &
  server=$!
  echo $server
  read word
  kill -INT $server 2>/dev/null
  wait $server
  [ "$word" = keep ] || rm -rf "$room"
`;

const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

export interface PostgresOptions {
  /** Does not wait for the disk, for tests that do not check durability. */
  readonly fast?: boolean;
}

/** A real PostgreSQL server with its own data, reached through a socket in its folder. */
export class Postgres {
  readonly #room: string;
  readonly #user: User;
  readonly #bin: string;
  readonly #settings: readonly string[];
  #guard: ChildProcess | undefined;
  #pid = 0;
  #databases = 0;

  private constructor(room: string, user: User, settings: readonly string[]) {
    this.#room = room;
    this.#user = user;
    this.#settings = settings;
    this.#bin = findBinaries(user, room);
  }

  static async start({ fast = false }: PostgresOptions = {}): Promise<Postgres> {
    const user = unprivileged();
    const room = mkdtempSync(join(tmpdir(), 'mandate-pg-'));
    try {
      chmodSync(room, 0o755);
      if (user.uid !== undefined) chownSync(room, user.uid, user.gid!);
      const server = new Postgres(room, user, fast ? FAST : []);
      server.#initialise();
      await server.start();
      return server;
    } catch (error) {
      rmSync(room, { recursive: true, force: true });
      throw error;
    }
  }

  /** Creates a database and returns its URL. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`;
    const client = new Client({ connectionString: this.url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  url(database: string): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.#room)}`;
  }

  /** Starts again on the same data after `stop` or `kill`. */
  async start(): Promise<void> {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${this.#room}`,
      'shared_buffers=32MB',
      ...this.#settings,
    ].flatMap((setting) => ['-c', setting]);
    const server = [join(this.#bin, 'postgres'), '-D', this.#data, ...settings];
    const guard = spawn('sh', ['-c', GUARD, 'sh', this.#room, ...server], {
      ...this.#user,
      cwd: this.#room,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#guard = guard;
    this.#pid = await new Promise<number>((resolve, reject) => {
      guard.once('error', reject);
      guard.stdout.once('data', (chunk) => resolve(Number(chunk)));
    });
    await this.#answering();
    // The tests do not wait for the server, which ends when they do.
    guard.unref();
    (guard.stdin as unknown as { unref(): void }).unref();
    (guard.stdout as unknown as { unref(): void }).unref();
  }

  /** Shuts down normally and cuts connections. */
  async stop(): Promise<void> {
    await this.#end('keep\n');
  }

  /** Stops like a power cut. */
  async kill(): Promise<void> {
    process.kill(this.#pid, 'SIGKILL');
    await this.#end('keep\n');
  }

  /** Stops and removes the data. */
  async dispose(): Promise<void> {
    if (this.#guard) await this.#end('');
    else rmSync(this.#room, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#room, 'data');
  }

  #initialise(): void {
    const args = [
      '-D',
      this.#data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ];
    execFileSync(join(this.#bin, 'initdb'), args, {
      ...this.#user,
      cwd: this.#room,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  async #end(word: string): Promise<void> {
    const guard = this.#guard;
    if (!guard) return;
    this.#guard = undefined;
    const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
    guard.ref();
    guard.stdin!.end(word);
    await ended;
  }

  async #answering(): Promise<void> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const client = new Client({ connectionString: this.url('postgres') });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

const SHARED = Symbol.for('mandate.test.postgres');

/** A fast server shared by the tests of this thread; it ends with the thread. */
export function sharedPostgres(): Promise<Postgres> {
  // Modules are loaded again for each test file.
  const shared = globalThis as { [SHARED]?: Promise<Postgres> };
  shared[SHARED] ??= Postgres.start({ fast: true });
  return shared[SHARED];
}
