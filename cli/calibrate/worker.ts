import { parentPort, workerData } from 'node:worker_threads';
import { type Inquiry, testify } from './testimony.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(testify(workerData as Inquiry, block));
});
