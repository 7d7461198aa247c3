import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Bus, Change } from './bus.ts';
import { Listeners } from './listeners.ts';
import { makeMessage, PendingChanges, parseMessage } from './pending.ts';

const SUBJECT = 'mandate.changes';

/** Sends changes through a NATS server, for many nodes. */
export class NatsBus extends Listeners implements Bus {
  readonly #connection: NatsConnection;
  readonly #node: string;
  readonly #pending = new PendingChanges();
  #scheduled = false;

  private constructor(connection: NatsConnection, node: string) {
    super();
    this.#connection = connection;
    this.#node = node;
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (!error) this.tell(parseMessage(message.string(), node));
      },
    });
    void this.#watch();
  }

  static async open(url: string, node: string): Promise<NatsBus> {
    const bus = new NatsBus(await connect(options(url, node)), node);
    await bus.#connection.flush();
    return bus;
  }

  publish(change: Change): void {
    this.#pending.add(change);
    if (this.#scheduled) return;
    this.#scheduled = true;
    // After the callbacks of this event-loop turn, so that a burst becomes one message.
    setImmediate(() => this.#send());
  }

  async close(): Promise<void> {
    if (!this.#connection.isClosed()) await this.#connection.close();
  }

  // The client buffers messages while there is no server.
  #send(): void {
    this.#scheduled = false;
    while (this.#pending.size > 0 && !this.#connection.isClosed())
      this.#connection.publish(SUBJECT, makeMessage(this.#node, this.#pending.take()));
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) if (type === 'reconnect') this.tellGap();
  }
}

/** The client does not read user names and passwords from a URL. */
function options(url: string, node: string): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const user = decodeURIComponent(username);
  const pass = decodeURIComponent(password);
  return {
    servers: host,
    name: node,
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 100,
    pingInterval: 5_000,
    timeout: 2_000,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...(pass ? { user, pass } : user ? { token: user } : {}),
  };
}
