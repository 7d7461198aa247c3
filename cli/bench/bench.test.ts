import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../../rules/index.ts';

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

test('bad input is refused in one sentence', () => {
  const refusals: [string[], RegExp][] = [
    [['bench'], /^Name a benchmark: engine, server, client\.\n$/],
    [['bench', 'nothing'], /^There is no benchmark 'nothing'; there is engine, server, client\.\n$/],
    [['bench', 'engine', 'more'], /^'more' is one word too many\.\n$/],
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
