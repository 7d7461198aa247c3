import { type Database, openDatabase } from '../../bench/server/database.ts';
import type { CrowdFigures, IdleFigures, PlayFigures, Scenario } from '../../bench/server/scenario.ts';
import { InputError } from '../../core/options.ts';
import type { Args } from '../command.ts';
import type { Benchmark } from './index.ts';
import { machine } from './machine.ts';
import { installPeers } from './peers.ts';
import { endProgress, progress } from './print.ts';
import { type Job, type Outcome, runJobs } from './runner.ts';
import { printServerReport } from './server-print.ts';
import { medians, round } from './summary.ts';

/** Figures of the kind of load, and what they were measured on. */
export interface ServerResult extends Partial<PlayFigures & IdleFigures & CrowdFigures> {
  readonly kind: Scenario['kind'];
  readonly name: string;
  readonly store: Scenario['store'];
  readonly tables: number;
  readonly clients: number;
  /** Turns a second that were asked for; absent where each table went as fast as it could. */
  readonly rate?: number;
  readonly decisionsPerSecondRange?: readonly [min: number, max: number];
  /** Decisions a second of ours by those of boardgame.io, by its store: `ratios.memory`. */
  readonly ratios?: Readonly<Record<string, number>>;
  readonly runs: number;
}

export interface ServerReport {
  readonly results: readonly ServerResult[];
  readonly machine: ReturnType<typeof machine>;
  readonly missing: readonly Missing[];
}

interface Missing {
  readonly name: string;
  readonly reason: string;
}

type Figures = PlayFigures | IdleFigures | CrowdFigures;
type Load = Pick<Scenario, 'kind' | 'tables' | 'rate' | 'left' | 'connections'>;
type Target = Pick<Scenario, 'server' | 'store' | 'game' | 'seats'>;

const LOAD = new URL('../../bench/server/load.ts', import.meta.url);

const CLOSED: Load = { kind: 'play', tables: 50, rate: 0 };
const PACED: Load = { kind: 'play', tables: 200, rate: 100 };
const IDLE: Load = { kind: 'idle', tables: 50, rate: 0, left: 1000 };
const CROWD: Load = { kind: 'crowd', tables: 200, rate: 100, connections: 5000 };

const SQLITE: Target = { server: 'mandate', store: 'sqlite', game: 'dragon', seats: 2 };
const POSTGRES: Target = { ...SQLITE, store: 'postgres' };
const HAN: Target = { ...SQLITE, game: 'han' };
const CONFUCIUS: Target = { ...SQLITE, game: 'confucius', seats: 3 };
const PEER_MEMORY: Target = { server: 'boardgame.io', store: 'memory', game: 'harbour', seats: 2 };
const PEER_FILE: Target = { ...PEER_MEMORY, store: 'file' };

/** Targets of one load run in turns. */
const LOADS: Readonly<Record<string, readonly [Load, readonly Target[]]>> = {
  closed: [CLOSED, [SQLITE, PEER_MEMORY, POSTGRES, PEER_FILE, HAN, CONFUCIUS]],
  paced: [PACED, [SQLITE, PEER_MEMORY, POSTGRES, PEER_FILE]],
  idle: [IDLE, [SQLITE, PEER_MEMORY]],
  crowd: [CROWD, [SQLITE]],
};

export const benchmark: Benchmark = {
  async run(args) {
    const report = await measure(args);
    if (args.has('json')) console.log(JSON.stringify(report, undefined, 2));
    else printServerReport(report);
  },
};

async function measure(args: Args): Promise<ServerReport> {
  const seconds = args.seconds('seconds', 4);
  const runs = args.integer('runs', 1, 1, 100);
  const wanted = loadsNamed(args.text('only'));
  const tables = args.text('tables') !== undefined ? { tables: args.integer('tables', 50, 1, 10_000) } : {};
  const missing: Missing[] = [];
  const obstacle = args.has('no-peers') ? undefined : installPeers();
  if (obstacle !== undefined) missing.push({ name: PEER_MEMORY.server, reason: obstacle });
  const peers = !args.has('no-peers') && obstacle === undefined;
  const database = await openDatabase().catch((error: Error) => {
    missing.push({ name: 'PostgreSQL', reason: error.message });
    return undefined;
  });
  try {
    const scenarios = wanted
      .flatMap(([load, targets]) =>
        targets.map((target): Scenario => ({ ...target, ...load, ...tables, seconds })),
      )
      .filter(({ server }) => server === 'mandate' || peers)
      .flatMap((scenario) => (scenario.store === 'postgres' ? onDatabase(scenario, database) : scenario));
    const outcomes = await runJobs<Figures>(scenarios.map(jobOf), { runs, patience: 0, progress });
    endProgress();
    return { results: resultsOf(scenarios, outcomes, missing), machine: machine(), missing };
  } finally {
    await database?.close();
  }
}

function loadsNamed(name: string | undefined): (readonly [Load, readonly Target[]])[] {
  if (name === undefined) return Object.values(LOADS);
  if (Object.hasOwn(LOADS, name)) return [LOADS[name]!];
  throw new InputError(`--only takes ${Object.keys(LOADS).join(', ')}, not '${name}'.`);
}

const onDatabase = (scenario: Scenario, database: Database | undefined): Scenario[] =>
  database ? [{ ...scenario, databaseUrl: database.url }] : [];

const jobOf = (scenario: Scenario): Job => ({
  name: `${nameOf(scenario)}, ${scenario.store}, ${scenario.kind}${scenario.rate > 0 ? ` ${scenario.rate}/s` : ''}`,
  script: LOAD,
  args: [JSON.stringify(scenario)],
});

const nameOf = ({ server, game, seats }: Scenario): string =>
  server === 'mandate' ? `${game} ${seats}` : `${server} ${game} ${seats}`;

function resultsOf(
  scenarios: readonly Scenario[],
  outcomes: readonly Outcome<Figures>[],
  missing: Missing[],
): ServerResult[] {
  const results = outcomes.flatMap(({ job, runs, failure }, i) => {
    const scenario = scenarios[i]!;
    if (failure === undefined) return resultOf(scenario, runs);
    if (scenario.server === 'mandate') throw new Error(`${job.name} cannot be measured: ${failure}`);
    missing.push({ name: job.name, reason: failure });
    return [];
  });
  return results.map((result) => ({ ...result, ...ratiosOf(result, results) }));
}

function resultOf(scenario: Scenario, runs: readonly Figures[]): ServerResult {
  const { kind, store, tables, seats, rate, left } = scenario;
  const rates = runs.flatMap((run) => ('decisionsPerSecond' in run ? round(run.decisionsPerSecond) : []));
  return {
    kind,
    name: nameOf(scenario),
    store,
    tables: left ?? tables,
    clients: tables * seats,
    ...(rate > 0 ? { rate } : {}),
    ...medians(runs),
    ...(rates.length > 0 ? { decisionsPerSecondRange: [Math.min(...rates), Math.max(...rates)] } : {}),
    runs: runs.length,
  };
}

const isPeer = ({ name }: ServerResult): boolean => name.startsWith(PEER_MEMORY.server);

function ratiosOf(result: ServerResult, results: readonly ServerResult[]): Pick<ServerResult, 'ratios'> {
  const peers = results.filter((peer) => isPeer(peer) && peer.kind === result.kind && !peer.rate);
  if (isPeer(result) || result.kind !== 'play' || result.rate || peers.length === 0) return {};
  const ratios = peers.map((peer) => [
    peer.store,
    round(result.decisionsPerSecond! / peer.decisionsPerSecond!),
  ]);
  return { ratios: Object.fromEntries(ratios) };
}
