import type { Store } from '../../store/store.ts';

const TICK_MS = 1_000;
const ROUND_MS = 30_000;
/** Somebody counts as here until they have not been heard of for this long: a few rounds, or looks at the list. */
const HERE_MS = 150_000;

export const isHere = (seen: number, now: number): boolean => now - seen < HERE_MS;

export interface PresenceParts {
  readonly store: Pick<Store, 'presences'>;
  /** People with an open socket of a browser. */
  connected(): Iterable<string>;
  failed(error: unknown): void;
}

/** Writes down which people have a page open, for friends on every node. */
export class PresenceBook {
  readonly #parts: PresenceParts;
  readonly #timer: NodeJS.Timeout;
  /** When each was written down last. */
  readonly #written = new Map<string, number>();
  #heard = new Set<string>();
  #round = 0;
  #writing: Promise<void> | undefined;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** A browser of this person has asked for something. */
  heard(person: string): void {
    if (Date.now() - (this.#written.get(person) ?? 0) >= ROUND_MS) this.#heard.add(person);
  }

  #tick(): void {
    this.#writing ??= this.write()
      .catch(this.#parts.failed)
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Those who have just come, and now and then everybody who is connected. */
  async write(): Promise<void> {
    const now = Date.now();
    const people = this.#heard;
    this.#heard = new Set();
    if (now - this.#round >= ROUND_MS) {
      this.#round = now;
      for (const person of this.#parts.connected()) people.add(person);
      for (const [person, at] of this.#written) if (now - at >= ROUND_MS) this.#written.delete(person);
    }
    if (people.size === 0) return;
    for (const person of people) this.#written.set(person, now);
    await this.#parts.store.presences.seen([...people], now);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }
}
