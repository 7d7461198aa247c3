import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Collectors of the process, started once, as they cannot be stopped. */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess, prefix: 'mandate_' });
  }
  return ofProcess;
}

/** Metrics for the host. Labels never hold an id, a name or a move. */
export class Metrics {
  readonly contentType: string = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly requests = new Histogram({
    name: 'mandate_request_seconds',
    help: 'Time to answer requests, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });
  readonly decisions = new Counter({
    name: 'mandate_decisions_total',
    help: 'Decisions that are kept, of people and bots',
    labelNames: ['game'],
    registers: [this.#registry],
  });
  readonly botSeconds = new Histogram({
    name: 'mandate_bot_seconds',
    help: 'Time bots took for a decision',
    labelNames: ['outcome'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [this.#registry],
  });

  text(): Promise<string> {
    return Registry.merge([processMetrics(), this.#registry]).metrics();
  }

  /** A gauge that is read when scraped. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** A counter that is read when scraped. */
  total(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
