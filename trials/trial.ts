import { STORES, type StoreKind } from './harness/ground.ts';
import type { Listener } from './progress.ts';

/** A trial that `npm run trials` can run. */
export interface Trial {
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Resolves with the verdict on one line; rejects on a violation. */
  run(flags: Flags, progress: Listener): Promise<string>;
}

interface Flag {
  readonly fallback: string;
  readonly help: string;
}

/** Invalid command line. */
export class UsageError extends Error {}

export class Flags {
  readonly #values: Readonly<Record<string, string>>;

  constructor(values: Readonly<Record<string, string>>) {
    this.#values = values;
  }

  count(name: string): number {
    const text = this.#values[name]!;
    if (!/^\d{1,7}$/.test(text)) throw new UsageError(`--${name} takes a whole number, not '${text}'.`);
    return Number(text);
  }

  text(name: string): string {
    return this.#values[name]!;
  }

  /** `both` for one after the other. */
  stores(): readonly StoreKind[] {
    const text = this.#values.store!;
    if (text === 'both') return STORES;
    const found = STORES.find((store) => store === text);
    if (!found) throw new UsageError(`--store takes ${STORES.join(', ')} or both, not '${text}'.`);
    return [found];
  }
}

export const STORE_FLAG: Flag = { fallback: 'both', help: 'sqlite, postgres or both' };

/** Runs a trial on each store in the flags; joins the verdicts. */
export async function eachStore(flags: Flags, run: (store: StoreKind) => Promise<string>): Promise<string> {
  const verdicts: string[] = [];
  for (const store of flags.stores()) verdicts.push(`${store}: ${await run(store)}`);
  return verdicts.join('\n');
}
