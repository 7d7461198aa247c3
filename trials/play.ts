import { audit } from './audit/audit.ts';
import { Crowd } from './harness/crowd.ts';
import { type Ground, openGround, type StoreKind } from './harness/ground.ts';
import { LINEUP_SIZE } from './harness/plan.ts';
import { ServerProcess } from './harness/server.ts';
import type { Listener } from './progress.ts';
import { Tallies } from './tally.ts';
import { eachStore, STORE_FLAG, type Trial } from './trial.ts';

export const trial: Trial = {
  summary:
    'Complete games of all titles with clients in every seat; all they saw must agree with the record.',
  flags: {
    store: STORE_FLAG,
    games: { fallback: String(3 * LINEUP_SIZE), help: 'how many games on each store' },
    tables: { fallback: '8', help: 'how many at a time' },
  },
  run: (flags, progress) =>
    eachStore(flags, async (store) => {
      await using ground = await openGround(store);
      const options = { games: flags.count('games'), tables: flags.count('tables') };
      return await play(store, ground, options, progress);
    }),
};

/** Plays games on a fresh server and audits each. */
export async function play(
  store: StoreKind,
  ground: Ground,
  { games, tables }: { games: number; tables: number },
  progress: Listener,
): Promise<string> {
  await using server = await ServerProcess.start(ground.env);
  const tallies = new Tallies();
  const crowd = new Crowd({
    at: [server],
    tables,
    games,
    onEnd: async (match) => {
      tallies.add(await audit(match));
      progress.show(`${store}: ${tallies.games} of ${games} games`);
    },
  });
  await crowd.run();
  const [complaint] = server.complaints;
  if (complaint !== undefined)
    throw new Error(`The server complains though nothing happened to it: ${complaint}`);
  return String(tallies);
}
