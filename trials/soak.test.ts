import { expect, test } from 'vitest';
import { openQuickGround } from './harness/ground.ts';
import { quickPlanOf } from './harness/plan.ts';
import { SILENT } from './progress.ts';
import { lowest, slopeOf } from './soak/slope.ts';
import { soak } from './soak.ts';

/** For busy machines. */
const PATIENCE_MS = 300_000;

// kill.test.ts covers restarts on PostgreSQL; the full trial runs on both stores.
test('people, visitors, reconnects and restarts leave no error behind', {
  timeout: PATIENCE_MS,
}, async () => {
  await using ground = await openQuickGround('sqlite');
  const verdict = await soak(
    'sqlite',
    ground,
    { seconds: 3, tables: 2, restarts: 2, plan: quickPlanOf },
    SILENT,
  );
  expect(verdict).toMatch(/2 restarts, \d+ reconnects, [1-9]\d* visitors; [1-9]\d* games/);
  expect(verdict).toMatch(/heap \d+ MB, .*commands p50 [\d.]+ ms/);
});

test('a slope is found with its error, under the noise of collections', () => {
  const points = Array.from({ length: 300 }, (_, i) => ({ at: i / 60, value: 80 + i / 60 + (i % 7) * 5 }));
  const { perMinute, error } = slopeOf(lowest(points, 30));
  expect(perMinute).toBeCloseTo(1, 1);
  expect(error).toBeLessThan(0.1);
  const flat = slopeOf(
    lowest(
      points.map(({ at }, i) => ({ at, value: 80 + (i % 7) * 5 })),
      30,
    ),
  );
  expect(Math.abs(flat.perMinute)).toBeLessThan(0.1);
});
