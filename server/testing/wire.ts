import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Fault } from '../../protocol/fault.ts';
import { type ServerMessage, serverMessage } from '../../protocol/socket.ts';

type Kind = ServerMessage['t'];
type Message<T extends Kind> = Extract<ServerMessage, { t: T }>;

/** A bare client: sends anything, and checks what it receives against the protocol. */
export class Wire {
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #socket: WebSocket;
  #wake: () => void = () => undefined;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(url, { headers } as never);
    this.#socket.onmessage = ({ data }) => {
      this.messages.push(serverMessage.parse(JSON.parse(String(data))));
      this.#wake();
    };
    this.closed = new Promise((resolve) => {
      this.#socket.onclose = ({ code, reason }) => resolve({ code, reason });
    });
  }

  /** Resolves with the welcome. */
  static async open(url: string, token?: string): Promise<Wire> {
    const wire = new Wire(url, token === undefined ? {} : { authorization: `Bearer ${token}` });
    await wire.next('welcome');
    return wire;
  }

  send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }

  sendRaw(data: string | Uint8Array<ArrayBuffer>): void {
    this.#socket.send(data);
  }

  /** The first message of a kind, received already or later, that was not taken before. */
  async next<T extends Kind>(kind: T): Promise<Message<T>> {
    for (;;) {
      const index = this.messages.findIndex(({ t }) => t === kind);
      if (index >= 0) return this.messages.splice(index, 1)[0] as Message<T>;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  /** The server's answer to one message. */
  async ask(message: { id: number; [part: string]: unknown }): Promise<Message<'ok'> | Message<'error'>> {
    this.send(message);
    for (;;) {
      const index = this.messages.findIndex((heard) => 'id' in heard && heard.id === message.id);
      if (index >= 0) return this.messages.splice(index, 1)[0] as Message<'ok'> | Message<'error'>;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  close(): void {
    this.#socket.close();
  }
}

/** The answer to an upgrade that must fail. */
export function refusedUpgrade(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; fault: Fault }> {
  return new Promise((resolve, reject) => {
    const asked = request(url.replace('ws:', 'http:'), { agent: false, headers: { ...UPGRADE, ...headers } });
    asked.on('error', reject);
    asked.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The upgrade was not refused.'));
    });
    asked.on('response', async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode!, fault: JSON.parse(body) });
    });
    asked.end();
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

/** A client that is connected but neither reads nor answers pings. */
export async function deafSocket(url: string, token: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ ...UPGRADE, host, authorization: `Bearer ${token}` });
  socket.write(`GET /ws HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** A message as a client frames it; a zero mask leaves the text unchanged. */
export function frame(message: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]),
    text,
  ]);
}
