import { once } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { PAGE_ENTRIES } from '../../protocol/entry.ts';
import { type Fault, type FaultCode, Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/socket.ts';
import { StoreError } from '../../store/store.ts';
import { addressOf } from '../http/address.ts';
import { faultOf } from '../http/fault.ts';
import type { Watcher } from '../tables/audience.ts';
import { Bucket } from './bucket.ts';
import { cork, uncork } from './corks.ts';
import type { SocketDeps } from './deps.ts';
import { readJson, readMessage, requestIn, requestOf } from './read.ts';

/** A client with this much unread data is disconnected; it may reconnect and resume. */
const MAX_UNREAD = 1_000_000;
/** Queued messages per client; clients that wait for answers have one. */
const MAX_QUEUE = 64;
const MAX_WATCHED = 100;
/** Decisions in one command that cost as much as reading, storing and answering it. */
const MOVES_PER_MESSAGE = 8;
/** Refusals per second above which a client is treated as a flood. */
export const PATIENCE = 50;
/** Weight of a refusal while all sockets of the address together are a flood. */
const IMPATIENCE = 10;
/** How much of an oversized message is searched for its request id. */
const START = 200;
/** Time for a browser to store its new cookie before sockets with the old one close and reconnect. */
const RENEW_MS = 50;
/** Time for a client to answer a close before it is cut off. */
const CLOSE_MS = 2000;

/** Shared by all sockets of one address. */
export interface Household {
  readonly messages: Bucket;
  readonly patience: Bucket;
}

/** One socket: handles its messages in order and watches tables. */
export class Client implements Watcher {
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #deps: SocketDeps;
  readonly #bucket: Bucket;
  readonly #household: Household;
  readonly #patience: Bucket;
  readonly #watched = new Set<string>();
  readonly #queue: ClientMessage[] = [];
  #person: Person | undefined;
  /** Whether a message is being handled; others wait. */
  #busy = false;
  #whenIdle: (() => void) | undefined;
  #alive = true;
  #leaving = false;

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    person: Person | undefined,
    deps: SocketDeps,
    household: Household,
  ) {
    this.#socket = socket;
    this.#household = household;
    this.#request = request;
    this.#person = person;
    this.#deps = deps;
    this.#bucket = new Bucket(deps.settings.messagesPerSecond, performance.now());
    this.#patience = new Bucket(PATIENCE, performance.now());
    socket.on('message', (data: Buffer, binary: boolean) => this.#hear(data, binary));
    socket.on('ping', (data: Buffer) => this.#pong(data));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => this.#forget());
    this.#say({ t: 'welcome', version: deps.version, now: Date.now(), ...(person ? { you: person } : {}) });
  }

  get person(): Person | undefined {
    return this.#person;
  }

  watches(table: string): boolean {
    return this.#watched.has(table);
  }

  send(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#request.socket.writableLength > MAX_UNREAD) return this.#close(1013, 'does not read');
    cork(this.#request.socket);
    socket.send(text);
  }

  dismiss(table: string, error: Fault): void {
    this.#watched.delete(table);
    this.#say({ t: 'error', table, error });
  }

  /** Pings the client and checks its identity; terminates it if the last ping was not answered. */
  beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
    this.#checkIdentity();
  }

  /** A cookie or token of this person was revoked, perhaps this socket's. */
  recheck(): void {
    setTimeout(() => this.#checkIdentity(), RENEW_MS).unref();
  }

  #checkIdentity(): void {
    this.#identify().catch((error) => {
      if (error instanceof Refusal) this.#refuse(undefined, error);
    });
  }

  /** Accepts no more messages; resolves when those accepted are handled. */
  async finish(): Promise<void> {
    this.#leaving = true;
    if (!this.#busy) return;
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
    });
  }

  bye(reason: string, retryAfter: number): void {
    this.#say({ t: 'bye', reason, retryAfter });
    this.#close(1012, reason);
  }

  #hear(data: Buffer, binary: boolean): void {
    this.#alive = true;
    const { maxBytes } = this.#deps.settings;
    // Messages that arrive while the socket closes are ignored.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const large = data.length > maxBytes;
    if (large || !this.#mayGoOn()) {
      const refusal = large
        ? new Refusal('too-large', `A message may have at most ${maxBytes} bytes.`)
        : TOO_MANY;
      return this.#refuse(requestIn(data.toString('utf8', 0, large ? START : data.length)), refusal);
    }
    let json: unknown;
    try {
      if (binary) throw new Refusal('malformed', 'Messages must be text, not binary.');
      json = readJson(data.toString());
      const message = readMessage(json);
      if (this.#leaving) throw new Refusal('unavailable', 'The server is closing.', { retryAfter: 1 });
      this.#charge(message);
      if (this.#queue.length >= MAX_QUEUE) throw new Refusal('too-many', 'Too many messages are waiting.');
      this.#queue.push(message);
      if (!this.#busy) this.#next();
    } catch (error) {
      this.#refuse(requestOf(json), error);
    }
  }

  #mayGoOn(): boolean {
    const now = performance.now();
    return this.#bucket.take(now) && this.#household.messages.take(now);
  }

  /** A long list of moves costs more than one message. */
  #charge(message: ClientMessage): void {
    if (message.t !== 'do' || message.command.type !== 'moves') return;
    const more = Math.floor((message.command.moves.length - 1) / MOVES_PER_MESSAGE);
    this.#bucket.charge(more);
    this.#household.messages.charge(more);
  }

  /** A ping counts as a message. The library would answer every ping, even if the client does not read. */
  #pong(data: Buffer): void {
    this.#alive = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#request.socket.writableLength > MAX_UNREAD) return this.#close(1013, 'does not read');
    if (this.#mayGoOn()) this.#socket.pong(data);
    else this.#losePatience();
  }

  /** Counts a refusal, and closes the socket after too many of them, also from other sockets of the address. */
  #losePatience(): void {
    const now = performance.now();
    const weight = this.#household.patience.take(now) ? 1 : IMPATIENCE;
    if (!this.#patience.take(now, weight)) this.#close(1013, 'too many messages');
  }

  #next(): void {
    const message = this.#queue.shift();
    this.#busy = message !== undefined;
    if (!message) this.#whenIdle?.();
    else
      this.#handle(message)
        .catch((error: unknown) => this.#refuse(message.id, error))
        .then(() => this.#next());
  }

  async #handle(message: ClientMessage): Promise<void> {
    const { hall } = this.#deps;
    const { id } = message;
    switch (message.t) {
      case 'do': {
        await this.#identify();
        if (!this.#person) throw nobody();
        const { n, table } = await hall.do(message.table, this.#person, message.command);
        return this.#say({ t: 'ok', id, n, ...(table ? { table } : {}) });
      }
      case 'watch':
        await this.#identify();
        await this.#watch(message.table, message.since);
        return this.#say({ t: 'ok', id });
      case 'unwatch':
        this.#watched.delete(message.table);
        hall.unwatch(message.table, this);
        return this.#say({ t: 'ok', id });
      case 'typing':
        await this.#identify();
        if (!this.#person) throw nobody();
        hall.typing(message.table, this.#person);
        return this.#say({ t: 'ok', id });
      case 'ping':
        return this.#say({ t: 'ok', id });
    }
  }

  async #watch(table: string, since: number): Promise<void> {
    const { hall, readings } = this.#deps;
    if (this.#watched.delete(table)) hall.unwatch(table, this);
    if (this.#watched.size >= MAX_WATCHED) throw new Refusal('too-many', 'You are watching too many tables.');
    const reader = { address: addressOf(this.#request), person: this.#person };
    for (let from: number | undefined = since; from !== undefined; ) {
      const after: number = from;
      const page = await readings.charge(
        reader,
        PAGE_ENTRIES,
        () => hall.watch(table, this, after),
        ({ read }) => read,
      );
      from = page.next;
      if (from !== undefined) await this.#taken();
      if (this.#socket.readyState !== this.#socket.OPEN) return hall.unwatch(table, this);
    }
    this.#watched.add(table);
  }

  /** Resolves when the client can take the next page or is gone; other requests run in between. */
  async #taken(): Promise<void> {
    const { socket } = this.#request;
    uncork(socket);
    if (!socket.writableNeedDrain) return new Promise((resolve) => setImmediate(resolve));
    const either = new AbortController();
    const { signal } = either;
    await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).catch(
      () => undefined,
    );
    either.abort();
  }

  /** Looks up the person: the name may have changed, but a socket never switches to another person. */
  async #identify(): Promise<void> {
    const person = await this.#deps.whoIs(this.#request);
    if (person?.id !== this.#person?.id)
      throw new Refusal('unauthorized', 'This identity has been signed out.');
    this.#person = person;
  }

  #refuse(id: number | undefined, error: unknown): void {
    const fault = faultOf(error, this.#request.id);
    if (fault.code === 'internal') this.#request.log.error({ err: error }, 'a message failed');
    if (error instanceof StoreError && outages.take(performance.now()))
      this.#request.log.error({ err: error }, 'the store failed');
    this.#say({ t: 'error', ...(id === undefined ? {} : { id }), error: fault });
    if (TRYING.has(fault.code)) this.#losePatience();
    if (fault.code === 'unauthorized' && this.#person) this.#close(1008, 'signed out');
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  #forget(): void {
    this.#queue.length = 0;
    for (const table of this.#watched) this.#deps.hall.unwatch(table, this);
    this.#watched.clear();
  }
}

/** Created once, as the stack trace is the main cost of a refusal in a flood. */
const TOO_MANY = new Refusal('too-many', 'Too many messages per second.', { retryAfter: 1 });

const nobody = (): Refusal => new Refusal('unauthorized', 'Without an identity, you can only watch.');

/** While the store is away every request fails in the same way; logs one line per second. */
const outages = new Bucket(1, performance.now());

/** Refusals that only clients ignoring their answers repeat, and that cost most. */
const TRYING: ReadonlySet<FaultCode> = new Set(['too-large', 'too-many']);
