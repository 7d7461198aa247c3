import { createHash } from 'node:crypto';
import type { Command } from '../../protocol/command.ts';
import { Connection, ConnectionError } from '../../protocol/connection.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { LinkStatus } from '../../protocol/link.ts';
import type { Position } from '../../protocol/position.ts';
import type { Update } from '../../protocol/socket.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Address, Guest } from './guest.ts';

/** A position that a player received: a digest of the game, and the clocks. */
export interface Mark {
  readonly n: number;
  /** Arrival time, by the trial's clock. */
  readonly came: number;
  /** Time of sending, by the server's clock. */
  readonly now: number;
  readonly digest: string;
  readonly clocks: Position['clocks'];
}

/** A command and its answer. */
export interface Deed {
  readonly command: Command;
  readonly sent: number;
  /** The log number in the acknowledgement. */
  n?: number;
  /** Time to the answer. */
  ms?: number;
  /** Why it was refused; after `lost` or `closed` it may have been carried out. */
  refused?: ConnectionError;
}

/** The part of a position that is the same for every viewer, without rights and clocks. */
export const digestOf = ({ ply, phase, active, view, legal }: Omit<Position, 'seat'>): string =>
  createHash('sha256')
    .update(JSON.stringify([ply, phase, active, view, legal ?? null]))
    .digest('base64');

/** A client at one table, with the library that pages and programs use; records everything received. */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  readonly entries: Entry[] = [];
  readonly marks: Mark[] = [];
  readonly deeds: Deed[] = [];
  /** Violations: missing or duplicate entries. */
  readonly faults: string[] = [];
  info: TableInfo | undefined;
  position: Position | undefined;
  at: Address;
  /** Time of the last connection. */
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

  /** Whether it is connected. */
  get open(): boolean {
    return this.#status === 'open';
  }

  get closed(): boolean {
    return this.#status === 'closed';
  }

  /** Unanswered commands. */
  get waiting(): readonly Deed[] {
    return this.deeds.filter(({ n, refused }) => n === undefined && !refused);
  }

  /** Sends a command and records the answer. */
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

  /** Resolves with the next update, or after `ms`. */
  changed(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  /** Continues at another address, from its last log number. */
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
