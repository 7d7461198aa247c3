import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { Finger, Hand } from '../testing/hand.ts';
import { goTo, PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

test('the guide of a first game speaks when something is new, never twice, and can be turned off', async (screens) => {
  const page = await screens.open('#/');
  const hand = new Hand(page);
  for (const game of idsWith('board')) {
    await goTo(page, `#/rules/${game}`);
    await hand.press('.first-game button.btn');
    const said: string[] = [];
    for (let choices = 0; choices < 30 && said.length < 2; choices++) {
      const turn = await hand.turn();
      if (turn.over) break;
      if ((await page.locator('.guide').count()) > 0) {
        const text = await page.locator('.guide > p').innerText();
        if (said.at(-1) !== text) {
          expect(said, text).not.toContain(text);
          said.push(text);
        }
        await hand.press('.guide-do .btn:not(.q)');
        await page.waitForSelector('.guide', { state: 'detached' });
      }
      await hand.decide(await hand.turn());
    }
    expect(said.length, game).toBeGreaterThan(0);
    await page.reload();
    await hand.turn();
    const again = page.locator('.guide > p');
    if ((await again.count()) > 0) {
      expect(said).not.toContain(await again.innerText());
      await hand.press('.guide .btn.q');
      await page.waitForSelector('.guide', { state: 'detached' });
    }
  }
});

test('on a phone the guide leaves free what it speaks of', async (screens) => {
  const page = await screens.open('#/rules/dragon', { size: PHONE, language: 'ru' });
  const hand = new Finger(page);
  await page.locator('.first-game button.btn').tap();
  await hand.turn();
  await page.waitForSelector('.guide-ring');
  const [guide, ring] = await Promise.all(
    ['.guide', '.guide-ring'].map((part) =>
      page.locator(part).evaluate((box) => box.getBoundingClientRect().toJSON()),
    ),
  );
  expect(guide.top >= ring.bottom || guide.bottom <= ring.top).toBe(true);
  expect(guide.right).toBeLessThanOrEqual(PHONE.width);
});
