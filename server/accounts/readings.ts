import type { Person } from '../../protocol/person.ts';
import { Window } from './window.ts';

const MINUTE = 60_000;

/** Who is charged for reading: the address, and the person if known. */
export interface Reader {
  readonly address: string;
  readonly person: Person | undefined;
}

/**
 * Limits reading by its cost: the log lines read or replayed per address and per person. HTTP and sockets share one
 * instance.
 */
export class Readings {
  readonly #lines: Window;

  constructor(linesPerMinute: number) {
    this.#lines = new Window(linesPerMinute, MINUTE, 'lines of tables read');
  }

  /**
   * Charges the highest possible cost first, so that parallel requests cannot exceed the limit, and refunds the rest.
   */
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
      // A request that finds nothing or is refused still costs one line.
      for (const key of keys) this.#lines.giveBack(key, most - Math.max(1, spent));
    }
  }
}
