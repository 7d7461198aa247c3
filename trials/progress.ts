import { stderr } from 'node:process';

const INTERVAL_MS = 2000;

/** Reports the progress of a long trial on stderr. */
export class Progress {
  readonly #name: string;
  readonly #start = performance.now();
  #last = Number.NEGATIVE_INFINITY;

  constructor(name: string) {
    this.#name = name;
  }

  show(note: string): void {
    const now = performance.now();
    if (now - this.#last < INTERVAL_MS) return;
    this.#last = now;
    stderr.write(`${this.#name} ${((now - this.#start) / 1000).toFixed(0)} s: ${note}\n`);
  }
}

/** A listener for progress. */
export type Listener = Pick<Progress, 'show'>;

export const SILENT: Listener = { show: () => undefined };
