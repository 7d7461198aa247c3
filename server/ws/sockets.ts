import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { ServerMessage } from '../../protocol/socket.ts';
import { Bucket } from './bucket.ts';
import { Client, type Household, PATIENCE } from './client.ts';
import type { SocketDeps } from './deps.ts';
import { networkOf } from './network.ts';

/** Every socket is pinged once in this many seconds, a part of them each second. */
const BEAT_SECONDS = 30;
/** How long a closing server waits for running work, and then for clients to leave. */
const FINISH_MS = 4000;
const LEAVE_MS = 1000;
/** All sockets of one address together may send this many times the limit of one. */
const BUSY_SOCKETS = 10;

const CONDUCT: ServerMessage = { t: 'conduct' };

interface Address extends Household {
  sockets: number;
}

/** All sockets of this process. */
export class Sockets {
  readonly #deps: SocketDeps;
  readonly #sockets = new Map<WebSocket, Client>();
  readonly #people = new Map<string, Set<Client>>();
  /** Whom browsers have connected, and not programs. */
  readonly #visitors = new Map<WebSocket, string>();
  readonly #households = new Map<string, Address>();
  readonly #slots = Array.from({ length: BEAT_SECONDS }, () => new Set<Client>());
  readonly #timer: NodeJS.Timeout;
  #second = 0;
  #next = 0;
  #closing: Promise<void> | undefined;

  constructor(deps: SocketDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => this.#beat(), 1000);
    this.#timer.unref();
    deps.hall.onNotice((person, notice) => {
      // Those who watch the table already know.
      for (const client of this.#people.get(person) ?? [])
        if (!client.watches(notice.table)) client.send(JSON.stringify(notice));
    });
    deps.onNews((person) => {
      for (const client of this.#people.get(person) ?? []) client.send(JSON.stringify(CONDUCT));
    });
    deps.onRevoked((person) => {
      for (const client of this.#people.get(person) ?? []) client.recheck();
    });
  }

  /** Open sockets. */
  get size(): number {
    return this.#sockets.size;
  }

  /** People with a page open that is connected here. */
  get visitors(): Iterable<string> {
    return this.#visitors.values();
  }

  /** Refuses a new socket from an address that has too many. */
  check(address: string): void {
    if (this.#closing) throw new Refusal('unavailable', 'The server is closing.', { retryAfter: 1 });
    if ((this.#households.get(networkOf(address))?.sockets ?? 0) >= this.#deps.settings.socketsPerAddress)
      throw new Refusal('too-many', 'Too many sockets are open from this address.', { retryAfter: 60 });
  }

  add(socket: WebSocket, request: FastifyRequest, person: Person | undefined): void {
    const address = networkOf(request.ip);
    const household = this.#householdAt(address);
    const client = new Client(socket, request, person, this.#deps, household);
    const slot = this.#slots[this.#next++ % BEAT_SECONDS]!;
    slot.add(client);
    this.#sockets.set(socket, client);
    household.sockets++;
    if (person) clientsOf(this.#people, person.id).add(client);
    if (person && request.headers.authorization === undefined) this.#visitors.set(socket, person.id);
    socket.once('close', () => {
      slot.delete(client);
      this.#sockets.delete(socket);
      this.#visitors.delete(socket);
      this.#release(address);
      if (person) this.#part(person.id, client);
    });
  }

  /** Finishes running work, says goodbye, and closes. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearInterval(this.#timer);
    const clients = [...this.#sockets.values()];
    await within(FINISH_MS, Promise.all(clients.map((client) => client.finish())));
    const left = [...this.#sockets.keys()].map((socket) => new Promise((gone) => socket.once('close', gone)));
    for (const client of this.#sockets.values()) client.bye('The server is closing.', 1);
    await within(LEAVE_MS, Promise.all(left));
    for (const socket of this.#sockets.keys()) socket.terminate();
  }

  #beat(): void {
    this.#second = (this.#second + 1) % BEAT_SECONDS;
    for (const client of this.#slots[this.#second]!) client.beat();
  }

  #householdAt(address: string): Address {
    const now = performance.now();
    const household = this.#households.get(address) ?? {
      messages: new Bucket(this.#deps.settings.messagesPerSecond * BUSY_SOCKETS, now),
      patience: new Bucket(PATIENCE * BUSY_SOCKETS, now),
      sockets: 0,
    };
    this.#households.set(address, household);
    return household;
  }

  #release(address: string): void {
    const household = this.#households.get(address);
    if (household && --household.sockets === 0) this.#households.delete(address);
  }

  #part(person: string, client: Client): void {
    const clients = this.#people.get(person);
    clients?.delete(client);
    if (clients?.size === 0) this.#people.delete(person);
  }
}

function clientsOf(people: Map<string, Set<Client>>, person: string): Set<Client> {
  const clients = people.get(person) ?? new Set();
  people.set(person, clients);
  return clients;
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
