import { Worker } from 'node:worker_threads';
import { type BotAnswer, BotError, type BotFault, type BotTask, type BotWord } from './question.ts';

interface Pending {
  readonly task: BotTask;
  readonly timer: NodeJS.Timeout;
  resolve(answer: BotAnswer): void;
  reject(error: BotError): void;
}

/** A worker that answers one question at a time. Once dead, it stays dead. */
export class BotThread {
  /** Whether the worker has started. */
  readonly ready: Promise<boolean>;
  readonly #worker: Worker;
  #pending: Pending | undefined;
  #dead = false;

  constructor(file: URL) {
    // Bots need no environment variables, which hold the host's addresses and secrets.
    this.#worker = new Worker(file, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    this.ready = new Promise((resolve) => {
      this.#worker.on('message', (word: BotWord) => (word === 'ready' ? resolve(true) : this.#hear(word)));
      this.#worker.on('error', () => this.#end('failed', 'its worker broke down'));
      this.#worker.on('exit', () => {
        this.#end('failed', 'its worker ended');
        resolve(false);
      });
    });
  }

  get dead(): boolean {
    return this.#dead;
  }

  /** Gives the bot a task. If it exceeds its time and the grace, it is stuck and its worker is terminated. */
  ask(task: BotTask, graceMs: number): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      // An answer that already waits in a busy event loop is in time: messages are read before the immediate.
      const timer = setTimeout(() => setImmediate(() => this.#cutOff(timer)), task.ms + graceMs);
      this.#pending = { task, timer, resolve, reject };
      const { game, view, seat, legal, bot, dice, ms } = task;
      this.#worker.postMessage({ game, view, seat, legal, bot, dice, ms } satisfies BotTask);
    });
  }

  async stop(): Promise<void> {
    this.#end('closed', 'the server is closing');
    await this.#worker.terminate();
  }

  #hear(word: Exclude<BotWord, 'ready'>): void {
    const pending = this.#take();
    if (!pending) return;
    if ('failure' in word) pending.reject(failure(pending.task, 'failed', word.failure));
    else if (pending.task.legal.includes(word.action)) pending.resolve(word);
    else pending.reject(failure(pending.task, 'failed', 'its answer is not among the legal moves'));
  }

  #cutOff(timer: NodeJS.Timeout): void {
    if (this.#pending?.timer !== timer) return;
    this.#end('late', 'it did not answer in time');
    void this.#worker.terminate();
  }

  #end(fault: BotFault, text: string): void {
    this.#dead = true;
    const pending = this.#take();
    pending?.reject(failure(pending.task, fault, text));
  }

  #take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(pending?.timer);
    return pending;
  }
}

const failure = ({ bot, game }: BotTask, fault: BotFault, text: string): BotError =>
  new BotError(fault, `No answer of the bot ${bot} (${game}): ${text}.`);
