import { setTimeout as sleep } from 'node:timers/promises';
import { auditedCrowd } from './audit/crowd.ts';
import { checkIntegrity } from './audit/integrity.ts';
import { openDisk } from './harness/disk.ts';
import type { Planner } from './harness/plan.ts';
import { ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import type { Trial } from './trial.ts';
import { decides, refusals, until } from './wait.ts';

export const trial: Trial = {
  summary:
    'SQLite on a disk that is full in running games: clear errors, nothing corrupted, and play goes on.',
  flags: {
    seconds: { fallback: '5', help: 'with a full disk, each time' },
    times: { fallback: '3', help: 'how often' },
    tables: { fallback: '6', help: 'how many at a time' },
  },
  run: (flags, progress) =>
    disk(
      { seconds: flags.count('seconds'), times: flags.count('times'), tables: flags.count('tables') },
      progress,
    ),
};

export interface DiskOptions {
  readonly seconds: number;
  readonly times: number;
  readonly tables: number;
  readonly plan?: Planner;
}

const PLAY_MS = 500;

export async function disk(
  { seconds, times, tables, plan }: DiskOptions,
  progress: Listener,
): Promise<string> {
  await using room = openDisk();
  await using server = await ServerProcess.start(room.env);
  const { crowd, tallies } = auditedCrowd({ at: [server], tables, plan });
  let told = 0;
  await crowd.during(async () => {
    for (let i = 1; i <= times; i++) {
      await decides(crowd);
      await sleep(PLAY_MS);
      progress.show(`full ${i} of ${times} times, ${tallies.games} games over`);
      const before = refusals(crowd, 'unavailable');
      room.fill(server);
      await until('clients are told', () => refusals(crowd, 'unavailable') > before);
      // Monitoring reports it as soon as people notice.
      const { status } = await fetch(`${server.url}/healthz`);
      if (status !== 503) throw new Error(`The disk is full, and /healthz says ${status}.`);
      await until('the log says that the disk is full', () => complains(server));
      await sleep(seconds * 1000);
      told += refusals(crowd, 'unavailable') - before;
      // The last time the server is killed instead of stopped.
      if (i === times) await server.kill();
      room.free(server);
      if (i === times) await server.start();
      await decides(crowd);
    }
  });
  await server.stop();
  checkIntegrity(room.folder);
  return `the disk was full ${times} times, ${told} commands refused, the database is whole; ${tallies}`;
}

const complains = ({ complaints }: ServerProcess): boolean =>
  complaints.some((line) => line.includes('disk'));
