import { stderr } from 'node:process';

const WIDTH = 30;
const INTERVAL = 100;

/** A progress bar on stderr, if that is a terminal. */
export class Progress {
  readonly #what: string;
  #last = 0;

  constructor(what: string) {
    this.#what = what;
  }

  /** `done` from 0 to 1. */
  show(done: number, note = ''): void {
    const full = Math.round(Math.min(1, done) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.note(`${bar} ${Math.floor(Math.min(1, done) * 100)} % ${note}`);
  }

  /** For work of unknown length. */
  note(text: string): void {
    if (!stderr.isTTY || performance.now() - this.#last < INTERVAL) return;
    this.#last = performance.now();
    stderr.write(`\r\x1b[K${this.#what} ${text}`);
  }

  end(): void {
    if (stderr.isTTY) stderr.write('\r\x1b[K');
  }
}
