import type { Command } from '../../protocol/command.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/socket.ts';
import { type Address, Guest } from '../harness/guest.ts';
import type { Heard } from './heard.ts';

const PATIENCE_MS = 30_000;

type Answer = Extract<ServerMessage, { t: 'ok' | 'error' }>;
type Ask = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

/** Counts the connections of all witnesses. */
let sockets = 0;

/** A client on a socket that records every byte received. */
export class Witness {
  readonly guest: Guest;
  readonly heard: Heard[] = [];
  /** Milliseconds to each answer. */
  readonly delays: number[] = [];
  /** Called with every message after it is recorded; without it, updates are stored unparsed. */
  onMessage: ((message: ServerMessage) => void) | undefined;
  readonly #waiting = new Map<number, { asked: string; answer: PromiseWithResolvers<Answer> }>();
  #socket: WebSocket | undefined;
  #next = 1;
  #lost: Error | undefined;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  static async create(at: Address, name: string): Promise<Witness> {
    return Witness.of(await Guest.create(at, name));
  }

  /** Another socket of the same person. */
  static async of(guest: Guest): Promise<Witness> {
    const witness = new Witness(guest);
    await witness.connect();
    return witness;
  }

  get person(): string {
    return this.guest.person.id;
  }

  async connect(): Promise<void> {
    const options = { headers: { authorization: `Bearer ${this.guest.token}` } };
    const socket = new WebSocket(this.guest.at.socketUrl, options as unknown as string[]);
    this.#socket = socket;
    this.#lost = undefined;
    const number = sockets++;
    const welcome = Promise.withResolvers<void>();
    socket.onmessage = ({ data }) => {
      welcome.resolve();
      this.#hear(String(data), number);
    };
    socket.onclose = ({ code, reason }) => {
      const error = new Error(`The connection of ${this.guest.person.name} was closed: ${code} ${reason}`);
      welcome.reject(error);
      if (this.#socket !== socket) return;
      this.#lost = error;
      for (const { answer } of this.#waiting.values()) answer.reject(error);
      this.#waiting.clear();
    };
    await within(welcome.promise, 'the welcome');
  }

  /** Disconnects without closing. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#waiting.clear();
  }

  do(table: string, command: Command): Promise<Answer> {
    return this.ask({ t: 'do', table, command });
  }

  ask(message: Ask): Promise<Answer> {
    if (this.#lost) return Promise.reject(this.#lost);
    const id = this.#next++;
    const asked = JSON.stringify({ ...message, id });
    const answer = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { asked, answer });
    this.#socket?.send(asked);
    const sent = performance.now();
    return within(answer.promise, `an answer to ${asked}`).finally(() =>
      this.delays.push(performance.now() - sent),
    );
  }

  /** Sends an HTTP request and records the answer as well. */
  async get(form: Heard['form'], path: string, body?: object): Promise<number> {
    const { at, token } = this.guest;
    const since = Date.now();
    const response = await fetch(at.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const asked = path + (body ? JSON.stringify(body) : '');
    this.heard.push({
      by: this.person,
      form: response.ok ? form : 'fault',
      text,
      asked,
      since,
      at: Date.now(),
    });
    return response.status;
  }

  #hear(text: string, socket: number): void {
    if (!this.onMessage && text.startsWith('{"t":"update"')) {
      this.heard.push({ by: this.person, form: 'socket', text, at: Date.now(), socket });
      return;
    }
    const message: ServerMessage = JSON.parse(text);
    const waiting = 'id' in message && message.id !== undefined ? this.#waiting.get(message.id) : undefined;
    this.heard.push({
      by: this.person,
      form: 'socket',
      text,
      at: Date.now(),
      socket,
      ...(waiting && { asked: waiting.asked }),
    });
    this.onMessage?.(message);
    if (!waiting) return;
    const answer = message as Answer;
    this.#waiting.delete(answer.id!);
    waiting.answer.resolve(answer);
  }
}

async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`There was not ${what} within ${PATIENCE_MS} ms.`)),
    PATIENCE_MS,
  );
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
