import { expect, test } from 'vitest';
import { openQuickGround, STORES } from './harness/ground.ts';
import { quickPlanOf } from './harness/plan.ts';
import { kill } from './kill.ts';
import { SILENT } from './progress.ts';

/** For busy machines. */
const PATIENCE_MS = 300_000;

test.each(STORES)(
  'nothing acknowledged is lost or doubled by kills, on %s',
  { timeout: PATIENCE_MS },
  async (store) => {
    await using ground = await openQuickGround(store);
    const verdict = await kill(store, ground, { times: 2, tables: 2, long: 0, plan: quickPlanOf }, SILENT);
    expect(verdict).toMatch(/^killed 2 times/);
  },
);
