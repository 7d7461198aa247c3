import type { BotFigures, DecisionFigures } from '../../bench/bots/figures.ts';
import { LEVELS } from '../../bots/levels.ts';
import { allGames } from '../../games/rules.ts';
import type { Args } from '../command.ts';
import { printBotReport } from './bots-print.ts';
import type { Benchmark } from './index.ts';
import { machine } from './machine.ts';
import { installPeers, PEERS } from './peers.ts';
import { endProgress, progress } from './print.ts';
import { type Job, label, type Outcome, runJobs } from './runner.ts';
import { medians, round } from './summary.ts';

interface Named {
  readonly name: string;
  readonly seats?: number;
  readonly runs: number;
}
export type RateResult = BotFigures & Named;
export type TimeResult = DecisionFigures & Named & { readonly level: string; readonly where: Where };
type Where = 'node' | 'chromium';

export interface BotReport {
  readonly results: readonly (RateResult | TimeResult)[];
  /** Ratios to the peer, by CPU time: playouts, and decisions within them. */
  readonly ratios: Readonly<Record<string, { readonly playouts: number; readonly played: number }>>;
  readonly goals: typeof GOALS;
  readonly machine: ReturnType<typeof machine>;
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

/** Milliseconds that a decision of the first and of the last level may take. */
export const GOALS = { first: 50, last: 2000 } as const;

const PEER = 'boardgame.io harbour';
const RATES = new URL('../../bench/bots/rates.ts', import.meta.url);
const DECISIONS = new URL('../../bench/bots/decisions.ts', import.meta.url);
const SEATS = 4;
/** Decisions of each level that are timed. */
const COUNT = 20;
const PATIENCE = 0.2;

export const benchmark: Benchmark = {
  async run(args) {
    const report = await measure(args);
    if (args.has('json')) console.log(JSON.stringify(report, undefined, 2));
    else printBotReport(report);
  },
};

async function measure(args: Args): Promise<BotReport> {
  const seconds = args.seconds('seconds', 2);
  const runs = args.integer('runs', 1, 1, 100);
  const missing: { name: string; reason: string }[] = [];
  const obstacle = args.has('no-peers') ? undefined : installPeers();
  if (obstacle !== undefined) missing.push({ name: PEER, reason: obstacle });

  const own = allGames.map(({ id, seats: [, most] }): Job => {
    const seats = Math.min(SEATS, most);
    return { name: id, seats, script: RATES, args: [id, String(seats), String(seconds)] };
  });
  const peers: Job[] =
    args.has('no-peers') || obstacle !== undefined
      ? []
      : [{ name: PEER, seats: 5, script: new URL('boardgame-io-mcts.mjs', PEERS), args: [String(seconds)] }];
  const times = own.flatMap((job) =>
    (['node', 'chromium'] as const).flatMap((where) => timeJobs(job, where)),
  );

  const jobs = own.length + peers.length + times.length;
  const patience = PATIENCE * 3 * seconds * runs * jobs;
  const rates = await runJobs<BotFigures>([...own, ...peers], { runs, patience, progress });
  const timed = await runJobs<DecisionFigures>(times, { runs, patience, progress });
  endProgress();
  for (const { job, failure } of [...rates, ...timed]) {
    if (failure === undefined) continue;
    const isOurs = own.includes(job) || job.args[0] === 'node';
    if (isOurs) throw new Error(`${label(job)} cannot be measured: ${failure}`);
    missing.push({ name: label(job), reason: failure });
  }
  const found = rates.filter(({ failure }) => failure === undefined).map(rateOf);
  return {
    results: [...found, ...timed.filter(({ failure }) => failure === undefined).map(timeOf)],
    ratios: ratios(found),
    goals: GOALS,
    machine: machine(),
    missing,
  };
}

const timeJobs = ({ name, seats }: Job, where: Where): Job[] =>
  LEVELS.map(({ id }) => ({
    name: `${name}, ${id} in ${where}`,
    seats: seats!,
    script: DECISIONS,
    args: [where, name, String(seats), id, String(COUNT)],
  }));

const rateOf = ({ job, runs }: Outcome<BotFigures>): RateResult => ({
  name: job.name,
  seats: job.seats!,
  ...medians(runs),
  runs: runs.length,
});

const timeOf = ({ job, runs }: Outcome<DecisionFigures>): TimeResult => {
  const [where, name, , level] = job.args as [Where, string, string, string];
  return { name, seats: job.seats!, level, where, ...medians(runs), runs: runs.length };
};

function ratios(results: readonly RateResult[]): BotReport['ratios'] {
  const peer = results.find(({ name }) => name === PEER);
  if (!peer) return {};
  return Object.fromEntries(
    results
      .filter((result) => result !== peer)
      .map((result) => [
        `${result.name} ${result.seats}`,
        {
          playouts: round(result.playoutsPerCpuSecond / peer.playoutsPerCpuSecond),
          played: round(result.playedPerCpuSecond / peer.playedPerCpuSecond),
        },
      ]),
  );
}
