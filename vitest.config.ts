import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { RuleTrace } from './core/laws/trace.ts';

const report = process.env.TEST_REPORT;

/** What takes minutes: the benchmark of the page. `npm run test:page` runs it. */
const LONG = ['cli/bench/client.test.ts'];

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**', 'bench/**', ...(process.env.TEST_PAGE ? [] : LONG)],
    pool: 'threads',
    // Test files of a worker share their modules: a worker for each file takes about twice as long.
    isolate: false,
    // On two cores vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    // Hooks start servers and play games, which on a busy machine takes many times as long.
    hookTimeout: 60_000,
    // Polls end as soon as they hold. By default they give up after one second.
    expect: { poll: { timeout: 50_000 } },
    reporters: [
      'default',
      ...(report ? [['json', { outputFile: report }] satisfies [string, object]] : []),
      new RuleTrace(),
    ],
  },
});
