/** What a loop took. */
export interface Cost {
  readonly times: number;
  readonly seconds: number;
  /** Of all threads: the garbage collector and the compiler have some of their own. */
  readonly cpuSeconds: number;
  /** How much of the time the main thread had a core to itself; less than 1 where others were in the way. */
  readonly cpuShare: number;
}

const LOOK_MS = 5;
const PATIENCE = 2;

/**
 * Calls `step` again and again until the main thread has worked for so many seconds. On a busy machine that takes
 * longer, but a warm-up warms up all the same; it is given up when `PATIENCE` times as many have passed.
 */
export function repeat(seconds: number, step: () => void): Cost {
  let times = 0;
  const cpu = process.cpuUsage();
  const thread = process.threadCpuUsage();
  const worked = (): number => total(process.threadCpuUsage(thread));
  const start = performance.now();
  const end = start + PATIENCE * seconds * 1000;
  // The clock of the thread is a call to the system, too slow for every step.
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
