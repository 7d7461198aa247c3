import { Worker } from 'node:worker_threads';

/**
 * Distributes numbered pieces over threads and reports each result. `wanted` gives the next number, or none at the
 * end. On `stop`, running threads are terminated.
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
