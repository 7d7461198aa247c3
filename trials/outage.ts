import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCode } from '../protocol/fault.ts';
import type { Postgres } from '../store/testing/postgres.ts';
import { auditedCrowd } from './audit/crowd.ts';
import type { Crowd } from './harness/crowd.ts';
import { type Ground, openGround } from './harness/ground.ts';
import { Guest, HttpError } from './harness/guest.ts';
import type { Planner } from './harness/plan.ts';
import { ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import type { Trial } from './trial.ts';
import { decides, refusals, until } from './wait.ts';

export const trial: Trial = {
  summary:
    'PostgreSQL is stopped, and then killed, in running games: clear errors, then all goes on by itself.',
  flags: {
    seconds: { fallback: '10', help: 'without the database, each time' },
    tables: { fallback: '6', help: 'how many at a time' },
  },
  run: async (flags, progress) => {
    await using ground = await openGround('postgres');
    const options = { seconds: flags.count('seconds'), tables: flags.count('tables') };
    return await outage(ground, options, ['stop', 'kill'], progress);
  },
};

export interface OutageOptions {
  readonly seconds: number;
  readonly tables: number;
  readonly plan?: Planner;
}

const PLAY_MS = 1000;

export async function outage(
  ground: Ground,
  { seconds, tables, plan }: OutageOptions,
  ways: readonly ('stop' | 'kill')[],
  progress: Listener,
): Promise<string> {
  const postgres = ground.postgres!;
  await using server = await ServerProcess.start(ground.env);
  const { pid } = server;
  let kept = 0;
  const { crowd, tallies } = auditedCrowd({ at: [server], tables, plan }, (_, { doubtful }) => {
    kept += doubtful;
  });
  const recoveries: string[] = [];
  await crowd.during(async () => {
    for (const way of ways) {
      await decides(crowd);
      await sleep(PLAY_MS);
      progress.show(`${way}: ${tallies.games} games over`);
      recoveries.push(`${way} ${seconds} s: ${await withoutDatabase(server, crowd, postgres, way, seconds)}`);
    }
  });
  if (server.pid !== pid) throw new Error('The server did not live through the outage.');
  return `${recoveries.join('; ')}; ${kept} refused commands were kept all the same; ${tallies}`;
}

async function withoutDatabase(
  server: ServerProcess,
  crowd: Crowd,
  postgres: Postgres,
  way: 'stop' | 'kill',
  seconds: number,
): Promise<string> {
  const end = performance.now() + seconds * 1000;
  const before = refusals(crowd, 'unavailable');
  await postgres[way]();
  await until('the health check says 503', async () => (await healthOf(server)) === 503);
  await until('clients are told', () => refusals(crowd, 'unavailable') > before);
  const code = await refusedNewcomer(server);
  if (code !== 'unavailable') throw new Error(`A newcomer is told '${code}' instead of 'unavailable'.`);
  const told = refusals(crowd, 'unavailable') - before;
  await sleep(Math.max(0, end - performance.now()));
  await postgres.start();
  const back = performance.now();
  await until('the health check says 200', async () => (await healthOf(server)) === 200);
  await decides(crowd);
  return `${told} commands refused at first, play went on after ${(performance.now() - back).toFixed(0)} ms`;
}

const healthOf = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/healthz`)).status;

async function refusedNewcomer(server: ServerProcess): Promise<FaultCode | undefined> {
  try {
    await Guest.create(server, 'Late');
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.fault.code;
    throw error;
  }
}
