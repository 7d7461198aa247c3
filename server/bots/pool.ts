import type { Action } from '../../rules/core/game.ts';
import { BotError, type BotFault, type BotQuestion } from './question.ts';
import { BotThread } from './thread.ts';

/** What a worker may be late by, for the way there and back. */
const GRACE_MS = 250;

export interface BotPoolOptions {
  readonly threads: number;
  /** What a bot has for one decision; what a question waits for a free worker does not count. */
  readonly seconds: number;
  /** For the metrics: how a question came out, and how long its bot took. */
  readonly onAnswer?: (outcome: 'answered' | BotFault, seconds: number) => void;
  readonly worker?: URL;
}

interface Job {
  readonly question: BotQuestion;
  resolve(action: Action): void;
  reject(error: unknown): void;
}

/** Bots in worker threads. Questions are taken in the order they come, whichever table they are of. */
export class BotPool {
  readonly #options: BotPoolOptions;
  readonly #file: URL;
  readonly #threads = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #jobs: Job[] = [];
  #closed = false;

  constructor(options: BotPoolOptions) {
    this.#options = options;
    this.#file = options.worker ?? new URL('./worker.ts', import.meta.url);
    for (let i = 0; i < options.threads; i++) void this.#addThread();
  }

  /** Questions for which no worker is free yet. */
  get waiting(): number {
    return this.#jobs.length;
  }

  /** A legal action, or a BotError. */
  choose(question: BotQuestion): Promise<Action> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#jobs.push({ question, resolve, reject });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#jobs.splice(0)) job.reject(closedError());
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  #serve(): void {
    while (this.#jobs.length > 0) {
      const thread = this.#idle.pop();
      if (thread) {
        if (!thread.dead) void this.#put(thread, this.#jobs.shift()!);
        else this.#threads.delete(thread);
      } else {
        if (this.#threads.size < this.#options.threads) void this.#addThread();
        return;
      }
    }
  }

  async #put(thread: BotThread, { question, resolve, reject }: Job): Promise<void> {
    const start = performance.now();
    const tell = (outcome: 'answered' | BotFault) =>
      this.#options.onAnswer?.(outcome, (performance.now() - start) / 1000);
    try {
      resolve(await thread.ask(question, this.#options.seconds * 1000 + GRACE_MS));
      tell('answered');
    } catch (error) {
      reject(error);
      tell(error instanceof BotError ? error.fault : 'failed');
    }
    if (!thread.dead) {
      this.#idle.push(thread);
      this.#serve();
    } else {
      this.#threads.delete(thread);
      if (!this.#closed) void this.#addThread();
    }
  }

  /** A worker that does not come up costs the question that waits longest, so that nothing waits for ever. */
  async #addThread(): Promise<void> {
    const thread = new BotThread(this.#file);
    this.#threads.add(thread);
    if (await thread.ready) {
      this.#idle.push(thread);
    } else {
      this.#threads.delete(thread);
      this.#jobs.shift()?.reject(new BotError('failed', 'No worker for bots could be started.'));
    }
    this.#serve();
  }
}

const closedError = (): BotError => new BotError('closed', 'The bots have left: the server is closing.');
