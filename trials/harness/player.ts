import { createHash } from 'node:crypto';
import type { Command } from '../../protocol/command.ts';
import { Connection, ConnectionError } from '../../protocol/connection.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { LinkStatus } from '../../protocol/link.ts';
import type { Position } from '../../protocol/position.ts';
import type { Update } from '../../protocol/socket.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Address, Guest } from './guest.ts';

/** A position that a player was shown: what it said of the game, as a digest, and of the clocks. */
export interface Mark {
  readonly n: number;
  /** When it came, by the clock of the trial. */
  readonly came: number;
  /** When it was sent, by the clock of the server. */
  readonly now: number;
  readonly digest: string;
  readonly clocks: Position['clocks'];
}

/** Something that was asked for, and what was said of it. */
export interface Deed {
  readonly command: Command;
  readonly sent: number;
  /** The number of the log that the server acknowledged it with. */
  n?: number;
  /** How long the answer took. */
  ms?: number;
  /** Why it was refused; `lost` or `closed` leave open whether it was done. */
  refused?: ConnectionError;
}

/** What every viewer is told of a position but for rights and clocks. */
export const digestOf = ({ ply, phase, active, view, legal }: Omit<Position, 'seat'>): string =>
  createHash('sha256')
    .update(JSON.stringify([ply, phase, active, view, legal ?? null]))
    .digest('base64');

/** Somebody at one table, over the client that pages and programs use; remembers all that it is told. */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  readonly entries: Entry[] = [];
  readonly marks: Mark[] = [];
  readonly deeds: Deed[] = [];
  /** What cannot be: entries that are missing, or come twice. */
  readonly faults: string[] = [];
  info: TableInfo | undefined;
  position: Position | undefined;
  at: Address;
  /** When the connection was last made. */
  joined = 0;
  #status: LinkStatus = 'connecting';
  #connection: Connection;
  #wake: () => void = () => undefined;

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
    this.at = guest.at;
    this.#connection = this.#connect();
  }

  get n(): number {
    return this.entries.length;
  }

  get seat(): number | undefined {
    return this.position?.seat;
  }

  get ended(): boolean {
    return this.info?.status === 'ended';
  }

  /** Whether there is a connection. */
  get open(): boolean {
    return this.#status === 'open';
  }

  get closed(): boolean {
    return this.#status === 'closed';
  }

  /** Deeds that the server has not answered yet. */
  get waiting(): readonly Deed[] {
    return this.deeds.filter(({ n, refused }) => n === undefined && !refused);
  }

  /** Does something, and notes what the server said of it. */
  async do(command: Command): Promise<Deed> {
    const deed: Deed = { command, sent: performance.now() };
    this.deeds.push(deed);
    try {
      deed.n = (await this.#connection.do(this.table, command)).n!;
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      deed.refused = error;
    }
    deed.ms = performance.now() - deed.sent;
    return deed;
  }

  /** Resolves with the next update, or after some time without one. */
  changed(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  /** Goes on by another address, from what it knows. */
  move(at: Address): void {
    this.#connection.close();
    this.at = at;
    this.#connection = this.#connect();
  }

  close(): void {
    this.#connection.close();
  }

  #connect(): Connection {
    const connection = new Connection({
      url: this.at.socketUrl,
      token: this.guest.token,
      onUpdate: (update) => this.#hear(update),
      onStatus: (status) => {
        this.#status = status;
        if (status === 'open') this.joined = performance.now();
      },
      onRefused: (_, fault) => this.faults.push(`the table is refused: ${fault.code}, ${fault.message}`),
    });
    connection.watch(this.table, this.n).catch((error: ConnectionError) => {
      if (error.code !== 'closed') this.faults.push(`watching is refused: ${error.message}`);
    });
    return connection;
  }

  #hear({ after, n, entries, info, position, now }: Update): void {
    if (after !== this.n) this.faults.push(`an update from ${after} follows on ${this.n}`);
    for (const entry of entries) {
      if (entry.n !== this.n + 1) this.faults.push(`entry ${entry.n} follows on ${this.n}`);
      this.entries.push(entry);
    }
    if (this.n !== n) this.faults.push(`an update to ${n} ends at ${this.n}`);
    if (info) this.info = info;
    if (position) {
      this.position = position;
      const { clocks } = position;
      this.marks.push({ n, came: performance.now(), now, digest: digestOf(position), clocks });
    }
    this.#wake();
  }
}
