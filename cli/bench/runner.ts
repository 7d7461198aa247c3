import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isQuiet } from './machine.ts';

/** Something to measure: a script that prints one JSON object of numbers. */
export interface Job {
  readonly name: string;
  readonly seats?: number;
  readonly script: URL;
  readonly args: readonly string[];
}

/** What every script prints, besides figures of its own. */
export interface Figures {
  /** CPU time by wall-clock time. */
  cpuShare: number;
}

export interface Outcome<F extends Figures> {
  readonly job: Job;
  readonly runs: F[];
  /** Runs discarded because the machine was busy. */
  dropped: number;
  failure?: string;
}

export interface Plan {
  readonly runs: number;
  /** Seconds that waiting for a quiet machine and repeating noisy runs may add to the whole. */
  readonly patience: number;
  readonly progress: (done: number, of: number, what: string) => void;
}

/** Runs whose main thread had less of a core are repeated. */
export const QUIET_SHARE = 0.9;
const LONGEST_WAIT = 2;
const TIMEOUT_MS = 300_000;

const now = (): number => performance.now() / 1000;

/**
 * Runs every job in its own process, one at a time and in turns (A B C, A B C, …), so that other load affects all of
 * them equally.
 */
export async function runJobs<F extends Figures>(jobs: readonly Job[], plan: Plan): Promise<Outcome<F>[]> {
  const outcomes: Outcome<F>[] = jobs.map((job) => ({ job, runs: [], dropped: 0 }));
  let patience = plan.patience;
  let done = 0;
  for (let round = 0; round < plan.runs; round++)
    for (const outcome of outcomes) {
      plan.progress(done++, jobs.length * plan.runs, label(outcome.job));
      while (outcome.failure === undefined && outcome.runs.length <= round) {
        const start = now();
        await waitForQuiet(Math.min(patience, LONGEST_WAIT));
        patience -= now() - start;
        const begin = now();
        const figures = await runOnce(outcome);
        const taken = now() - begin;
        if (figures === undefined) break;
        if (figures.cpuShare >= QUIET_SHARE || taken > patience) outcome.runs.push(figures);
        else {
          outcome.dropped++;
          patience -= taken;
        }
      }
    }
  return outcomes;
}

export const label = ({ name, seats }: Job): string => (seats === undefined ? name : `${name} ${seats}`);

async function waitForQuiet(seconds: number): Promise<void> {
  const end = now() + seconds;
  while (now() < end && !(await isQuiet()));
}

async function runOnce<F extends Figures>(outcome: Outcome<F>): Promise<F | undefined> {
  const { script, args } = outcome.job;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(script), ...args], {
      timeout: TIMEOUT_MS,
      // Some peers check more, and more slowly, during development.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(stdout) as F;
  } catch (error) {
    outcome.failure = reason(error as Error & { stderr?: string });
    return undefined;
  }
}

/** The line of a stack trace that names the error. */
function reason({ stderr = '', message }: Error & { stderr?: string }): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find(Boolean) ?? message;
}
