import type { Socket } from 'node:net';

/** FIN and the opcode of text (RFC 6455, 5.2); a server does not mask. */
const TEXT = 0x81;
const LONG = 126;
const LONGER = 127;

const held: Outbox[] = [];

/**
 * Messages to one client. What belongs together is held, so that it goes out in one piece: who moves gets the update
 * and the answer at once, and writes are most of what a message costs.
 */
export class Outbox {
  readonly #socket: Socket;
  #texts: string[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  send(text: string): void {
    this.#texts.push(text);
    this.flush();
  }

  /** Goes out with what is sent next, and at the latest when all that follows from one event is done. */
  hold(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (held.push(this) === 1) process.nextTick(release);
  }

  /** What is written otherwise to the socket comes after all that was held before. */
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
  for (const outbox of held.splice(0)) outbox.flush();
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
