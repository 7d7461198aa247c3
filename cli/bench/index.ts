import { InputError } from '../../core/options.ts';
import type { Args, Command } from '../command.ts';

/** One benchmark, in a file of its own. */
export interface Benchmark {
  run(args: Args): Promise<void>;
}

const BENCHMARKS: Readonly<Record<string, () => Promise<{ benchmark: Benchmark }>>> = {
  engine: () => import('./engine.ts'),
  bots: () => import('./bots.ts'),
  server: () => import('./server.ts'),
  client: () => import('./client.ts'),
};
const NAMES = Object.keys(BENCHMARKS);

export const command: Command = {
  usage: `${NAMES.join('|')} [--runs N] [--seconds N] [--no-peers] [--only LOAD] [--tables N] [--json]`,
  summary: 'Measures this project against others, in the same run on the same machine.',
  flags: {
    runs: {
      type: 'string',
      help: 'runs of each, taking turns; the median counts (default: 3 for engine, 1 for the others)',
    },
    seconds: {
      type: 'string',
      help: 'length of each run, after a warm-up of the same length (default: 1; bots 2, server 4, client 6)',
    },
    'no-peers': { type: 'boolean', help: 'measure only this project; installs nothing' },
    only: { type: 'string', help: 'one server load: closed, paced, idle, or crowd' },
    tables: {
      type: 'string',
      help: 'number of tables in play on the server (default: 50; paced and crowd 200)',
    },
    json: { type: 'boolean', help: 'print JSON instead of tables' },
  },
  async run(args) {
    args.expectWords(1, `a benchmark: ${NAMES.join(', ')}`);
    const name = args.words[0]!;
    if (!Object.hasOwn(BENCHMARKS, name))
      throw new InputError(`There is no benchmark '${name}'. Benchmarks: ${NAMES.join(', ')}.`);
    const { benchmark } = await BENCHMARKS[name]!();
    await benchmark.run(args);
  },
};
