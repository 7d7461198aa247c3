import { setTimeout as sleep } from 'node:timers/promises';
import { CostMeter } from './cost-meter.ts';
import type { Host } from './host.ts';
import { Match, type Scorer } from './match.ts';
import { Pacer } from './pacer.ts';
import type { PlayFigures, Scenario } from './scenario.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** Pause for messages under way to arrive. */
const SETTLE_MS = 1000;
const LOOK_MS = 100;
const PATIENCE = 3;

/** All tables play, one game after another. */
export async function play(scenario: Scenario, host: Host, target: ServerUnderTest): Promise<PlayFigures> {
  const game = await startPlay(scenario, host, target);
  return game.measure(scenario.seconds);
}

/** Play after the warm-up; continues until the process ends. */
export interface Play {
  measure(seconds: number): Promise<PlayFigures>;
}

/** Waits until the server has used this many seconds of CPU time, up to a limit. */
async function warmUp(host: Host, seconds: number): Promise<void> {
  const worked = (await host.cpuSeconds()) + seconds;
  const end = performance.now() + 1000 * PATIENCE * seconds;
  while (performance.now() < end && (await host.cpuSeconds()) < worked) await sleep(LOOK_MS);
}

/** Warms up at full speed, then plays at the rate. */
export async function startPlay(
  { tables, seats, rate, seconds }: Scenario,
  host: Host,
  target: ServerUnderTest,
): Promise<Play> {
  let times: number[] = [];
  let decisions = 0;
  let pacer: Pacer | undefined;
  const started = new Set<Match>();
  const { promise: allStarted, resolve } = Promise.withResolvers<void>();
  const scorer: Scorer = {
    decided(made, ms) {
      times.push(ms);
      decisions += made;
    },
    ready(match) {
      started.add(match);
      if (started.size === tables) resolve();
      if (pacer) pacer.add(match);
      else match.go();
    },
    over: (match) => match.begin(),
  };
  await Promise.all(
    Array.from({ length: tables }, async () => {
      const match = new Match(seats, scorer);
      match.group = await target.gather(seats, match);
      match.begin();
    }),
  );
  await allStarted;
  await warmUp(host, seconds);
  if (rate > 0) {
    pacer = new Pacer(rate);
    await sleep(SETTLE_MS);
  }
  return {
    async measure(seconds) {
      const costs = await CostMeter.start(host);
      times = [];
      decisions = 0;
      await sleep(1000 * seconds);
      const sorted = Float64Array.from(times).sort();
      const { elapsed, serverSeconds, clientCores, cpuShare } = await costs.read();
      if (sorted.length === 0) throw new Error('No turn arrived.');
      const quantile = (q: number): number => sorted[Math.floor(q * (sorted.length - 1))]!;
      return {
        decisionsPerSecond: decisions / elapsed,
        turnsPerSecond: sorted.length / elapsed,
        p50: quantile(0.5),
        p99: quantile(0.99),
        longest: sorted.at(-1)!,
        cpuPerDecision: (1000 * serverSeconds) / decisions,
        clientCores,
        cpuShare,
      };
    },
  };
}
