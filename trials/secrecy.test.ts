import { expect, test } from 'vitest';
import { SILENT } from './progress.ts';
import { keepSecrets } from './secrecy.ts';

test('a game of every title tells nobody what they may not know, and forged messages are found out', async () => {
  const kept = await keepSecrets(3, 3, SILENT);
  expect(kept.games).toBe(3);
  expect(kept.messages).toBeGreaterThan(1000);
  expect(kept.mutants).toBeGreaterThan(100);
  // The phase of a hidden command was once sent to everybody.
  expect(kept.unforged).not.toContain('a command in the making');
  expect(kept.logBytes).toBeGreaterThan(1000);
}, 120_000);
