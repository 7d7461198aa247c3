import { Client } from 'pg';
import type { Bus, Change } from './bus.ts';
import { Listeners } from './listeners.ts';
import { makeMessage, PendingChanges, parseMessage } from './pending.ts';

const CHANNEL = 'mandate_words';
/** How long the database may take to answer before the connection counts as lost. */
const PATIENCE_MS = 2_000;
const HEARTBEAT_MS = 5_000;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 2_000;

/** Sends changes by LISTEN and NOTIFY, on a connection of its own that is reopened when it is lost. */
export class NotifyBus extends Listeners implements Bus {
  readonly #url: string;
  readonly #node: string;
  readonly #pending = new PendingChanges();
  #client: Client | undefined;
  #sending = false;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(url: string, node: string) {
    super();
    this.#url = url;
    this.#node = node;
  }

  static async open(url: string, node: string): Promise<NotifyBus> {
    const bus = new NotifyBus(url, node);
    await bus.#connect();
    return bus;
  }

  publish(change: Change): void {
    this.#pending.add(change);
    this.#schedule();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.tell(parseMessage(payload ?? '', this.#node)));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    if (this.#closed) return drop(client);
    this.#client = client;
    this.#timer = setTimeout(() => this.#beat(client), HEARTBEAT_MS);
    this.#schedule();
  }

  #lose(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    drop(client);
    if (!this.#closed) this.#retry(FIRST_DELAY_MS);
  }

  #retry(delay: number): void {
    this.#timer = setTimeout(async () => {
      try {
        await this.#connect();
      } catch {
        if (!this.#closed) this.#retry(Math.min(2 * delay, MAX_DELAY_MS));
        return;
      }
      if (!this.#closed) this.tellGap();
    }, delay);
  }

  // Detects connections that were lost while idle.
  async #beat(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (client === this.#client) this.#timer = setTimeout(() => this.#beat(client), HEARTBEAT_MS);
    } catch {
      this.#lose(client);
    }
  }

  // After the callbacks of this event-loop turn, so that a burst becomes one message.
  #schedule(): void {
    if (this.#sending || !this.#client || this.#pending.size === 0) return;
    this.#sending = true;
    setImmediate(() => this.#send());
  }

  async #send(): Promise<void> {
    const client = this.#client;
    const changes = client ? this.#pending.take() : [];
    try {
      if (changes.length > 0)
        await client!.query('select pg_notify($1, $2)', [CHANNEL, makeMessage(this.#node, changes)]);
    } catch {
      // Sends them again: the other nodes would not notice that they missed these.
      for (const change of changes) this.#pending.add(change);
      this.#lose(client!);
    }
    this.#sending = false;
    this.#schedule();
  }
}

function drop(client: Client): void {
  client.removeAllListeners();
  client.on('error', () => {});
  client.end().catch(() => {});
}
