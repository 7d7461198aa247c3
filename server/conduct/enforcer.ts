import type { StoredAct } from '../../store/conduct/api.ts';
import type { Store } from '../../store/store.ts';
import type { Identities } from '../accounts/identities.ts';
import type { Bus } from '../bus/bus.ts';
import type { HallApi } from '../tables/api.ts';

const ROUND_MS = 1_000;
const ACTS = 50;

export interface EnforcerParts {
  readonly store: Store;
  readonly hall: HallApi;
  readonly identities: Identities;
  readonly bus: Pick<Bus, 'publish' | 'onPersonChanged'> | undefined;
  failed(error: unknown): void;
}

/**
 * Carries acts out at tables and pages: bots take the seats of banned people, new names replace old ones, and open pages
 * get a message. It finds acts in the store, since the command line and nodes that died have written some.
 */
export class Enforcer {
  readonly #parts: EnforcerParts;
  readonly #listeners: ((person: string) => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(parts: EnforcerParts) {
    this.#parts = parts;
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
    for (const act of await conduct.due(ACTS))
      try {
        await this.#enforce(act);
        await conduct.felt(act);
      } catch (error) {
        this.#parts.failed(error);
      }
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
