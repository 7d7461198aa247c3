import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Polls a server's health in its own thread, so that the trial's own load does not count. */
const BEAT_MS = 25;

for (;;) {
  const before = performance.now();
  const response = await fetch(`${workerData}/healthz`);
  await response.text();
  parentPort!.postMessage({ status: response.status, ms: performance.now() - before });
  await sleep(BEAT_MS);
}
