import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { idsWith } from '../../games/list.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

test('the client benchmark plays every game in the built page', { timeout: 300_000 }, () => {
  const args = ['bench', 'client', '--seconds', '0.1', '--no-peers', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const { results, goals, missing } = JSON.parse(stdout);
  expect(missing).toEqual([]);
  expect(results.map(({ name }: { name: string }) => name).sort()).toEqual([...idsWith('board')].sort());
  for (const result of results) {
    // Bytes do not depend on the machine, so they are kept to their goal here; times are measured, not tested.
    expect(result.bytes, result.name).toBeGreaterThan(10_000);
    expect(result.bytes, result.name).toBeLessThanOrEqual(goals.bytes);
    for (const name of ['interactive', 'interactiveCpu', 'update', 'updateCpu', 'shown', 'heap', 'nodes'])
      expect(result[name], name).toBeGreaterThan(0);
    expect(result.updateLongest).toBeGreaterThanOrEqual(result.update);
    expect(result.decisions).toBeGreaterThanOrEqual(3);
  }
});
