import { availableParallelism } from 'node:os';
import type { Args, Flag } from '../command.ts';
import { Progress } from '../progress.ts';
import { workThrough } from './pool.ts';
import type { Piece, ResultFile } from './result-file.ts';

/** A long job in numbered, reproducible pieces. */
export interface Work<P extends Piece> {
  readonly what: string;
  /** Worker script: its data is the task; it answers each number with a piece. */
  readonly script: URL;
  readonly task: object;
  readonly count: number;
  readonly threads: number;
  readonly results: ResultFile<P>;
  /** Progress note from the finished pieces. */
  readonly note: (pieces: readonly P[]) => string;
  /** Whether the job can stop early. */
  readonly isEnough?: (pieces: readonly P[]) => boolean;
}

export const WORK_FLAGS = {
  workers: { type: 'string', help: 'number of threads (default: one per core)' },
  out: { type: 'string', help: 'a file for the results; if it exists, the command continues from it' },
} as const satisfies Record<string, Flag>;

export const threadsOf = (args: Args): number => args.integer('workers', availableParallelism());

/** Computes the missing pieces in order until all or enough are done, or an interrupt. Returns the seconds it took. */
export async function runWork<P extends Piece>(work: Work<P>): Promise<number> {
  const { results, count, isEnough = () => false } = work;
  const { pieces } = results;
  const done = new Set(pieces.map(({ block }) => block));
  const begin = performance.now();
  const missing = Array.from({ length: count }, (_, block) => block).filter((block) => !done.has(block));
  if (missing.length === 0 || isEnough(pieces)) return 0;
  const progress = new Progress(work.what);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  await workThrough<P>(
    work.script,
    work.task,
    Math.min(work.threads, missing.length),
    () => missing.shift(),
    (piece) => {
      results.add(piece);
      progress.show(pieces.length / count, work.note(pieces));
      if (isEnough(pieces)) stop.abort();
    },
    stop.signal,
  );
  process.removeListener('SIGINT', interrupt);
  progress.end();
  // In order of numbers, whichever thread was first.
  pieces.sort((a, b) => a.block - b.block);
  return (performance.now() - begin) / 1000;
}
