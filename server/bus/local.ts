import type { Bus } from './bus.ts';

/** For a single process on its store. */
export class LocalBus implements Bus {
  publish(): void {}
  onTableChanged(): void {}
  onPersonChanged(): void {}
  onGap(): void {}
  async close(): Promise<void> {}
}
