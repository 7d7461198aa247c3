import { expect, test } from 'vitest';
import { checkLimits } from './fuzz/limits.ts';
import { fuzz } from './fuzz.ts';
import { SILENT } from './progress.ts';

test('bad input is refused clearly and changes nothing, while honest games go on', async () => {
  const few = { shooters: 2, askers: 1, companies: 1, swarm: 10 };
  const outcome = await fuzz({ seconds: 2, seed: 'test', ...few }, SILENT);
  expect(outcome.messages).toBeGreaterThan(20);
  expect(outcome.requests).toBeGreaterThan(10);
  expect(outcome.games).toBeGreaterThan(0);
}, 120_000);

test('limits are kept, and say when to come back', async () => {
  expect(await checkLimits()).toEqual([
    'people',
    'open tables',
    'new tables',
    'chat',
    'lines',
    'sockets',
    'messages',
    'requests',
  ]);
});
