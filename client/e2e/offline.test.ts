import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { Hand } from '../testing/hand.ts';
import { pageTest as test } from '../testing/stand.ts';

test('everything on this device works without a server after the first load', async (screens, site) => {
  const page = await screens.open('', { serviceWorker: true });
  // The service worker caches everything before it takes over.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();
  try {
    for (const game of idsWith('board')) {
      await page.goto('/');
      await page.reload();
      const hand = new Hand(page);
      // Two clicks from the home page to a game.
      await hand.press(`.game:has(#game-${game}) .btn.p`);
      await hand.playSome(2);
      await page.reload();
      expect((await hand.turn()).over).toBe(false);
    }
    for (const screen of ['games', 'settings', 'rules/han', 'new/confucius']) {
      await page.goto(`/#/${screen}`);
      await page.waitForSelector('.page h1');
    }
    await page.goto('/#/puzzles/dragon/1');
    await page.waitForSelector('.puzzle-slots .open');
  } finally {
    await site.start();
  }
});
