import { availableParallelism, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 100;
const BUSY_CORES = 0.3;

/** Whether the machine is idle, by its load average. */
export async function isQuiet(): Promise<boolean> {
  const before = usage();
  await sleep(LOOK_MS);
  const after = usage();
  const all = after.all - before.all;
  if (all === 0) return true;
  const idle = (after.idle - before.idle) / all;
  return (1 - idle) * cpus().length < BUSY_CORES;
}

function usage(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { idle, all };
}

/** The machine that the figures were measured on. */
export const machine = () => ({
  node: process.versions.node,
  cores: availableParallelism(),
  cpu: cpus()[0]?.model.trim() || process.arch,
});
