import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaTask, playBlock } from './block.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(playBlock(workerData as ArenaTask, block));
});
