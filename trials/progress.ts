import { stderr } from 'node:process';

const INTERVAL_MS = 2000;

/** Tells on stderr, now and then, how far a long trial has come. */
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

/** Whatever hears of the progress, if anybody. */
export type Listener = Pick<Progress, 'show'>;

export const SILENT: Listener = { show: () => undefined };
