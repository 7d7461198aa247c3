import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNats } from '../../scripts/nats.mjs';
import { freePort } from './port.ts';

const READY_MS = 20_000;

/** A real NATS server, if this machine has one. */
export class Nats implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(): Promise<Nats | undefined> {
    const program = findNats();
    if (!program) return undefined;
    const port = await freePort();
    const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGKILL'));
    await answering(port);
    return new Nats(`nats://127.0.0.1:${port}`, child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill();
    await ended;
  }
}

async function answering(port: number): Promise<void> {
  for (const deadline = performance.now() + READY_MS; ; await sleep(20)) {
    const answered = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (answered) return;
    if (performance.now() > deadline) throw new Error('The NATS server does not answer.');
  }
}
