import type { StoredAct } from '../../store/conduct/api.ts';
import type { Store } from '../../store/store.ts';
import type { Identities } from '../accounts/identities.ts';
import type { Bus } from '../bus/bus.ts';
import type { HallApi } from '../tables/api.ts';

const ROUND_MS = 1_000;
const ACTS = 50;
/** An act that fails is tried again after this time, then after twice as long each time, up to a limit. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Failing acts that are left out of a round. */
const MOST_WAITING = 200;

export interface EnforcerParts {
  readonly store: Store;
  readonly hall: HallApi;
  readonly identities: Identities;
  readonly bus: Pick<Bus, 'publish' | 'onPersonChanged'> | undefined;
  failed(error: unknown): void;
  /** Another clock in tests. */
  now?(): number;
}

/** When an act that failed is tried again. */
interface Wait {
  readonly ms: number;
  readonly until: number;
}

/**
 * Carries acts out at tables and pages: bots take the seats of banned people, new names replace old ones, and open pages
 * get a message. It finds acts in the store, since the command line and nodes that died have written some.
 */
export class Enforcer {
  readonly #parts: EnforcerParts;
  readonly #listeners: ((person: string) => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  readonly #waits = new Map<string, Wait>();
  readonly #now: () => number;
  #running: Promise<void> | undefined;

  constructor(parts: EnforcerParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    parts.bus?.onPersonChanged((person) => void this.#tell(person).catch(parts.failed));
    this.#timer = setInterval(() => void this.enforce().catch(parts.failed), ROUND_MS).unref();
  }

  /** Called for people who should read what was decided about them, if they are on this node. */
  onNews(listener: (person: string) => void): void {
    this.#listeners.push(listener);
  }

  /** One round. Resolves when acts stored before the call are felt. */
  async enforce(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#running ??= this.#round().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running?.catch(() => undefined);
  }

  async #round(): Promise<void> {
    const { conduct } = this.#parts.store;
    for (const act of await conduct.due(ACTS, this.#waiting()))
      try {
        await this.#enforce(act);
        await conduct.felt(act);
        this.#waits.delete(act.id);
      } catch (error) {
        const ms = Math.min(LONGEST_WAIT_MS, 2 * (this.#waits.get(act.id)?.ms ?? FIRST_WAIT_MS / 2));
        this.#waits.set(act.id, { ms, until: this.#now() + ms });
        this.#parts.failed(error);
      }
  }

  /** Acts that failed lately, which neither fill the log nor keep others from being carried out. */
  #waiting(): string[] {
    const now = this.#now();
    // Another node may have carried it out meanwhile.
    for (const [id, { until }] of this.#waits) if (until + LONGEST_WAIT_MS < now) this.#waits.delete(id);
    const waiting = [...this.#waits].flatMap(([id, { until }]) => (until > now ? [id] : []));
    return waiting.slice(-MOST_WAITING);
  }

  async #enforce({ about, kind, lifted }: StoredAct): Promise<void> {
    const { store, hall, identities, bus } = this.#parts;
    identities.forget(about);
    const person = await store.people.find(about);
    if (person && person.name !== '' && lifted === undefined) {
      if (kind === 'ban' && person.banned) await hall.setAside(person);
      if (kind === 'name') await hall.rename(person);
    }
    bus?.publish({ person: about });
    await this.#tell(about);
  }

  async #tell(person: string): Promise<void> {
    if (!(await this.#parts.store.conduct.hasNews(person))) return;
    for (const listener of this.#listeners) listener(person);
  }
}
