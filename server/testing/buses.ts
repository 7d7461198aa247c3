import type { Bus, Change } from '../bus/bus.ts';
import { Listeners } from '../bus/listeners.ts';
import { makeMessage, PendingChanges, parseMessage } from '../bus/pending.ts';

/** An in-memory bus that carries the same messages as the others. */
class JoinedBus extends Listeners implements Bus {
  readonly #node: string;
  readonly #all: JoinedBus[];
  readonly #pending = new PendingChanges();

  constructor(node: string, all: JoinedBus[]) {
    super();
    this.#node = node;
    this.#all = all;
  }

  publish(change: Change): void {
    this.#pending.add(change);
    if (this.#pending.size === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    while (this.#pending.size > 0) {
      const text = makeMessage(this.#node, this.#pending.take());
      for (const bus of this.#all) bus.tell(parseMessage(text, bus.#node));
    }
  }

  async close(): Promise<void> {}
}

/** Connected buses, one for each node name. */
export function joinedBuses(...nodes: string[]): Bus[] {
  const all: JoinedBus[] = [];
  for (const node of nodes) all.push(new JoinedBus(node, all));
  return all;
}
