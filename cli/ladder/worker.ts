import { parentPort, workerData } from 'node:worker_threads';
import { type LadderTask, playRound } from './round.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(playRound(workerData as LadderTask, block));
});
