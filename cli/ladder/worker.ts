import { parentPort, workerData } from 'node:worker_threads';
import { playRound, type Season } from './round.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(playRound(workerData as Season, block));
});
