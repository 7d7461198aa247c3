import { parentPort, workerData } from 'node:worker_threads';
import { type CalibrationTask, testify } from './task.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(testify(workerData as CalibrationTask, block));
});
