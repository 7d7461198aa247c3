import type { Person } from '../../protocol/person.ts';
import { Window } from './window.ts';

const MINUTE = 60_000;

/** On whose account something is read: an address, and the person where there is one. */
export interface Reader {
  readonly address: string;
  readonly person: Person | undefined;
}

/**
 * Limits reading by what it costs: the lines of logs that are read or replayed for one address, and for one person.
 * One instance serves HTTP and sockets, so that they count together.
 */
export class Readings {
  readonly #lines: Window;

  constructor(linesPerMinute: number) {
    this.#lines = new Window(linesPerMinute, MINUTE, 'lines of tables read');
  }

  /** Takes the most that a reading can cost, so that many at once cannot pass, and gives back what it did not. */
  async charge<T>(
    { address, person }: Reader,
    most: number,
    read: () => Promise<T>,
    cost: (result: T) => number,
  ): Promise<T> {
    const keys = [`@${address}`, ...(person ? [person.id] : [])];
    for (const key of keys) this.#lines.take(key, most);
    let spent = 0;
    try {
      const result = await read();
      spent = cost(result);
      return result;
    } finally {
      // A reading that finds nothing, or is refused, still costs one.
      for (const key of keys) this.#lines.giveBack(key, most - Math.max(1, spent));
    }
  }
}
