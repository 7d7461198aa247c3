import { parentPort, workerData } from 'node:worker_threads';
import { observe, type Series } from './observed.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(observe(workerData as Series, block));
});
