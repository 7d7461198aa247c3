import type { EngineFigures } from '../../bench/figures.ts';
import { allGames } from '../../games/rules.ts';
import type { Args } from '../command.ts';
import type { Benchmark } from './index.ts';
import { machine } from './machine.ts';
import { installPeers, PEERS } from './peers.ts';
import { endProgress, figure, percent, progress, table } from './print.ts';
import { type Job, label, type Outcome, QUIET_SHARE, runJobs } from './runner.ts';
import { medians, round } from './summary.ts';

interface Result extends EngineFigures {
  readonly name: string;
  readonly seats?: number;
  readonly decisionsPerSecondRange: readonly [min: number, max: number];
  readonly runs: number;
  /** Runs repeated because the machine was busy. */
  readonly dropped: number;
}

interface Report {
  readonly results: readonly Result[];
  /** Decisions a CPU second of ours by those of a peer: `ratios['dragon 4'].chessops`. */
  readonly ratios: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly machine: ReturnType<typeof machine>;
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

interface Peer {
  readonly name: string;
  readonly seats: number;
  readonly file: string;
  readonly engine: string;
  /** Whether it must be installed first. */
  readonly foreign: boolean;
}

const CHESSOPS = 'chessops';
const BOARDGAME_IO = 'boardgame.io harbour';
const BOARDGAME_IO_TRUSTING = 'boardgame.io harbour, trusting';
const PEER_ENGINES: readonly Peer[] = [
  { name: CHESSOPS, seats: 2, file: './chessops.mjs', engine: 'engine', foreign: true },
  { name: BOARDGAME_IO, seats: 5, file: './boardgame-io-harbour.mjs', engine: 'engine', foreign: true },
  {
    name: BOARDGAME_IO_TRUSTING,
    seats: 5,
    file: './boardgame-io-harbour.mjs',
    engine: 'trusting',
    foreign: true,
  },
  { name: 'plain harbour', seats: 5, file: './plain-harbour.mjs', engine: 'engine', foreign: false },
];

/** Part of a benchmark's time that waiting and repeating may come to. */
const PATIENCE = 0.2;
/** Start, warm-up, playouts and the shorter loops of one run, in units of `--seconds`. */
const RUN_LENGTH = 3;

export const benchmark: Benchmark = {
  async run(args) {
    const report = await measure(args);
    if (args.has('json')) console.log(JSON.stringify(report, undefined, 2));
    else printReport(report);
  },
};

async function measure(args: Args): Promise<Report> {
  const seconds = args.seconds('seconds', 1);
  const runs = args.integer('runs', 3, 1, 100);
  const peers = args.has('no-peers') ? [] : PEER_ENGINES;
  const obstacle = peers.some(({ foreign }) => foreign) ? installPeers() : undefined;
  const absent = obstacle === undefined ? [] : peers.filter(({ foreign }) => foreign);
  const present = peers.filter((peer) => !absent.includes(peer));

  const own = ownJobs(seconds);
  const jobs = [...own, ...present.map((peer) => peerJob(peer, seconds))];
  const patience = PATIENCE * RUN_LENGTH * seconds * runs * jobs.length;
  const outcomes = await runJobs<EngineFigures>(jobs, { runs, patience, progress });
  endProgress();

  const missing = absent.map(({ name }) => ({ name, reason: obstacle! }));
  for (const { job, failure } of outcomes) {
    if (failure === undefined) continue;
    if (own.includes(job)) throw new Error(`${label(job)} cannot be measured: ${failure}`);
    missing.push({ name: job.name, reason: failure });
  }
  const results = outcomes.filter(({ failure }) => failure === undefined).map(summarise);
  return { results, ratios: ratios(results), machine: machine(), missing };
}

function ownJobs(seconds: number): Job[] {
  const script = new URL('../../bench/engine.ts', import.meta.url);
  return allGames.flatMap(({ id, seats: [min, max] }) =>
    Array.from({ length: max - min + 1 }, (_, k) => {
      const seats = min + k;
      return { name: id, seats, script, args: [id, String(seats), String(seconds)] };
    }),
  );
}

const peerJob = ({ name, seats, file, engine }: Peer, seconds: number): Job => ({
  name,
  seats,
  script: new URL('playouts.mjs', PEERS),
  args: [file, engine, String(seconds)],
});

function summarise({ job, runs, dropped }: Outcome<EngineFigures>): Result {
  const rates = runs.map((run) => round(run.decisionsPerSecond));
  return {
    name: job.name,
    ...(job.seats === undefined ? {} : { seats: job.seats }),
    ...wholeShares(medians(runs)),
    decisionsPerSecondRange: [Math.min(...rates), Math.max(...rates)],
    runs: runs.length,
    dropped,
  };
}

/** Medians of shares need not add up to the whole. */
function wholeShares(figures: EngineFigures): EngineFigures {
  const { setupShare, legalShare, applyShare, pickShare } = figures;
  const shares = Object.entries({ setupShare, legalShare, applyShare, pickShare });
  const whole = shares.reduce((sum, [, share]) => sum + (share ?? 0), 0);
  if (whole === 0) return figures;
  return {
    ...figures,
    ...Object.fromEntries(shares.map(([name, share]) => [name, round((share ?? 0) / whole)])),
  };
}

const isPeer = ({ name }: Result): boolean => PEER_ENGINES.some((peer) => peer.name === name);
const keyOf = ({ name, seats }: Result): string => `${name} ${seats}`;

function ratios(results: readonly Result[]): Report['ratios'] {
  const peers = results.filter(isPeer);
  const toPeers = (result: Result) =>
    peers.map((peer) => [peer.name, round(result.decisionsPerCpuSecond / peer.decisionsPerCpuSecond)]);
  return Object.fromEntries(
    results
      .filter((result) => !isPeer(result))
      .map((result) => [keyOf(result), Object.fromEntries(toPeers(result))]),
  );
}

function printReport({ results, ratios, machine: { node, cores, cpu }, missing }: Report): void {
  console.log(`Random playouts on one core. Node ${node}, ${cores} cores, ${cpu}\n`);
  const times = (value: number | undefined): string => (value === undefined ? '–' : `${figure(value, 1)} ×`);
  console.log(
    table(
      [
        '',
        'seats',
        'decisions/s',
        'min – max',
        'a game',
        'games/s',
        'clones/s',
        CHESSOPS,
        'bg.io',
        'trusting',
        'CPU',
      ],
      results.map((result) => [
        result.name,
        String(result.seats ?? ''),
        figure(result.decisionsPerSecond),
        result.decisionsPerSecondRange.map((rate) => figure(rate)).join(' – '),
        figure(result.decisionsPerGame, 1),
        figure(result.gamesPerSecond),
        figure(result.clonesPerSecond),
        times(ratios[keyOf(result)]?.[CHESSOPS]),
        times(ratios[keyOf(result)]?.[BOARDGAME_IO]),
        times(ratios[keyOf(result)]?.[BOARDGAME_IO_TRUSTING]),
        percent(result.cpuShare),
      ]),
    ),
  );
  console.log('\nOurs: where the time goes, and how large a state is\n');
  console.log(
    table(
      ['', 'seats', 'moves', 'setup', 'legal', 'apply', 'pick', 'setup µs', 'JSON mean', 'JSON max'],
      results
        .filter((result) => !isPeer(result))
        .map((result) => [
          result.name,
          String(result.seats),
          figure(result.branching, 1),
          percent(result.setupShare),
          percent(result.legalShare),
          percent(result.applyShare),
          percent(result.pickShare),
          figure(result.setupMicroseconds, 1),
          figure(result.stateBytesMean),
          figure(result.stateBytesMax),
        ]),
    ),
  );
  const dropped = results.reduce((sum, result) => sum + result.dropped, 0);
  if (dropped > 0) console.log(`\nNoisy runs repeated: ${dropped}`);
  if (results.some(({ cpuShare }) => cpuShare < QUIET_SHARE))
    console.log('\nThe machine was busy: decisions/s are too low, ratios (by CPU time) less so.');
  for (const { name, reason } of missing) console.log(`\nWithout ${name}: ${reason}`);
}
