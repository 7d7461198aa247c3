import type { TableChanged } from './bus.ts';

export class Listeners {
  readonly #listeners: ((change: TableChanged) => void)[] = [];
  readonly #gaps: (() => void)[] = [];

  onTableChanged(listener: (change: TableChanged) => void): void {
    this.#listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gaps.push(listener);
  }

  tell(changes: readonly TableChanged[]): void {
    for (const change of changes) for (const listener of this.#listeners) listener(change);
  }

  tellGap(): void {
    for (const listener of this.#gaps) listener();
  }
}
