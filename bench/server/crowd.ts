import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from './host.ts';
import { startPlay } from './play.ts';
import type { CrowdFigures, Scenario } from './scenario.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** Connections opened at a time. */
const DOORS = 50;
/** Pause after a garbage collection. */
const SETTLE_MS = 1000;

/** Many idle connections while some tables play. */
export async function crowd(scenario: Scenario, host: Host, target: ServerUnderTest): Promise<CrowdFigures> {
  const game = await startPlay(scenario, host, target);
  const before = await host.memory();
  const lingering = scenario.connections! - scenario.tables * scenario.seats;
  let left = lingering;
  const enter = async (): Promise<void> => {
    while (left-- > 0) await target.connectIdle();
  };
  await Promise.all(Array.from({ length: DOORS }, enter));
  const after = await host.memory();
  await sleep(SETTLE_MS);
  return {
    ...(await game.measure(scenario.seconds)),
    connections: scenario.connections!,
    heapPerConnection: (after.heap - before.heap) / lingering,
    rssPerConnection: (after.rss - before.rss) / lingering,
  };
}
