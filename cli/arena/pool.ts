import { Worker } from 'node:worker_threads';
import type { Block, Contest } from './block.ts';

/**
 * Plays blocks on so many threads and hands each over as it ends; `wanted` says which comes next, until there
 * is none. Threads that still play when `stop` is raised are dropped.
 */
export async function playBlocks(
  contest: Contest,
  threads: number,
  wanted: () => number | undefined,
  done: (block: Block) => void,
  stop: AbortSignal,
): Promise<void> {
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: contest });
          const end = (): void => {
            stop.removeEventListener('abort', end);
            worker.terminate().then(() => resolve(), reject);
          };
          const next = (): void => {
            const block = stop.aborted ? undefined : wanted();
            if (block === undefined) end();
            else worker.postMessage(block);
          };
          stop.addEventListener('abort', end);
          worker.on('error', reject);
          worker.on('message', (block: Block) => {
            if (!stop.aborted) done(block);
            next();
          });
          next();
        }),
    ),
  );
}
