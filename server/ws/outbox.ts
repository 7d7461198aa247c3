import type { Socket } from 'node:net';

/** FIN and the opcode of text (RFC 6455, 5.2); a server does not mask. */
const TEXT = 0x81;
const LONG = 126;
const LONGER = 127;

const held: Outbox[] = [];

/**
 * Messages to one client, held until all that follows from one event is done, so that they go out in one piece:
 * who moves gets the update and the answer at once, and writes are most of what a message costs.
 */
export class Outbox {
  readonly #socket: Socket;
  #texts: string[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  add(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (held.push(this) === 1) process.nextTick(release);
  }

  /** What is written otherwise to the socket comes after all that was added before. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    if (this.#socket.writable) this.#socket.write(frames(texts));
  }
}

function release(): void {
  for (const outbox of held.splice(0)) outbox.flush();
}

/** Each text as a frame of its own. */
function frames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headerSize(size) + size, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const size = sizes[i]!;
    at = writeHeader(bytes, at, size);
    at += bytes.write(text, at, size, 'utf8');
  });
  return bytes;
}

const headerSize = (size: number): number => (size < LONG ? 2 : size < 0x10000 ? 4 : 10);

function writeHeader(bytes: Buffer, at: number, size: number): number {
  bytes[at] = TEXT;
  if (size < LONG) {
    bytes[at + 1] = size;
    return at + 2;
  }
  if (size < 0x10000) {
    bytes[at + 1] = LONG;
    return bytes.writeUInt16BE(size, at + 2);
  }
  bytes[at + 1] = LONGER;
  return bytes.writeBigUInt64BE(BigInt(size), at + 2);
}
