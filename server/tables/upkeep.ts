import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../protocol/fault.ts';
import type { Store } from '../../store/store.ts';
import type { BotDriver } from './bot-driver.ts';
import { eachRunning, type Outage, outageBefore } from './credit.ts';
import { expire } from './expiry.ts';
import { tellUntold } from './holidays.ts';
import { makeDuePlans } from './plans.ts';
import type { Live, Registry } from './registry.ts';
import { LEASE_MS } from './summary.ts';
import { tableTime } from './time.ts';

const SWEEP_MS = 500;
const BEAT_MS = 5_000;
const EXPIRY_MS = 60_000;
const HOLIDAY_MS = 30_000;
const RATING_MS = 5_000;
/** How often a node reports the company of its tables again. */
const REPORT_MS = 30_000;
/** How long a table without watchers stays in memory. */
const LINGER_MS = 10_000;
/** Tables per sweep. Tables whose bots wait for a thread stay due, and must not hide clocks that ran out. */
const DUE_LIMIT = 10_000;

export interface UpkeepParts {
  readonly store: Store;
  readonly node: string;
  readonly registry: Registry;
  readonly botDriver: BotDriver;
  /** Hours after which an inactive open table is closed. */
  readonly openHours: number;
  /** How long the server leaves a prepared turn to the page of its owner, in milliseconds. */
  readonly planPause: number;
  failed(error: unknown): void;
}

/** Background work at tables: due bots and clocks, expiry, ratings, and this node's heartbeat. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #timers: NodeJS.Timeout[] = [];
  #outage: Outage | undefined;
  #sweeping = false;
  /** Whether the last heartbeat was stored, and the number of failed appends by then. */
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

  /** The time before this node's start in which nobody could play; tables are credited with it when loaded. */
  get outage(): Outage | undefined {
    return this.#outage;
  }

  /** Meanwhile tables are credited with the outage. */
  async start(): Promise<void> {
    const { store, node, registry } = this.#parts;
    this.#outage = await outageBefore(store, node);
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(REPORT_MS, async () => {
      for (const { company } of registry.all()) company.report();
    });
    this.#every(EXPIRY_MS, () => this.expire(tableTime()));
    this.#every(HOLIDAY_MS, () => tellUntold(store, registry));
    this.#every(RATING_MS, async () => void (await store.results.rate()));
    if (this.#outage) void this.#recover();
    else await this.#beats();
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Closes open tables that have been inactive for long, as of a time. */
  expire(now: number): Promise<void> {
    const { store, registry, openHours, failed } = this.#parts;
    return expire(
      store.tables,
      openHours,
      now,
      (id) => registry.find(id),
      (error) => {
        // Unreadable tables were logged when they were set aside.
        if (!(error instanceof Refusal)) failed(error);
      },
    );
  }

  #every(ms: number, job: () => Promise<void>): void {
    this.#timers.push(setInterval(() => void job().catch(this.#parts.failed), ms).unref());
  }

  /** This node does not beat until all tables are credited, so that after a crash the next start credits them again. */
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

  /** Wakes due tables, and removes from memory those without watchers. */
  async #sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      const now = tableTime();
      await this.#wakeDue(now);
      await makeDuePlans(this.#parts.store, this.#parts.registry, this.#parts.planPause);
      for (const live of this.#parts.registry.all()) await this.#mind(live, now);
    } finally {
      this.#sweeping = false;
    }
  }

  async #wakeDue(now: number): Promise<void> {
    const { store, registry, botDriver } = this.#parts;
    // Tables set aside stay due; they must not take the place of others.
    const due = await store.tables.due(now, DUE_LIMIT + registry.aside);
    for (const id of due.filter((each) => !registry.isAside(each)))
      await registry.tend(id, async (table) => {
        await table.wake();
        // Stored by a version in which tables of bots alone were due.
        if (table.summary.due === null) await store.tables.rest(id, now);
        botDriver.drive(table);
      });
  }

  async #mind(live: Live, now: number): Promise<void> {
    const { registry, botDriver } = this.#parts;
    const { table, audience } = live;
    if (!registry.isAside(table.id)) {
      if (isForsaken(live, now)) await registry.tend(table.id, () => botDriver.drive(table));
      // After an outage, nobody else may ask for lines that were stored despite an error.
      if (table.behind && !table.busy) await registry.tend(table.id, () => table.inTurn(() => {}));
    }
    const idle = audience.size === 0 && !table.busy && !botDriver.isThinking(table.id);
    if (idle && now - live.used > LINGER_MS) registry.drop(live);
  }
}

/** Whether this node should take over a watched table of bots whose other node has lost its watchers. */
function isForsaken({ table, audience }: Live, now: number): boolean {
  const { due, updated } = table.summary;
  return due === null && audience.size > 0 && now - updated > LEASE_MS;
}
