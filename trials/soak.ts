import { setTimeout as sleep } from 'node:timers/promises';
import { auditedCrowd } from './audit/crowd.ts';
import { checkIntegrity } from './audit/integrity.ts';
import { Chance } from './harness/chance.ts';
import type { Crowd } from './harness/crowd.ts';
import { type Ground, openGround, type StoreKind } from './harness/ground.ts';
import type { Planner } from './harness/plan.ts';
import { ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import { Visitors } from './soak/visitors.ts';
import { Vitals } from './soak/vitals.ts';
import { quantile } from './tally.ts';
import { eachStore, STORE_FLAG, type Trial } from './trial.ts';
import { decides } from './wait.ts';

export const trial: Trial = {
  summary:
    'Many people for long: games, bots, chat, undo, spectators, reconnects, visitors, then restarts; memory stays flat, nothing fails.',
  flags: {
    store: STORE_FLAG,
    minutes: { fallback: '30', help: 'on each store' },
    tables: { fallback: '6', help: 'how many are played at a time' },
    restarts: { fallback: '10', help: 'at the end, in good order and by kill -9 in turn' },
  },
  run: (flags, progress) =>
    eachStore(flags, async (store) => {
      await using ground = await openGround(store);
      const [minutes, tables, restarts] = [
        flags.count('minutes'),
        flags.count('tables'),
        flags.count('restarts'),
      ];
      return await soak(store, ground, { seconds: 60 * minutes, tables, restarts }, progress);
    }),
};

export interface SoakOptions {
  readonly seconds: number;
  readonly tables: number;
  readonly restarts: number;
  readonly plan?: Planner;
}

/** Part of the time with a single process, to follow its memory; restarts come after. */
const STEADY = 0.7;
const READ_MS = 1000;

export async function soak(
  store: StoreKind,
  ground: Ground,
  { seconds, tables, restarts, plan }: SoakOptions,
  progress: Listener,
): Promise<string> {
  await using server = await ServerProcess.start(ground.env);
  const took: number[] = [];
  const { crowd, tallies } = auditedCrowd({ at: [server], tables, plan }, ({ players }) => {
    for (const { deeds } of players) for (const { ms } of deeds) if (ms !== undefined) took.push(ms);
  });
  const vitals = new Vitals();
  const visitors = new Visitors(server);
  const chance = new Chance('soak');
  const over = new AbortController();
  const visiting = visitors.run(over.signal);
  let returns = 0;
  const stir = async () => {
    if (reconnect(crowd, chance)) returns++;
    await sleep(READ_MS);
  };
  try {
    await crowd.during(async () => {
      for (const end = performance.now() + seconds * STEADY * 1000; performance.now() < end; await stir()) {
        await vitals.read(server);
        progress.show(`${store}: ${tallies.games} games, ${visitors.came} visitors, ${vitals.last}`);
      }
      noOutage(crowd);
      for (let i = 0; i < restarts; i++) {
        await restart(server, i % 2 === 0);
        await decides(crowd);
        await sleep((seconds * (1 - STEADY) * 1000) / restarts);
        progress.show(`${store}: restarted ${i + 1} of ${restarts} times, ${tallies.games} games`);
      }
    });
  } finally {
    over.abort();
    await visiting;
  }
  const [fault = server.complaints[0]] = visitors.faults;
  if (fault !== undefined)
    throw new Error(`Something failed though nothing happened to the server: ${fault}`);
  if (ground.folder !== undefined) {
    await server.stop();
    checkIntegrity(ground.folder);
  }
  return (
    `${seconds} s, ${restarts} restarts, ${returns} reconnects, ${visitors.came} visitors; ${tallies}; ` +
    `${vitals.verdict()}; commands ${spread(took)}; requests ${spread(visitors.pings)}; no errors`
  );
}

const spread = (ms: readonly number[]): string =>
  `p50 ${quantile(ms, 0.5).toFixed(1)} ms, p99 ${quantile(ms, 0.99).toFixed(1)} ms`;

/** Drops a connection, sometimes during a command; the client reconnects. */
function reconnect({ matches }: Crowd, chance: Chance): boolean {
  const everybody = matches.flatMap((match) => (match.ended ? [] : match.everybody));
  if (everybody.length === 0) return false;
  const player = chance.pick(everybody);
  player.move(player.at);
  return true;
}

/** Without restarts, nobody should see the server as away or failing. */
function noOutage({ matches }: Crowd): void {
  for (const { players } of matches)
    for (const { deeds } of players)
      for (const { command, refused } of deeds)
        if (refused && ['unavailable', 'internal', 'lost', 'too-many'].includes(refused.code))
          throw new Error(`${command.type} was refused on a healthy server: ${refused.message}`);
}

async function restart(server: ServerProcess, well: boolean): Promise<void> {
  if (!well) await server.kill();
  else if ((await server.stop()) !== 0) throw new Error('The server did not end well after SIGTERM.');
  await server.start();
}
