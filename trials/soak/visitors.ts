import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, ConnectionError } from '../../protocol/connection.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { type Address, Guest, HttpError } from '../harness/guest.ts';
import { persist } from '../harness/opening.ts';

const PAUSE_MS = 200;
/** Exports are limited to a few per minute and address. */
const EXPORT_EACH = 100;

/** Visitors who look around, open a table, chat, stand up again, and delete their account. */
export class Visitors {
  readonly #at: Address;
  /** Failures, except that the server was away. */
  readonly faults: string[] = [];
  readonly pings: number[] = [];
  #came = 0;

  constructor(at: Address) {
    this.#at = at;
  }

  get came(): number {
    return this.#came;
  }

  /** One visitor after another until the signal. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#visit();
        this.#came++;
      } catch (error) {
        if (!isAway(error)) this.faults.push(String(error));
      }
      await sleep(PAUSE_MS);
    }
  }

  async #visit(): Promise<void> {
    const guest = await persist(() => Guest.create(this.#at, 'Passing by'));
    const list = await guest.ask<{ tables: { id: string }[] }>('GET /api/tables?status=running&limit=5');
    for (const { id } of list.tables.slice(0, 2)) await guest.entries(id);
    const start = performance.now();
    await guest.ask('GET /api/me');
    this.pings.push(performance.now() - start);
    const { id } = await guest.ask<TableInfo>('POST /api/tables', { game: 'han', seats: 3, listed: true });
    const connection = new Connection({ url: this.#at.socketUrl, token: guest.token });
    try {
      await connection.watch(id);
      await connection.do(id, { type: 'sit' });
      await connection.do(id, { type: 'chat', text: 'Anybody there?' });
      await connection.do(id, { type: 'stand' });
      await connection.do(id, { type: 'close' });
      const [watched] = list.tables;
      if (watched) await connection.watch(watched.id);
    } finally {
      connection.close();
    }
    if (this.#came % EXPORT_EACH === 0) await guest.ask('GET /api/me/export');
    await guest.ask('DELETE /api/me');
  }
}

/** Whether a request failed because the server was down or had lost recent data. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof HttpError && error.status === 503) ||
  (error instanceof ConnectionError && ['lost', 'closed', 'unavailable'].includes(error.code));
