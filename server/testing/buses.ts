import type { Bus, Word } from '../bus/bus.ts';
import { Listeners } from '../bus/listeners.ts';
import { makeMessage, parseMessage, Words } from '../bus/words.ts';

/** A bus in memory that carries the same messages as the others. */
class JoinedBus extends Listeners implements Bus {
  readonly #node: string;
  readonly #all: JoinedBus[];
  readonly #words = new Words();

  constructor(node: string, all: JoinedBus[]) {
    super();
    this.#node = node;
    this.#all = all;
  }

  publish(word: Word): void {
    this.#words.add(word);
    if (this.#words.size === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    while (this.#words.size > 0) {
      const text = makeMessage(this.#node, this.#words.take());
      for (const bus of this.#all) bus.tell(parseMessage(text, bus.#node));
    }
  }

  async close(): Promise<void> {}
}

/** Buses of nodes on one store, by the names of the nodes. */
export function joinedBuses(...nodes: string[]): Bus[] {
  const all: JoinedBus[] = [];
  for (const node of nodes) all.push(new JoinedBus(node, all));
  return all;
}
