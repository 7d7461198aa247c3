import type { Change, TableChanged } from './bus.ts';

export class Listeners {
  readonly #listeners: ((change: TableChanged) => void)[] = [];
  readonly #people: ((person: string) => void)[] = [];
  readonly #gaps: (() => void)[] = [];

  onTableChanged(listener: (change: TableChanged) => void): void {
    this.#listeners.push(listener);
  }

  onPersonChanged(listener: (person: string) => void): void {
    this.#people.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gaps.push(listener);
  }

  tell(changes: readonly Change[]): void {
    for (const change of changes)
      if ('person' in change) for (const listener of this.#people) listener(change.person);
      else for (const listener of this.#listeners) listener(change);
  }

  tellGap(): void {
    for (const listener of this.#gaps) listener();
  }
}
