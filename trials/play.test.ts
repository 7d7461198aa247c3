import { describe, expect, test } from 'vitest';
import { openQuickGround, STORES } from './harness/ground.ts';
import { play } from './play.ts';
import { SILENT } from './progress.ts';

/** For busy machines. */
const PATIENCE_MS = 300_000;

describe.each(STORES)('complete games on %s', (store) => {
  test('end as their records say, for every client', { timeout: PATIENCE_MS }, async () => {
    await using ground = await openQuickGround(store);
    const verdict = await play(store, ground, { games: 3, tables: 3 }, SILENT);
    expect(verdict).toMatch(/^3 games, \d+ decisions/);
  });
});
