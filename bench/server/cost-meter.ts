import { cpus } from 'node:os';
import type { Host } from './host.ts';

interface Reading {
  /** Seconds on the clock. */
  readonly elapsed: number;
  readonly serverSeconds: number;
  readonly clientCores: number;
  readonly cpuShare: number;
}

/** Measures the CPU time of server, clients and other processes over a period. */
export class CostMeter {
  readonly #host: Host;
  readonly #server: number;
  readonly #own = process.cpuUsage();
  readonly #busy = busySeconds();
  readonly #start = performance.now();

  private constructor(host: Host, server: number) {
    this.#host = host;
    this.#server = server;
  }

  static async start(host: Host): Promise<CostMeter> {
    return new CostMeter(host, await host.cpuSeconds());
  }

  async read(): Promise<Reading> {
    const elapsed = (performance.now() - this.#start) / 1000;
    const { user, system } = process.cpuUsage(this.#own);
    const clientSeconds = (user + system) / 1e6;
    const busy = busySeconds() - this.#busy;
    const serverSeconds = (await this.#host.cpuSeconds()) - this.#server;
    const others = Math.max(0, busy - serverSeconds - clientSeconds);
    return {
      elapsed,
      serverSeconds,
      clientCores: clientSeconds / elapsed,
      cpuShare: Math.max(0, 1 - others / (elapsed * cpus().length)),
    };
  }
}

const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
