import { setTimeout as sleep } from 'node:timers/promises';
import { checkEntries } from './audit/audit.ts';
import { Outages } from './audit/credits.ts';
import { auditedCrowd } from './audit/crowd.ts';
import { checkIntegrity } from './audit/integrity.ts';
import type { Crowd } from './harness/crowd.ts';
import { type Ground, openGround, type StoreKind } from './harness/ground.ts';
import type { Planner } from './harness/plan.ts';
import { ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import { quantile } from './tally.ts';
import { eachStore, STORE_FLAG, type Trial } from './trial.ts';
import { decides, until } from './wait.ts';

export const trial: Trial = {
  summary:
    'kill -9 of the server at random moments of running games; nothing acknowledged may be lost or doubled.',
  flags: {
    store: STORE_FLAG,
    times: { fallback: '100', help: 'how often on each store' },
    tables: { fallback: '6', help: 'how many at a time' },
    long: {
      fallback: '18',
      help: 'seconds of a last outage that is long enough to be given back; 0 for none',
    },
  },
  run: (flags, progress) =>
    eachStore(flags, async (store) => {
      await using ground = await openGround(store);
      const [times, tables, long] = [flags.count('times'), flags.count('tables'), flags.count('long')];
      return await kill(store, ground, { times, tables, long }, progress);
    }),
};

export interface KillOptions {
  readonly times: number;
  readonly tables: number;
  readonly long: number;
  readonly plan?: Planner;
}

/** Longest time between two kills, counted from the first decision after the restart. */
const PLAY_MS = 900;
const DOWN_MS = 300;
/** One in this many restarts is killed during start-up, and one in this many stops is a normal shutdown. */
const EARLY_EACH = 10;
const STOP_EACH = 10;
/** After one in this many restarts all clients are awaited; other kills hit some that are still reconnecting. */
const RESUME_EACH = 4;

export async function kill(
  store: StoreKind,
  ground: Ground,
  { times, tables, long, plan }: KillOptions,
  progress: Listener,
): Promise<string> {
  await using server = await ServerProcess.start(ground.env);
  const outages = new Outages();
  const { crowd, tallies } = auditedCrowd({ at: [server], tables, plan }, (match) => outages.check(match));
  const resumes: number[] = [];
  let flying = 0;
  let stops = 0;
  const restart = async () => {
    await server.start();
    outages.end();
    await checkAll(crowd);
  };
  await crowd.during(async () => {
    for (let i = 1; i <= times; i++) {
      await decides(crowd);
      await sleep(Math.random() * PLAY_MS);
      flying += crowd.matches.flatMap(({ players }) => players.flatMap(({ waiting }) => waiting)).length;
      if (i % STOP_EACH === 0) {
        stops++;
        outages.begin();
        await shutDown(server);
        await restart();
        await decides(crowd);
      }
      outages.begin();
      await server.kill();
      await sleep(Math.random() * DOWN_MS);
      if (i % EARLY_EACH === 5) await killEarly(server);
      await restart();
      if (i % RESUME_EACH === 0 || i === times) resumes.push(await resumed(crowd));
      progress.show(`${store}: killed ${i} of ${times} times, ${tallies.games} games over`);
    }
    if (long === 0) return;
    outages.begin();
    await server.kill();
    await sleep(long * 1000);
    await restart();
  });
  if (ground.folder !== undefined) checkIntegrity(ground.folder);
  return (
    `killed ${times} times (${flying} commands under way), stopped ${stops} times; ${tallies}; ` +
    `clients were back in ${quantile(resumes, 0.5).toFixed(0)} ms, at most ${Math.max(...resumes).toFixed(0)} ms; ` +
    `the longest outage was ${(outages.longest / 1000).toFixed(1)} s`
  );
}

/** A shutdown finishes everything, and logs no errors. */
async function shutDown(server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server ended with ${code} after SIGTERM.`);
}

async function killEarly(server: ServerProcess): Promise<void> {
  const starting = server.start().then(
    () => undefined,
    () => undefined,
  );
  await sleep(Math.random() * 1000);
  await server.kill();
  await starting;
}

/** The log still has everything that was acknowledged or received. */
async function checkAll({ matches }: Crowd): Promise<void> {
  for (const { everybody } of matches) await Promise.all(everybody.map(checkEntries));
}

/** Waits until all clients have reconnected; returns how long that took. */
async function resumed({ matches }: Crowd): Promise<number> {
  const start = performance.now();
  const players = matches.flatMap(({ everybody }) => everybody);
  await until('all clients are back', () => players.every(({ open, closed }) => open || closed));
  return Math.max(0, ...players.map(({ joined }) => joined - start));
}
