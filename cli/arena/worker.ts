import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, playBlock } from './block.ts';

parentPort!.on('message', (block: number) => {
  parentPort!.postMessage(playBlock(workerData as Contest, block));
});
