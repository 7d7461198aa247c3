import { Refusal } from '../../protocol/fault.ts';
import type { TableLine } from '../../store/log/line.ts';
import { type FirstLines, type Store, StoreError, type TableRecord } from '../../store/store.ts';
import { UnreadableError } from '../../store/unreadable.ts';
import { Aside, unreadable } from './aside.ts';
import type { Audience } from './audience.ts';
import type { Company } from './company.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

/** A table in memory with its watchers. */
export interface Live {
  readonly table: Table;
  readonly audience: Audience;
  readonly company: Company;
  used: number;
}

export interface RegistryParts {
  readonly store: Store;
  /** Sets up a table; a new one comes with its lines, a stored one reads them later. */
  live(record: TableRecord, lines?: readonly TableLine[]): Live;
  /** Called for each table read from the store, before anybody sees it. */
  loaded(table: Table): Promise<void>;
  failed(error: unknown): void;
}

/** The tables in memory, and those set aside because they cannot be read. */
export class Registry {
  readonly #parts: RegistryParts;
  readonly #aside: Aside;
  readonly #found = new Map<string, Promise<Live>>();
  readonly #open = new Map<string, Live>();

  constructor(parts: RegistryParts) {
    this.#parts = parts;
    this.#aside = new Aside(parts.failed);
  }

  get size(): number {
    return this.#open.size;
  }

  get aside(): number {
    return this.#aside.size;
  }

  /** The loaded ones. */
  all(): Iterable<Live> {
    return this.#open.values();
  }

  get(id: string): Live | undefined {
    return this.#open.get(id);
  }

  isAside(id: string): boolean {
    return this.#aside.has(id);
  }

  /** A new table, kept in memory as somebody will open it soon. */
  async create(record: TableRecord, first: FirstLines): Promise<Table> {
    await this.#parts.store.tables.create(record, first);
    const live = this.#parts.live(record, first.lines as TableLine[]);
    this.#found.set(record.id, Promise.resolve(live));
    this.#open.set(record.id, live);
    return live.table;
  }

  /** A table from memory or from the store. */
  async find(id: string): Promise<Live> {
    let found = this.#found.get(id);
    if (!found) {
      if (this.#aside.has(id)) throw unreadable();
      found = this.#load(id);
      this.#found.set(id, found);
      found.then(
        (live) => {
          this.#open.set(id, live);
          this.#aside.clear(id);
        },
        (error: unknown) => {
          this.#found.delete(id);
          if (!(error instanceof StoreError || error instanceof Refusal)) this.#aside.put(id, error);
        },
      );
    }
    const live = await found.catch((error: unknown) => {
      throw error instanceof UnreadableError ? unreadable() : error;
    });
    live.used = tableTime();
    return live;
  }

  async #load(id: string): Promise<Live> {
    const stored = await this.#parts.store.tables.find(id);
    if (!stored) throw new Refusal('not-found', 'Table not found.');
    const live = this.#parts.live(stored);
    await live.table.inTurn(() => {});
    await this.#parts.loaded(live.table);
    return live;
  }

  /** Another node has advanced a table to `n`; a table that is loading may have been read before that. */
  refresh(id: string, n: number): void {
    const refreshed = this.#found.get(id)?.then(({ table }) => {
      if (table.ledger.n >= n) return;
      table.fallBehind();
      return table.inTurn(() => {});
    });
    refreshed?.catch(this.#parts.failed);
  }

  /** Other nodes may have advanced any table. */
  refreshAll(): void {
    for (const id of this.#found.keys()) this.refresh(id, Number.POSITIVE_INFINITY);
  }

  /** Runs a job at a table; an unreadable one is set aside, so that the others continue. */
  async tend(id: string, job: (table: Table) => void | Promise<void>): Promise<void> {
    try {
      await job((await this.find(id)).table);
      this.#aside.clear(id);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (!(error instanceof Refusal)) this.#aside.put(id, error);
    }
  }

  /** Removes a table from memory. */
  drop({ table, company }: Live): void {
    company.close();
    this.#open.delete(table.id);
    this.#found.delete(table.id);
  }
}
