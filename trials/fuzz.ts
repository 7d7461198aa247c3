import { setTimeout as sleep } from 'node:timers/promises';
import { Asker } from './fuzz/asker.ts';
import { Honest } from './fuzz/honest.ts';
import { checkLimits } from './fuzz/limits.ts';
import { isFlat, isResponsive, Monitor, type Vitals } from './fuzz/monitor.ts';
import { type Counts, Shooter } from './fuzz/shooter.ts';
import { Swarm } from './fuzz/swarm.ts';
import { openGround } from './harness/ground.ts';
import { ServerProcess } from './harness/server.ts';
import type { Progress } from './progress.ts';
import type { Trial } from './trial.ts';

export const trial: Trial = {
  summary: 'Bad input of every kind while honest games go on: refused clearly, nothing changed, memory flat.',
  flags: {
    seconds: { fallback: '60', help: 'how long' },
    seed: { fallback: '', help: 'what is drawn' },
  },
  run: async (flags, progress) => {
    const seed = flags.text('seed') || String(Date.now());
    const limits = await checkLimits();
    const outcome = await fuzz({ seconds: flags.count('seconds'), seed, ...FULL }, progress);
    const told = `${describe(outcome)}; limits kept: ${limits.join(', ')}; seed ${seed}`;
    const wrong = vitalsFault(outcome.vitals);
    if (wrong !== undefined) throw new Error(`${wrong}\n${told}`);
    return told;
  },
};

export interface FuzzOptions {
  readonly seconds: number;
  readonly seed: string;
  readonly shooters: number;
  readonly askers: number;
  /** Groups of honest players. */
  readonly companies: number;
  readonly swarm: number;
}

export interface Outcome {
  readonly messages: number;
  readonly requests: number;
  readonly counts: Counts;
  readonly sockets: number;
  readonly shaken: string;
  readonly games: number;
  readonly honestP99: number;
  readonly vitals: Vitals;
}

const FULL = { shooters: 6, askers: 3, companies: 2, swarm: 100 };
/**
 * A small heap: with a large one, garbage collection is too rare to show within a minute what stays, and leaks exhaust
 * this one.
 */
const NARROW = '--max-old-space-size=128';
/** Long enough to measure response times without load. */
const CALM_MS = 1000;

/** Throws at the first violation. */
export async function fuzz(options: FuzzOptions, progress: Pick<Progress, 'show'>): Promise<Outcome> {
  const { seconds, seed } = options;
  await using ground = await openGround('sqlite');
  await using server = await ServerProcess.start({ ...ground.env, NODE_OPTIONS: NARROW });
  const shooters = await each(options.shooters, (i) => Shooter.ready(server, `${seed} shooter ${i}`));
  const askers = await each(options.askers, (i) => Asker.ready(server, `${seed} asker ${i}`));
  const honest = await Honest.ready(server, seed, options.companies);
  const swarm = new Swarm(server, options.swarm);
  const monitor = new Monitor(server);
  await sleep(CALM_MS);
  monitor.begin();
  const deadline = performance.now() + seconds * 1000;
  let failed = false;
  const isRunning = () => {
    const messages = shooters.reduce((sum, { shots }) => sum + shots, 0);
    const requests = askers.reduce((sum, asker) => sum + asker.requests, 0);
    progress.show(
      `${messages} messages, ${requests} requests, ${swarm.opened} sockets, ${honest.games} honest games`,
    );
    return !failed && performance.now() < deadline && server.pid !== undefined;
  };
  const parts = [
    ...shooters.map((shooter) => shooter.fire(isRunning)),
    ...askers.map((asker) => asker.fire(isRunning)),
    swarm.run(isRunning, () => honest.tables),
    honest.play(isRunning),
  ];
  for (const part of parts)
    part.catch(() => {
      failed = true;
    });
  const ended = await Promise.allSettled(parts);
  if (server.pid === undefined) throw new Error(`The server is gone:\n${server.output.slice(-2000)}`);
  const broken = ended.find((part) => part.status === 'rejected');
  if (broken) throw broken.reason;
  const vitals = await monitor.end();
  for (const shooter of shooters) shooter.leave();
  honest.leave();
  complaints(server);
  if ((await server.stop()) !== 0) throw new Error('The server did not close in good order.');
  const { slow, deaf } = swarm.shaken;
  return {
    messages: shooters.reduce((sum, { shots }) => sum + shots, 0),
    requests: askers.reduce((sum, asker) => sum + asker.requests, 0),
    counts: joined([...shooters, ...askers].map(({ counts }) => counts)),
    sockets: swarm.opened,
    shaken: `${slow} of ${swarm.size.slow} slow, ${deaf} of ${swarm.size.deaf} deaf`,
    games: honest.games,
    honestP99: honest.p99,
    vitals,
  };
}

const each = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

/** Bad input is no fault of the server, so it must not log errors. */
function complaints({ output }: ServerProcess): void {
  const line = output.split('\n').find((each) => /"level":(50|60)|uncaught/i.test(each));
  if (line !== undefined) throw new Error(`The server complains: ${line}`);
}

/** Judges memory and response times, which only means something after a longer run. */
function vitalsFault(vitals: Vitals): string | undefined {
  const { health, heap, rss } = vitals;
  if (!isResponsive(vitals)) return `/healthz took ${health.p99.toFixed(0)} ms at the 99th percentile.`;
  if (!isFlat(heap)) return `The heap grew from ${heap.early.toFixed(0)} to ${heap.late.toFixed(0)} MB.`;
  return isFlat(rss)
    ? undefined
    : `The memory grew from ${rss.early.toFixed(0)} to ${rss.late.toFixed(0)} MB.`;
}

function joined(all: readonly Counts[]): Counts {
  const out: Counts = {};
  for (const counts of all)
    for (const [kind, { refused, passed, closed }] of Object.entries(counts)) {
      const sum = out[kind] ?? { refused: 0, passed: 0, closed: 0 };
      out[kind] = {
        refused: sum.refused + refused,
        passed: sum.passed + passed,
        closed: sum.closed + closed,
      };
    }
  return out;
}

function describe({
  messages,
  requests,
  counts,
  sockets,
  shaken,
  games,
  honestP99,
  vitals,
}: Outcome): string {
  const { calm, health, heap, rss, lag } = vitals;
  const megabytes = (course: typeof heap) =>
    `${course.early.toFixed(0)} → ${course.late.toFixed(0)} MB (peak ${course.peak.toFixed(0)})`;
  const kinds = Object.entries(counts)
    .toSorted()
    .map(
      ([kind, { refused, passed, closed }]) =>
        `  ${kind}: ${refused} refused, ${passed} passed, ${closed} closed\n`,
    );
  return (
    `${messages} messages and ${requests} requests, each answered as it should be:\n${kinds.join('')}` +
    `${sockets} sockets opened and dropped; let go by the server: ${shaken}; ` +
    `${games} honest games beside it, answers p99 ${honestP99.toFixed(0)} ms; ` +
    `heap ${megabytes(heap)}, RSS ${megabytes(rss)}; ` +
    `/healthz p50 ${health.p50.toFixed(1)}, p99 ${health.p99.toFixed(1)}, max ${health.max.toFixed(1)} ms (before it began p99 ${calm.p99.toFixed(1)}); ` +
    `loop late by at most ${lag.p50.toFixed(1)} ms in half a second, p99 ${lag.p99.toFixed(1)}`
  );
}
