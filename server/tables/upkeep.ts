import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../protocol/fault.ts';
import type { Store } from '../../store/store.ts';
import type { BotDriver } from './bot-driver.ts';
import { eachRunning, type Outage, outageBefore } from './credit.ts';
import { expire } from './expiry.ts';
import type { Live, Registry } from './registry.ts';
import { LEASE_MS } from './summary.ts';
import { tableTime } from './time.ts';

const SWEEP_MS = 500;
const BEAT_MS = 5_000;
const EXPIRY_MS = 60_000;
/** How often a node tells the others again who looks at its tables. */
const REPORT_MS = 30_000;
/** How long a table that nobody looks at stays in memory. */
const LINGER_MS = 10_000;
/** Tables that one sweep wakes. Bots that wait for a thread keep theirs due, and must not hide clocks that are up. */
const DUE_LIMIT = 10_000;

export interface UpkeepParts {
  readonly store: Store;
  readonly node: string;
  readonly registry: Registry;
  readonly botDriver: BotDriver;
  /** After so many hours an open table at which nothing happens is closed. */
  readonly openHours: number;
  failed(error: unknown): void;
}

/** What happens at tables by itself: bots and clocks that are due, tables that expire, and the beat of this node. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #timers: NodeJS.Timeout[] = [];
  #outage: Outage | undefined;
  #sweeping = false;
  /** Whether the last beat was stored, and how many appends had failed by then: later ones are news. */
  #keeps = true;
  #failedThen = 0;
  #closed = false;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  /** Whether the last write succeeded. */
  get keeps(): boolean {
    return this.#keeps && this.#parts.store.stats.failed === this.#failedThen;
  }

  /** The time before the start of this node in which nobody could play; tables get it back when they are loaded. */
  get outage(): Outage | undefined {
    return this.#outage;
  }

  /** The time of an outage is given back meanwhile. */
  async start(): Promise<void> {
    const { store, node, registry } = this.#parts;
    this.#outage = await outageBefore(store, node);
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(REPORT_MS, async () => {
      for (const { company } of registry.all()) company.report();
    });
    this.#every(EXPIRY_MS, () => this.expire(tableTime()));
    if (this.#outage) void this.#recover();
    else await this.#beats();
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Closes open tables at which nothing has happened for long, as of a time. */
  expire(now: number): Promise<void> {
    const { store, registry, openHours, failed } = this.#parts;
    return expire(
      store.tables,
      openHours,
      now,
      (id) => registry.find(id),
      (error) => {
        // One that cannot be read was logged when it was set aside.
        if (!(error instanceof Refusal)) failed(error);
      },
    );
  }

  #every(ms: number, job: () => Promise<void>): void {
    this.#timers.push(setInterval(() => void job().catch(this.#parts.failed), ms).unref());
  }

  /** Until all tables have their time back this node does not beat: who starts after a crash then does it again. */
  async #recover(): Promise<void> {
    const { store, registry, failed } = this.#parts;
    for (let done = false; !done && !this.#closed; )
      try {
        await eachRunning(
          store,
          (id) => registry.tend(id, () => {}),
          () => this.#closed,
        );
        done = true;
      } catch (error) {
        failed(error);
        await setTimeout(BEAT_MS, undefined, { ref: false });
      }
    if (!this.#closed) await this.#beats();
  }

  async #beats(): Promise<void> {
    await this.#beat();
    this.#every(BEAT_MS, () => this.#beat());
  }

  async #beat(): Promise<void> {
    const { store, node } = this.#parts;
    const { failed } = store.stats;
    this.#keeps = await store.nodes.beat(node, tableTime()).then(
      () => true,
      (error: unknown) => {
        this.#parts.failed(error);
        return false;
      },
    );
    this.#failedThen = failed;
  }

  /** Wakes the tables that want attention, and lets go of those that nobody looks at. */
  async #sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      const now = tableTime();
      await this.#wakeDue(now);
      for (const live of this.#parts.registry.all()) await this.#mind(live, now);
    } finally {
      this.#sweeping = false;
    }
  }

  async #wakeDue(now: number): Promise<void> {
    const { store, registry, botDriver } = this.#parts;
    // Those that are set aside stay due; they must not take the place of others.
    const due = await store.tables.due(now, DUE_LIMIT + registry.aside);
    for (const id of due.filter((each) => !registry.isAside(each)))
      await registry.tend(id, async (table) => {
        await table.wake();
        // Stored by a version that had tables of bots alone due.
        if (table.summary.due === null) await store.tables.rest(id, now);
        botDriver.drive(table);
      });
  }

  async #mind(live: Live, now: number): Promise<void> {
    const { registry, botDriver } = this.#parts;
    const { table, audience } = live;
    if (!registry.isAside(table.id)) {
      if (isForsaken(live, now)) await registry.tend(table.id, () => botDriver.drive(table));
      // After an outage nobody else may ask what was kept in spite of it.
      if (table.behind && !table.busy) await registry.tend(table.id, () => table.inTurn(() => {}));
    }
    const idle = audience.size === 0 && !table.busy && !botDriver.isThinking(table.id);
    if (idle && now - live.used > LINGER_MS) registry.drop(live);
  }
}

/** Whether a table of bots that is watched here was played by another node, which has lost its own watchers. */
function isForsaken({ table, audience }: Live, now: number): boolean {
  const { due, updated } = table.summary;
  return due === null && audience.size > 0 && now - updated > LEASE_MS;
}
