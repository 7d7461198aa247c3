import { expect, test } from 'vitest';
import { openQuickGround } from './harness/ground.ts';
import { notices } from './notices.ts';
import { SILENT } from './progress.ts';

/** For busy machines. */
const PATIENCE_MS = 300_000;

test('two nodes send each notice once', { timeout: PATIENCE_MS }, async () => {
  await using ground = await openQuickGround('postgres');
  const verdict = await notices(ground, { rounds: 1, tables: 4, kills: false }, SILENT);
  expect(verdict).toBe('without kills: 12 notices, 0 lost, 0 repeated');
});
