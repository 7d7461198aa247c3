import { useEffect, useState } from 'preact/hooks';
import { pace } from '../settings/settings.ts';
import type { Line } from '../table/announcer.ts';
import { readingTime } from './speed.ts';

/** Lets sentences out one by one, each when those before it have been read out. */
export class Outlet {
  readonly #say: (n: number) => void;
  #waiting: readonly Line[] = [];
  #last = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` is told the number of the last sentence that is out. */
  constructor(say: (n: number) => void) {
    this.#say = say;
  }

  /** Takes a list that has grown at its end. */
  take(lines: readonly Line[]): void {
    this.#waiting = lines.filter(({ n }) => n > this.#last);
    if (this.#timer === undefined) this.#next();
  }

  /** Lets out all that wait. Says whether any did. */
  hurry(): boolean {
    const last = this.#waiting.at(-1);
    if (last) this.#out(last);
    return last !== undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = undefined;
    if (pace.peek() === 'instant') {
      this.hurry();
      return;
    }
    const [first] = this.#waiting;
    if (!first) return;
    this.#out(first);
    this.#timer = setTimeout(() => this.#next(), readingTime(first.text));
  }

  #out(line: Line): void {
    this.#last = line.n;
    this.#waiting = this.#waiting.filter(({ n }) => n > line.n);
    this.#say(line.n);
  }
}

let current: Outlet | undefined;

/** Says at once what waits to be said, if anything does. */
export const hurryOutlet = (): boolean => current?.hurry() ?? false;

/** Of the sentences of a table whose bots do not wait, those that are out. */
export function useOutlet(lines: readonly Line[]): readonly Line[] {
  const [last, setLast] = useState(-1);
  const [outlet] = useState(() => new Outlet(setLast));
  useEffect(() => {
    current = outlet;
    return () => {
      outlet.close();
      current = undefined;
    };
  }, [outlet]);
  useEffect(() => outlet.take(lines), [outlet, lines]);
  return lines.filter(({ n }) => n <= last);
}
