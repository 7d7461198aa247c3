import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { Keys } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const RING = '.rings .ring-at';

const noRing = (page: Page) => page.waitForSelector(RING, { state: 'detached' });

for (const game of idsWith('board'))
  test(`a row of ${game}'s log rings what it speaks of while it is looked at`, async (screens) => {
    const kept = keptAt({ game, seats: 3, seed: 'ring', part: 0.5 });
    const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
    await page.waitForSelector('.bar.own');
    const lines = page.locator('.log-line');
    const count = Math.min(6, await lines.count());
    expect(count).toBeGreaterThan(2);
    for (let i = 0; i < count; i++) {
      await lines.nth(i).hover();
      await page.waitForSelector(RING);
      await page.hover('.bar');
      await noRing(page);
    }
    await new Keys(page).reach('.log-line');
    const { x, y, width, height } = (await page.locator(RING).first().boundingBox())!;
    expect(x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 720).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await noRing(page);
  });

test('on a phone a row that is tapped shows its moment, with a ring', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'ring', part: 0.5 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: PHONE });
  await page.waitForSelector('.bar.own');
  await page.tap('.head .tb:last-child');
  await page.locator('.log-line').first().tap();
  await page.waitForSelector(RING);
  await page.tap('.bar-do .btn.p');
  await noRing(page);
});
