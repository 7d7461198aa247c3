/** The cost of a loop. */
export interface Cost {
  readonly times: number;
  readonly seconds: number;
  /** CPU time of all threads, including garbage collector and compiler. */
  readonly cpuSeconds: number;
  /** CPU time of the main thread by wall-clock time; below 1 on a busy machine. */
  readonly cpuShare: number;
}

const LOOK_MS = 5;
const PATIENCE = 2;

/**
 * Repeats `step` until the main thread has used this many seconds of CPU time, or `PATIENCE` times as many seconds
 * have passed.
 */
export function repeat(seconds: number, step: () => void): Cost {
  let times = 0;
  const cpu = process.cpuUsage();
  const thread = process.threadCpuUsage();
  const worked = (): number => total(process.threadCpuUsage(thread));
  const start = performance.now();
  const end = start + PATIENCE * seconds * 1000;
  // Reading the thread's clock is a system call, too slow for every step.
  let look = start + LOOK_MS;
  let now = start;
  while (now < end) {
    step();
    times++;
    now = performance.now();
    if (now < look) continue;
    if (worked() >= seconds) break;
    look = now + LOOK_MS;
  }
  const elapsed = (now - start) / 1000;
  return {
    times,
    seconds: elapsed,
    cpuSeconds: total(process.cpuUsage(cpu)),
    cpuShare: worked() / elapsed,
  };
}

const total = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
