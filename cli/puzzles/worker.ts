import { parentPort, workerData } from 'node:worker_threads';
import { makePuzzles, type PuzzleTask } from './make.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(makePuzzles(workerData as PuzzleTask, block));
});
