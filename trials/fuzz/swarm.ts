import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from '../harness/guest.ts';
import { Wire } from './wire.ts';

const PAUSE_MS = 1500;
const DRIP_MS = 1000;

/** Clients that open and drop sockets, send requests letter by letter, or never read their answers. */
export class Swarm {
  readonly #at: Address;
  readonly #size: number;
  readonly #slow: Socket[] = [];
  readonly #deaf: Wire[] = [];
  opened = 0;
  /** At the end, the number of them that the server has disconnected. */
  shaken = { slow: 0, deaf: 0 };

  constructor(at: Address, size: number) {
    this.#at = at;
    this.#size = size;
  }

  get size(): { slow: number; deaf: number } {
    return { slow: this.#slow.length, deaf: this.#deaf.length };
  }

  async run(isRunning: () => boolean, tables: () => readonly string[]): Promise<void> {
    await Promise.all([
      this.#rush(isRunning),
      this.#drip(isRunning),
      this.#watchWithoutReading(isRunning, tables),
    ]);
    this.shaken = {
      slow: this.#slow.filter((socket) => socket.destroyed).length,
      deaf: (await Promise.all(this.#deaf.map((wire) => wire.resumeReading()))).filter((open) => !open)
        .length,
    };
    for (const socket of this.#slow) socket.destroy();
    for (const wire of this.#deaf) wire.drop();
  }

  async #rush(isRunning: () => boolean): Promise<void> {
    while (isRunning()) {
      const wires = await Promise.all(
        Array.from({ length: this.#size }, () => Wire.open(this.#at).catch(() => undefined)),
      );
      this.opened += wires.filter((wire) => wire !== undefined).length;
      for (const [i, wire] of wires.entries()) {
        if (i % 3 === 1) wire?.send(Buffer.from([3, 232]), { op: 8 });
        if (i % 3 === 2) wire?.send('{"t":"watch","id":1,"table":"zzzzzzzzzzzzzzzzzzzz"}');
        if (i % 3 !== 1) wire?.drop();
      }
      await sleep(PAUSE_MS);
      for (const wire of wires) wire?.drop();
    }
  }

  async #drip(isRunning: () => boolean): Promise<void> {
    const { hostname, port } = new URL(this.#at.url);
    for (let i = 0; i < this.#size; i++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.resume();
      socket.write(i % 2 === 0 ? 'POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: 500\r\n\r\n' : 'GET /');
      this.#slow.push(socket);
    }
    while (isRunning()) {
      for (const socket of this.#slow) if (!socket.destroyed) socket.write('x');
      await sleep(DRIP_MS);
    }
  }

  /** Watches busy tables from the start, again and again, and reads nothing. */
  async #watchWithoutReading(isRunning: () => boolean, tables: () => readonly string[]): Promise<void> {
    while (isRunning()) {
      for (const table of tables()) {
        const wire = this.#deaf.length < this.#size / 5 ? await this.#deafWire() : this.#deaf.at(-1)!;
        if (!wire.closed)
          for (let id = 1; id < 20; id++) wire.send(JSON.stringify({ t: 'watch', id, table, since: 0 }));
      }
      await sleep(PAUSE_MS);
    }
  }

  async #deafWire(): Promise<Wire> {
    const wire = await Wire.open(this.#at);
    wire.stopReading();
    this.#deaf.push(wire);
    return wire;
  }
}
