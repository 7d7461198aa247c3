import { Worker } from 'node:worker_threads';

/**
 * Gives numbers of pieces to so many threads and hands over what each comes to; `wanted` says which comes next,
 * until there is none. Threads that are still at work when `stop` is raised are dropped.
 */
export async function workThrough<P>(
  script: URL,
  task: object,
  threads: number,
  wanted: () => number | undefined,
  done: (piece: P) => void,
  stop: AbortSignal,
): Promise<void> {
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(script, { workerData: task });
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
          worker.on('message', (piece: P) => {
            if (!stop.aborted) done(piece);
            next();
          });
          next();
        }),
    ),
  );
}
