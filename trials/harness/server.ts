import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './port.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const READY = 'Mandate is ready';
const READY_MS = 60_000;

/** Limits that trials reach only on purpose. */
const GENEROUS = {
  REQUESTS_PER_MINUTE: '1000000',
  LINES_PER_MINUTE: '1000000000',
  PEOPLE_PER_HOUR: '1000000',
  TABLES_PER_HOUR: '1000000',
  OPEN_TABLES: '1000000',
  LISTED_TABLES: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  MESSAGES_PER_SECOND: '100000',
  CHAT_PER_MINUTE: '100000',
  BOT_SECONDS: '0.5',
  BOT_PAUSE: '0',
  LOG_LEVEL: 'warn',
};

export type Env = Readonly<Record<string, string>>;

/** A server process at an address that stays the same over restarts. */
export class ServerProcess implements AsyncDisposable {
  readonly port: number;
  readonly #env: Env;
  readonly #output: string[] = [];
  #disposed = false;
  #child: ChildProcess | undefined;
  #exit: Promise<number | null> = Promise.resolve(null);

  private constructor(port: number, env: Env) {
    this.port = port;
    this.#env = env;
  }

  static async start(env: Env): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Its output so far, over all restarts. */
  get output(): string {
    return this.#output.join('');
  }

  /** Its error log lines. */
  get complaints(): readonly string[] {
    return this.output.split('\n').filter((line) => /^\{.*"level":("error"|"fatal"|50|60)/.test(line));
  }

  /** Restarts it at the same address with the same data. */
  async start(): Promise<void> {
    if (this.#disposed) throw new Error('The trial of this server is over.');
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...GENEROUS,
        ...this.#env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const orphan = () => child.kill('SIGKILL');
    process.once('exit', orphan);
    this.#exit = new Promise((resolve) =>
      child.once('close', (code) => {
        process.off('exit', orphan);
        if (this.#child === child) this.#child = undefined;
        resolve(code);
      }),
    );
    await this.#ready(child);
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#exit;
  }

  /** Shuts it down; resolves with the exit code. */
  async stop(): Promise<number | null> {
    this.#child?.kill('SIGTERM');
    return this.#exit;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#disposed = true;
    await this.kill();
  }

  async #ready(child: ChildProcess): Promise<void> {
    const from = this.#output.length;
    let ready = false;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const said = () => this.#output.slice(from).join('');
    const hear = (chunk: Buffer) => {
      this.#output.push(chunk.toString());
      if (!ready && said().includes(READY)) {
        ready = true;
        resolve();
      }
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${said()}`)));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server is not ready after ${READY_MS} ms:\n${said()}`));
    }, READY_MS);
    await promise.finally(() => clearTimeout(late));
  }
}
