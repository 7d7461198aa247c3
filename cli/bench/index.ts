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
  summary: 'Measures ours beside other projects, in the same run on the same machine.',
  flags: {
    runs: { type: 'string', help: 'runs of each, taking turns; the median counts (3; all but engine 1)' },
    seconds: { type: 'string', help: 'of each run, after as long a warm-up (1; bots 2, server 4, client 6)' },
    'no-peers': { type: 'boolean', help: 'only ours; nothing is installed' },
    only: { type: 'string', help: 'one of the loads on the server: closed, paced, idle, crowd' },
    tables: { type: 'string', help: 'at which clients play on the server (50; paced and crowd 200)' },
    json: { type: 'boolean', help: 'JSON instead of tables' },
  },
  async run(args) {
    args.expectWords(1, `a benchmark: ${NAMES.join(', ')}`);
    const name = args.words[0]!;
    if (!Object.hasOwn(BENCHMARKS, name))
      throw new InputError(`There is no benchmark '${name}'; there is ${NAMES.join(', ')}.`);
    const { benchmark } = await BENCHMARKS[name]!();
    await benchmark.run(args);
  },
};
