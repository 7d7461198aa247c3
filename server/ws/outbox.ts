import type { Socket } from 'node:net';

/** FIN and the opcode of text (RFC 6455, 5.2); a server does not mask. */
const TEXT = 0x81;
const LONG = 126;
const LONGER = 127;

const full: Outbox[] = [];

/**
 * Messages to one client. They go out when all that follows from one event is done, those to a client in one piece:
 * writes are most of what a message costs, and each of them may wake somebody who takes the core from the work at hand.
 */
export class Outbox {
  readonly #socket: Socket;
  #texts: string[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  send(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (full.push(this) === 1) process.nextTick(release);
  }

  /** What is written otherwise to the socket comes after all that was sent before. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    if (!this.#socket.writable) return;
    let plain = '';
    for (const text of texts) {
      const size = Buffer.byteLength(text);
      if (size !== text.length) {
        this.#socket.write(frames(texts));
        return;
      }
      plain += header(size) + text;
    }
    // A string of single bytes is written as it is, without a buffer of its own.
    this.#socket.write(plain, 'latin1');
  }
}

function release(): void {
  for (const outbox of full.splice(0)) outbox.flush();
}

/** Each text as a frame of its own. */
function frames(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((text) => {
      const bytes = Buffer.from(text);
      return [Buffer.from(header(bytes.length), 'latin1'), bytes];
    }),
  );
}

/** Of a frame with so many bytes, each as a character. */
function header(size: number): string {
  if (size < LONG) return String.fromCharCode(TEXT, size);
  if (size < 0x10000) return String.fromCharCode(TEXT, LONG, size >> 8, size & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size));
  return String.fromCharCode(TEXT, LONGER) + bytes.toString('latin1');
}
