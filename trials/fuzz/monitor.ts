import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ServerProcess } from '../harness/server.ts';

const PULSE = new URL('./pulse.ts', import.meta.url);
const LOOK_MS = 500;
const MEGA = 1e6;
/** Tolerated growth from one half of a run to the other: caches and noise. */
const SLACK = 1.15;
const SLACK_MB = 24;

/** Tolerated response time under attack. */
const RESPONSIVE_MS = 250;
const TIMES_CALM = 5;

interface Sample {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
  readonly lag: number;
}

export interface Vitals {
  /** Milliseconds to an answer of /healthz, measured from outside: before and during the attack. */
  readonly calm: Delays;
  readonly health: Delays;
  /** Megabytes: the minimum after warm-up in the first and the last part of the run, and the maximum. */
  readonly heap: Course;
  readonly rss: Course;
  /** Event-loop delay of the server in milliseconds: median and 99th percentile. */
  readonly lag: Delays;
}

interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

interface Course {
  readonly early: number;
  readonly late: number;
  readonly peak: number;
}

/** Samples a server's health, response time and memory. */
export class Monitor {
  readonly #server: ServerProcess;
  readonly #delays: number[] = [];
  readonly #samples: Sample[] = [];
  readonly #pulse: Worker;
  readonly #going: Promise<unknown>;
  #failure: Error | undefined;
  #begun = 0;
  #stop = false;

  constructor(server: ServerProcess) {
    this.#server = server;
    this.#pulse = new Worker(PULSE, { workerData: server.url });
    this.#pulse.on('message', ({ status, ms }: { status: number; ms: number }) => {
      if (status === 200) this.#delays.push(ms);
      else this.#failure ??= new Error(`/healthz answered ${status}.`);
    });
    this.#pulse.on('error', (error) => {
      this.#failure ??= error as Error;
    });
    this.#going = this.#look();
    this.#going.catch(() => {});
  }

  /** Marks the start of the attack. */
  begin(): void {
    this.#begun = this.#delays.length;
  }

  /** Stops sampling; throws if the server ever failed to answer. */
  async end(): Promise<Vitals> {
    this.#stop = true;
    await this.#pulse.terminate();
    await this.#going;
    if (this.#failure) throw this.#failure;
    return {
      calm: delaysOf(this.#delays.slice(0, this.#begun)),
      health: delaysOf(this.#delays.slice(this.#begun)),
      heap: this.#course(({ heap }) => heap),
      rss: this.#course(({ rss }) => rss),
      lag: delaysOf(this.#samples.map(({ lag }) => lag)),
    };
  }

  async #look(): Promise<void> {
    while (!this.#stop) {
      const text = await (await fetch(`${this.#server.url}/metrics`)).text();
      this.#samples.push({
        at: performance.now(),
        rss: figure(text, 'mandate_process_resident_memory_bytes'),
        heap: figure(text, 'mandate_nodejs_heap_size_used_bytes'),
        lag: figure(text, 'mandate_nodejs_eventloop_lag_max_seconds') * 1000,
      });
      await sleep(LOOK_MS);
    }
  }

  /** Minima, as a heap grows until it is collected. */
  #course(of: (sample: Sample) => number): Course {
    const all = this.#samples.map((sample) => of(sample) / MEGA);
    const warm = all.slice(Math.floor(all.length / 3));
    const middle = Math.ceil(warm.length / 2);
    return {
      early: Math.min(...warm.slice(0, middle)),
      late: Math.min(...warm.slice(middle)),
      peak: Math.max(...all),
    };
  }
}

function delaysOf(delays: readonly number[]): Delays {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

export const isResponsive = ({ calm, health }: Vitals): boolean =>
  health.p99 <= RESPONSIVE_MS + TIMES_CALM * calm.p99;

export const isFlat = ({ early, late }: Course): boolean => late <= early * SLACK + SLACK_MB;

function figure(text: string, name: string): number {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`The metrics have no ${name}.`);
  return Number(found);
}
