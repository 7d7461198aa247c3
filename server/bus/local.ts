import type { Bus } from './bus.ts';

/** For a process that is alone on its store: there is nobody to talk to. */
export class LocalBus implements Bus {
  publish(): void {}
  onTableChanged(): void {}
  onGap(): void {}
  async close(): Promise<void> {}
}
