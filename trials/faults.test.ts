import { describe, expect, test } from 'vitest';
import { disk } from './disk.ts';
import { openGround, openQuickGround } from './harness/ground.ts';
import { quickPlanOf } from './harness/plan.ts';
import { nodes } from './nodes.ts';
import { outage } from './outage.ts';
import { SILENT } from './progress.ts';

/** For busy machines. */
const PATIENCE_MS = 300_000;

describe('nothing acknowledged is lost or doubled', { timeout: PATIENCE_MS }, () => {
  test('when one of two nodes is killed', async () => {
    await using ground = await openQuickGround('postgres');
    expect(await nodes(ground, {}, { seconds: 1, tables: 2, plan: quickPlanOf }, SILENT)).toContain(
      'one node killed',
    );
  });

  test('when the database is away', async () => {
    await using ground = await openGround('postgres');
    expect(await outage(ground, { seconds: 1, tables: 2, plan: quickPlanOf }, ['stop'], SILENT)).toContain(
      'play went on',
    );
  });

  test('when the disk is full', async () => {
    expect(await disk({ seconds: 1, times: 1, tables: 2, plan: quickPlanOf }, SILENT)).toContain(
      'the database is whole',
    );
  });
});
