import type { Action } from '../../core/game.ts';
import { BotError, type BotFault, type BotQuestion } from './question.ts';
import { type Claim, FairQueue } from './queue.ts';
import { BotThread } from './thread.ts';

/** A search stops at its deadline. A worker that is silent this much longer is stuck, even on an overloaded machine. */
const GRACE_MS = 5000;

export interface BotPoolOptions {
  readonly threads: number;
  /** Thinking time per decision. */
  readonly seconds: number;
  /** How far past its deadline a worker may run before it is replaced. */
  readonly graceMs?: number;
  /** For the metrics: the outcome of a question, and how long its bot took. */
  readonly onAnswer?: (outcome: 'answered' | 'cut' | BotFault, seconds: number) => void;
  readonly worker?: URL;
}

interface Job {
  readonly question: BotQuestion;
  readonly claim: Claim;
  readonly kind: string;
  resolve(action: Action): void;
  reject(error: unknown): void;
}

/** Bots in worker threads. The fair queue decides which question comes next. */
export class BotPool {
  readonly #options: BotPoolOptions;
  readonly #file: URL;
  readonly #threads = new Set<BotThread>();
  readonly #idle: BotThread[] = [];
  readonly #queue = new FairQueue<Job>(({ reject }) =>
    reject(new BotError('unwanted', 'Nobody waits for this bot any more.')),
  );
  #closed = false;

  constructor(options: BotPoolOptions) {
    this.#options = options;
    this.#file = options.worker ?? new URL('./worker.ts', import.meta.url);
    for (let i = 0; i < options.threads; i++) void this.#addThread();
  }

  /** Questions that wait for a free worker. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** A legal action, or a BotError. */
  choose(question: BotQuestion, claim: Claim): Promise<Action> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, claim, kind: `${question.game} ${question.bot}`, resolve, reject });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.takeAll()) job.reject(closedError());
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  #serve(): void {
    while (this.#queue.size > 0) {
      const thread = this.#idle.pop();
      if (!thread) {
        if (this.#threads.size < this.#options.threads) void this.#addThread();
        return;
      }
      if (thread.dead) {
        this.#threads.delete(thread);
        continue;
      }
      const job = this.#queue.take();
      if (job) void this.#put(thread, job);
      else this.#idle.push(thread);
    }
  }

  async #put(thread: BotThread, job: Job): Promise<void> {
    const { question, resolve, reject } = job;
    const start = performance.now();
    const { seconds, graceMs = GRACE_MS, onAnswer } = this.#options;
    const tell = (outcome: 'answered' | 'cut' | BotFault) =>
      onAnswer?.(outcome, (performance.now() - start) / 1000);
    try {
      const { action, cut } = await thread.ask({ ...question, ms: seconds * 1000 }, graceMs);
      resolve(action);
      tell(cut ? 'cut' : 'answered');
    } catch (error) {
      reject(error);
      tell(error instanceof BotError ? error.fault : 'failed');
    }
    this.#queue.done(job, performance.now() - start);
    if (!thread.dead) {
      this.#idle.push(thread);
      this.#serve();
    } else {
      this.#threads.delete(thread);
      if (!this.#closed) void this.#addThread();
    }
  }

  /** If a worker fails to start, the next question fails, so that nothing waits forever. */
  async #addThread(): Promise<void> {
    const thread = new BotThread(this.#file);
    this.#threads.add(thread);
    if (await thread.ready) {
      this.#idle.push(thread);
    } else {
      this.#threads.delete(thread);
      this.#queue.take()?.reject(new BotError('failed', 'No worker for bots could be started.'));
    }
    this.#serve();
  }
}

const closedError = (): BotError => new BotError('closed', 'The bots have left: the server is closing.');
