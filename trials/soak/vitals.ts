import type { Address } from '../harness/guest.ts';
import { lowest, type Point, slopeOf } from './slope.ts';

const MB = 1_048_576;
const SPANS = 30;
/** Shorter runs prove nothing, as heaps first grow to their working size. */
const JUDGED_MINUTES = { heap: 1.5, rss: 8 } as const;

/** Tolerated growth in MB per minute; heaps of threads grow in steps. */
const MOST = { heap: 0.5, rss: 4 } as const;
const METRICS = {
  heap: 'mandate_nodejs_heap_size_used_bytes',
  rss: 'mandate_process_resident_memory_bytes',
} as const;

type Vital = keyof typeof METRICS;

/** The memory of one process over time. */
export class Vitals {
  readonly #start = performance.now();
  readonly #points: Record<Vital, Point[]> = { heap: [], rss: [] };

  async read({ url }: Address): Promise<void> {
    const text = await (await fetch(`${url}/metrics`)).text();
    const at = (performance.now() - this.#start) / 60_000;
    for (const vital of ['heap', 'rss'] as const) {
      const found = new RegExp(`^${METRICS[vital]} (\\d+)`, 'm').exec(text);
      if (!found) throw new Error(`/metrics does not tell ${METRICS[vital]}.`);
      this.#points[vital].push({ at, value: Number(found[1]) / MB });
    }
  }

  /** The last sample. */
  get last(): string {
    const mb = (vital: Vital) => this.#points[vital].at(-1)?.value.toFixed(0);
    return `heap ${mb('heap')} MB, rss ${mb('rss')} MB`;
  }

  /** The memory in words; throws if it grows beyond its error and what caches take. */
  verdict(): string {
    const minutes = this.#points.heap.at(-1)?.at ?? 0;
    const warm = (vital: Vital) => this.#points[vital].filter(({ at }) => at >= minutes / 4);
    const words = (['heap', 'rss'] as const).map((vital) => {
      const points = lowest(warm(vital), SPANS);
      const { perMinute, error } = slopeOf(points);
      const said = `${vital} ${points.at(-1)?.value.toFixed(0)} MB, ${signed(perMinute)} ± ${error.toFixed(2)} MB a minute`;
      if (minutes >= JUDGED_MINUTES[vital] && perMinute - 2 * error > MOST[vital])
        throw new Error(`Memory grows: ${said}; ${MOST[vital]} are allowed.`);
      return said;
    });
    return `${words.join('; ')} (after warming up, over ${((minutes * 3) / 4).toFixed(1)} minutes)`;
  }
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
