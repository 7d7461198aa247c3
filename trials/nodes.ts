import { setTimeout as sleep } from 'node:timers/promises';
import { auditedCrowd } from './audit/crowd.ts';
import { delaysAcross } from './audit/delays.ts';
import { type Ground, openGround } from './harness/ground.ts';
import { Nats } from './harness/nats.ts';
import type { Planner } from './harness/plan.ts';
import { type Env, ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import { quantile } from './tally.ts';
import type { Trial } from './trial.ts';
import { until } from './wait.ts';

export const trial: Trial = {
  summary:
    'Two nodes on one PostgreSQL with clients of both at the same tables; one is killed, and play goes on.',
  flags: {
    seconds: { fallback: '20', help: 'of play before one node is killed' },
    tables: { fallback: '6', help: 'how many at a time' },
  },
  run: async (flags, progress) => {
    const options = { seconds: flags.count('seconds'), tables: flags.count('tables') };
    await using ground = await openGround('postgres');
    const verdicts = [`NOTIFY: ${await nodes(ground, {}, options, progress)}`];
    await using nats = await Nats.start();
    verdicts.push(
      nats
        ? `NATS: ${await nodes(ground, { NATS_URL: nats.url }, options, progress)}`
        : 'NATS: not tried, as there is no nats-server here',
    );
    return verdicts.join('\n');
  },
};

export interface NodesOptions {
  readonly seconds: number;
  readonly tables: number;
  readonly plan?: Planner;
}

/** Decisions on one node reach the others within this time. */
const MOST_DELAY_MS = 1000;
/** An update later than this was lost, even on a busy machine. */
const LOST_MS = 5000;
/** How long until a client gives up its node. */
const GIVE_UP_MS = 500;

export async function nodes(
  ground: Ground,
  env: Env,
  { seconds, tables, plan }: NodesOptions,
  progress: Listener,
): Promise<string> {
  await using stays = await ServerProcess.start({ ...ground.env, ...env });
  await using falls = await ServerProcess.start({ ...ground.env, ...env });
  const delays: number[] = [];
  let killed = false;
  const { crowd, tallies } = auditedCrowd({ at: [stays, falls], tables, plan }, (match) => {
    if (!killed) delays.push(...delaysAcross(match));
  });
  await crowd.during(async () => {
    const seen = () => crowd.matches.some((match) => delaysAcross(match).length > 0);
    await until('decisions reach the other node', seen);
    for (let second = 0; second < seconds; second++) {
      await sleep(1000);
      progress.show(`${second + 1} of ${seconds} s, ${tallies.games} games over`);
    }
    killed = true;
    delays.push(...crowd.matches.flatMap(delaysAcross));
    await falls.kill();
    await sleep(GIVE_UP_MS);
    crowd.move(falls, stays);
  });
  const [late, most] = [quantile(delays, 0.99), Math.max(...delays)];
  if (delays.length === 0 || late > MOST_DELAY_MS || most > LOST_MS)
    throw new Error(
      `Decisions take ${late.toFixed(0)} ms to the other node (p99), and up to ${most.toFixed(0)} ms, of ${delays.length}.`,
    );
  return (
    `from sending to receipt at the other node: p50 ${quantile(delays, 0.5).toFixed(1)} ms, p99 ${late.toFixed(1)} ms, ` +
    `at most ${most.toFixed(0)} ms of ${delays.length}; one node killed, ${tallies}`
  );
}
