import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../../games/rules.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const mandate = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
const brief = ['--runs', '1', '--seconds', '0.1', '--no-peers'];

test('the engine benchmark measures every game with every number of seats', { timeout: 180_000 }, () => {
  const { stdout, status } = mandate('bench', 'engine', '--json', ...brief);
  expect(status).toBe(0);
  const { results, ratios, machine, missing } = JSON.parse(stdout);

  const expected = Object.values(games).flatMap(({ id, seats: [min, max] }) =>
    Array.from({ length: max - min + 1 }, (_, k) => ({ name: id, seats: min + k })),
  );
  expect(results).toMatchObject(expected);
  expect(Object.keys(ratios)).toEqual(expected.map(({ name, seats }) => `${name} ${seats}`));
  expect(machine).toEqual({
    node: process.versions.node,
    cores: expect.any(Number),
    cpu: expect.any(String),
  });
  expect(missing).toEqual([]);

  for (const result of results) {
    for (const figure of ['decisionsPerSecond', 'gamesPerSecond', 'decisionsPerGame', 'clonesPerSecond'])
      expect(result[figure], figure).toBeGreaterThan(0);
    expect(result.branching).toBeGreaterThan(1);
    expect(result.stateBytesMax).toBeGreaterThanOrEqual(result.stateBytesMean);
    const [min, max] = result.decisionsPerSecondRange;
    expect([min, max]).toEqual([result.decisionsPerSecond, result.decisionsPerSecond]);
    for (const share of ['setupShare', 'legalShare', 'applyShare', 'pickShare'])
      expect(result[share], share).toBeGreaterThanOrEqual(0);
  }
});

test('the scripts of the benchmark of bots tell of searches and of decisions', () => {
  const told = (script: string, ...args: string[]) => {
    const file = fileURLToPath(new URL(`../../bench/bots/${script}`, import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };
  const rates = told('rates.ts', 'han', '2', '0.1');
  for (const figure of ['playoutsPerSecond', 'decisionsPerPlayout', 'nodesPerSecond', 'leavesPerSecond'])
    expect(rates[figure], figure).toBeGreaterThan(0);
  // A value is asked for every plan of a turn, and a node is one turn.
  expect(rates.leavesPerSecond).toBeGreaterThan(rates.nodesPerSecond);
  const { median, p95, longest, decisions } = told('decisions.ts', 'node', 'han', '2', 'level3', '4');
  expect(decisions).toBe(4);
  expect(median).toBeGreaterThan(0);
  expect(p95).toBeGreaterThanOrEqual(median);
  expect(longest).toBeGreaterThanOrEqual(p95);
});

test('bad input is refused in one sentence', () => {
  const refusals: [string[], RegExp][] = [
    [['bench'], /^Name a benchmark: engine, bots, server, client\.\n$/],
    [
      ['bench', 'nothing'],
      /^There is no benchmark 'nothing'\. Benchmarks: engine, bots, server, client\.\n$/,
    ],
    [['bench', 'engine', 'more'], /^'more' is one argument too many\.\n$/],
    [['bench', 'engine', '--runs', '0'], /^--runs takes a whole number from 1 to 100, not '0'\.\n$/],
    [['bench', 'engine', '--seconds', 'x'], /^--seconds takes a number of seconds from 0\.1, not 'x'\.\n$/],
    [['bench', 'engine', '--fast'], /^Unknown option '--fast'\.\n$/],
  ];
  for (const [args, message] of refusals) {
    const { stdout, stderr, status } = mandate(...args);
    expect(status, args.join(' ')).toBe(2);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  }
});
