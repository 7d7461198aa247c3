import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '../../protocol/socket.ts';
import type { Address } from '../harness/guest.ts';

const PATIENCE_MS = 10_000;
const LISTEN_MS = 1000;

const TEXT = 1;
export const BINARY = 2;

export interface FrameParts {
  readonly op?: number;
  readonly fin?: boolean;
  /** Reserved bits, which no extension uses. */
  readonly reserved?: number;
  readonly masked?: boolean;
}

/** A frame as a client sends it, or as it must not. */
export function frame(payload: string | Uint8Array, parts: FrameParts = {}): Buffer {
  const { op = TEXT, fin = true, reserved = 0, masked = true } = parts;
  const body = Buffer.from(payload as Uint8Array);
  const length = body.length;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const mask = masked ? randomBytes(4) : Buffer.alloc(0);
  const out = Buffer.alloc(head + mask.length + length);
  out[0] = (fin ? 0x80 : 0) | (reserved << 4) | op;
  out[1] = (masked ? 0x80 : 0) | (head === 2 ? length : head === 4 ? 126 : 127);
  if (head === 4) out.writeUInt16BE(length, 2);
  if (head === 10) out.writeBigUInt64BE(BigInt(length), 2);
  mask.copy(out, head);
  const at = head + mask.length;
  for (let i = 0; i < length; i++) out[at + i] = body[i]! ^ (masked ? mask[i & 3]! : 0);
  return out;
}

/** The reply to a message: an answer, or the close code. */
export type Reply = Extract<ServerMessage, { t: 'ok' | 'error' }> | { t: 'closed'; code: number };

/** A raw socket that can send anything. */
export class Wire {
  readonly #socket: Socket;
  readonly #replies: Reply[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #open = false;
  #code = 1006;
  #wake: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#hear(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#replies.push({ t: 'closed', code: this.#code });
      this.#wake();
    });
  }

  /** Performs the handshake; rejects if the server refuses. */
  static async open(at: Address, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
    const { hostname, port, host } = new URL(at.url);
    const socket = connect(Number(port), hostname).setNoDelay();
    const wire = new Wire(socket);
    const lines = Object.entries({ host, ...UPGRADE, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
    await wire.#until(() => wire.#open || wire.#replies.length > 0);
    if (!wire.#open) throw new Error('The server refused a socket.');
    return wire;
  }

  get closed(): boolean {
    return this.#replies.some(({ t }) => t === 'closed') || this.#socket.destroyed;
  }

  send(text: string | Uint8Array, parts?: FrameParts): void {
    this.#socket.write(frame(text, parts));
  }

  sendBytes(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  /** The next answer or the close; undefined if neither arrives in time. */
  async reply(): Promise<Reply | undefined> {
    await this.#until(() => this.#replies.length > 0);
    return this.#replies.shift();
  }

  /** Stops reading without closing. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Reads what has piled up; returns whether the connection is still open. */
  async resumeReading(): Promise<boolean> {
    this.#socket.resume();
    await sleep(LISTEN_MS);
    return !this.closed;
  }

  drop(): void {
    this.#socket.destroy();
  }

  async #until(holds: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!holds() && performance.now() < deadline) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, deadline - performance.now());
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
    }
  }

  #hear(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#open) this.#shakeHands();
    if (this.#open) while (this.#takeFrame());
    this.#wake();
  }

  #shakeHands(): void {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.#open = this.#rest.toString('latin1', 0, 12) === 'HTTP/1.1 101';
    this.#rest = this.#rest.subarray(end + 4);
  }

  /** Whether there was a whole frame; servers send them unmasked and unfragmented. */
  #takeFrame(): boolean {
    const bytes = this.#rest;
    if (bytes.length < 2) return false;
    const short = bytes[1]! & 127;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < head) return false;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    if (bytes.length < head + length) return false;
    this.#rest = bytes.subarray(head + length);
    this.#take(bytes[0]! & 15, bytes.subarray(head, head + length));
    return true;
  }

  #take(op: number, body: Buffer): void {
    if (op === 8) this.#code = body.length >= 2 ? body.readUInt16BE(0) : 1005;
    if (op === 9) this.send(body, { op: 10 });
    if (op !== TEXT) return;
    const text = body.toString();
    if (text.startsWith('{"t":"ok"') || text.startsWith('{"t":"error"')) this.#replies.push(JSON.parse(text));
  }
}

export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': randomBytes(16).toString('base64'),
};
