// Imported into a server before its own code: reports its CPU time and memory to the parent process.

import { isMainThread } from 'node:worker_threads';

export interface Vitals {
  readonly cpuSeconds: number;
  readonly rss: number;
  readonly heap: number;
}

const gc = globalThis.gc as (() => void) | undefined;

// Threads of the server import this too.
if (isMainThread && process.send) {
  process.on('message', (question) => {
    if (question !== 'cpu' && question !== 'memory') return;
    if (question === 'memory') for (let i = 0; i < 3; i++) gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send!({ cpuSeconds: (user + system) / 1e6, rss, heap: heapUsed + external } satisfies Vitals);
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit());
}
