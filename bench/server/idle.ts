import { setTimeout as sleep } from 'node:timers/promises';
import { CostMeter } from './cost-meter.ts';
import type { Host } from './host.ts';
import { Match } from './match.ts';
import type { IdleFigures, Scenario } from './scenario.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** Decisions at each table before it is left. */
const PLAYED = 10;
const LOOK_MS = 500;
/** Enough polls for a table to leave memory after everybody has left. */
const MOST_LOOKS = 60;

/** Tables that play a little and are left by everybody. */
export async function idle(scenario: Scenario, host: Host, target: ServerUnderTest): Promise<IdleFigures> {
  const costs = await CostMeter.start(host);
  const left = scenario.left!;
  // As many before the first reading, so that code and caches are already in memory.
  await leaveTables(scenario, target, left);
  const before = await host.memory();
  await leaveTables(scenario, target, left);
  const after = await host.memory();
  return {
    heapPerTable: (after.heap - before.heap) / left,
    rssPerTable: (after.rss - before.rss) / left,
    cpuShare: (await costs.read()).cpuShare,
  };
}

async function leaveTables(
  { seats, tables }: Scenario,
  target: ServerUnderTest,
  count: number,
): Promise<void> {
  let open = 0;
  let started = 0;
  const { promise: allPlayed, resolve } = Promise.withResolvers<void>();
  const next = (match: Match): void => {
    if (started++ < count) match.begin();
    else if (--open === 0) resolve();
  };
  const scorer = { decided: () => {}, ready: (match: Match) => match.go(), over: next };
  await Promise.all(
    Array.from({ length: tables }, async () => {
      const match = new Match(seats, scorer, PLAYED);
      match.group = await target.gather(seats, match);
      open++;
      next(match);
    }),
  );
  await allPlayed;
  await target.leave();
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await sleep(LOOK_MS);
    if (((await target.live?.()) ?? 0) === 0) return;
  }
}
