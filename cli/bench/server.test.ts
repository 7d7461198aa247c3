import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const mandate = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

test('the server benchmark plays on every store with real clients', { timeout: 180_000 }, () => {
  const { stdout, stderr, status } = mandate(
    ...['bench', 'server', '--only', 'closed', '--tables', '4', '--seconds', '0.1', '--no-peers', '--json'],
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const { results, missing } = JSON.parse(stdout);
  expect(missing).toEqual([]);
  expect(results).toMatchObject([
    { name: 'dragon 2', store: 'sqlite', tables: 4, clients: 8 },
    { name: 'dragon 2', store: 'postgres', tables: 4, clients: 8 },
    { name: 'han 2', store: 'sqlite', tables: 4, clients: 8 },
    { name: 'confucius 3', store: 'sqlite', tables: 4, clients: 12 },
  ]);
  for (const { decisionsPerSecond, turnsPerSecond, p50, p99, longest, cpuPerDecision } of results) {
    expect(turnsPerSecond).toBeGreaterThan(5);
    expect(decisionsPerSecond).toBeGreaterThan(turnsPerSecond);
    expect(cpuPerDecision).toBeGreaterThan(0);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(longest).toBeGreaterThanOrEqual(p99);
  }
});

test('a load that does not exist is refused', () => {
  const { stderr, status } = mandate('bench', 'server', '--only', 'heavy');
  expect(status).toBe(2);
  expect(stderr).toBe("--only takes closed, paced, idle, crowd, not 'heavy'.\n");
});
