import { Worker } from 'node:worker_threads';
import { sqliteFault } from '../fault.ts';
import { StoreError } from '../store.ts';
import type { AppendRows } from '../writes.ts';
import { stepOf } from './commit.ts';
import type { Answer, Request, Rows } from './messages.ts';

interface Asked {
  resolve(result: unknown): void;
  reject(error: StoreError): void;
}

type RequestBody = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** The main thread's side of the database thread. */
export class Thread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  readonly #ended: Promise<void>;
  #last = 0;
  #dead: StoreError | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (answer: Answer) => this.#answered(answer));
    this.#worker.on('error', (error) => this.#die(`The database failed: ${error.message}.`));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#die('The store is closed.');
        resolve();
      });
    });
  }

  query(sql: string, values: readonly unknown[]): Promise<Rows> {
    return this.#ask({ kind: 'query', sql, values }) as Promise<Rows>;
  }

  commit(appends: readonly AppendRows[]): Promise<readonly boolean[]> {
    const batch = appends.map(({ writes }) => writes.map(stepOf));
    return this.#ask({ kind: 'commit', batch }) as Promise<readonly boolean[]>;
  }

  async close(): Promise<void> {
    if (!this.#dead) await this.#ask({ kind: 'close' });
    await this.#ended;
  }

  #ask(question: RequestBody): Promise<unknown> {
    if (this.#dead) return Promise.reject(this.#dead);
    const id = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#asked.set(id, { resolve, reject });
    this.#worker.postMessage({ id, ...question });
    return promise;
  }

  #answered(answer: Answer): void {
    const asked = this.#asked.get(answer.id)!;
    this.#asked.delete(answer.id);
    if ('failure' in answer) asked.reject(sqliteFault(answer.failure));
    else asked.resolve(answer.result);
  }

  #die(message: string): void {
    this.#dead ??= new StoreError(message);
    for (const { reject } of this.#asked.values()) reject(this.#dead);
    this.#asked.clear();
  }
}
