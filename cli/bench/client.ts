import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClientFigures, ClientScenario } from '../../bench/client/scenario.ts';
import { idsWith } from '../../games/list.ts';
import type { Args } from '../command.ts';
import { printClientReport } from './client-print.ts';
import type { Benchmark } from './index.ts';
import { machine } from './machine.ts';
import { installPeers } from './peers.ts';
import { endProgress, progress } from './print.ts';
import { type Job, runJobs } from './runner.ts';
import { medians } from './summary.ts';

export interface ClientResult extends ClientFigures {
  readonly name: string;
  readonly bot: string;
  readonly runs: number;
}

/** Goals for the page: bytes over the wire, times in milliseconds. */
export const GOALS = { bytes: 170_000, interactive: 600, longestFrame: 50, update: 16 } as const;

export interface ClientReport {
  readonly results: readonly ClientResult[];
  readonly goals: typeof GOALS;
  readonly machine: ReturnType<typeof machine>;
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

type Target = Omit<ClientScenario, 'seconds'>;

const PAGE = new URL('../../bench/client/page.ts', import.meta.url);
const BUILD = new URL('../../bench/client/build.ts', import.meta.url);
const PEER = 'boardgame.io';

const OURS: readonly Target[] = idsWith('board').map((game) => ({
  page: 'mandate',
  game,
  bot: 'level2',
}));
const PEERS: readonly Target[] = ['random', 'search'].map((bot) => ({ page: PEER, game: 'harbour', bot }));

export const benchmark: Benchmark = {
  async run(args) {
    const report = await measure(args);
    if (args.has('json')) console.log(JSON.stringify(report, undefined, 2));
    else printClientReport(report);
  },
};

async function measure(args: Args): Promise<ClientReport> {
  const seconds = args.seconds('seconds', 6);
  const runs = args.integer('runs', 1, 1, 100);
  const failure = built('mandate');
  if (failure !== undefined) throw new Error(`The page cannot be built: ${failure}`);
  const missing: { name: string; reason: string }[] = [];
  const peers = args.has('no-peers') ? [] : PEERS;
  const obstacle = peers.length === 0 ? undefined : (installPeers() ?? built(PEER));
  if (obstacle !== undefined) missing.push({ name: PEER, reason: obstacle });

  const targets = [...OURS, ...(obstacle === undefined ? peers : [])];
  const jobs = targets.map((target) => jobOf({ ...target, seconds }));
  const outcomes = await runJobs<ClientFigures>(jobs, { runs, patience: 0, progress });
  endProgress();
  const results = outcomes.flatMap(({ job, runs: done, failure: reason }, at): ClientResult[] => {
    const { page, bot } = targets[at]!;
    if (reason === undefined) return [{ name: job.name, bot, ...medians(done), runs: done.length }];
    if (page === 'mandate') throw new Error(`${job.name} cannot be measured: ${reason}`);
    missing.push({ name: `${job.name}, ${bot}`, reason });
    return [];
  });
  return { results, goals: GOALS, machine: machine(), missing };
}

/** The error, if the page cannot be built. */
function built(page: ClientScenario['page']): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(BUILD), page], { encoding: 'utf8' });
  return status === 0 ? undefined : (stderr.split('\n').find((line) => /error/i.test(line)) ?? stderr);
}

const jobOf = (scenario: ClientScenario): Job => ({
  name: scenario.page === 'mandate' ? scenario.game : `${scenario.page} ${scenario.game}`,
  script: PAGE,
  args: [JSON.stringify(scenario)],
});
