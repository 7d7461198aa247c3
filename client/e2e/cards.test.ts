import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bringJudge, judge } from '../testing/judge.ts';
import { keptAt } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const CARD = '.place-card';
const CONFIRM = '.bar.own .btn.p';
const kept = keptAt({ game: 'dragon', seats: 3, seed: 'cards', part: 0.4, phase: 'action' });

const gone = (page: Page) => page.waitForSelector(CARD, { state: 'detached' });
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

async function liesInside(page: Page): Promise<void> {
  const [card, bar] = await Promise.all([boxOf(page, CARD), boxOf(page, '.bar')]);
  const { width } = page.viewportSize()!;
  expect(card.x).toBeGreaterThanOrEqual(0);
  expect(card.y).toBeGreaterThanOrEqual(0);
  expect(card.x + card.width).toBeLessThanOrEqual(width);
  expect(card.y + card.height, 'the card ends above the bar').toBeLessThanOrEqual(bar.y + 1);
}

test('a card tells what lies under a mouse that rests, or has the focus', async (screens) => {
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  await page.waitForSelector(CONFIRM);
  const prompt = await page.locator('.prompt').innerText();
  for (const place of ['month:12', 'action:taxes', 'palace:0:0', 'person:healer', 'seat:1', 'order:0']) {
    await page.mouse.move(2, 2);
    await gone(page);
    const { x, y, width, height } = await boxOf(page, `[data-place="${place}"]`);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForSelector(CARD);
    await liesInside(page);
  }
  expect(await page.locator('.prompt').innerText(), 'resting changes nothing').toBe(prompt);

  await page.locator(`${CARD} .place-do button`).click();
  await page.mouse.move(640, 400);
  await page.waitForTimeout(400);
  expect(await page.locator(CARD).count(), 'a card that is kept stays').toBe(1);
  await page.keyboard.press('Escape');
  await gone(page);

  const target = page.locator('.stage-box [data-action]:not([aria-disabled="true"])').first();
  await target.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector(CARD);
  await liesInside(page);
  await bringJudge(page);
  expect(await judge(page, CARD)).toEqual([]);
  await page.keyboard.press('i');
  await page.waitForSelector(`${CARD} [href^="#/rules/dragon/D-"]:focus`);
  await page.keyboard.press('Escape');
  await gone(page);
  await page.waitForSelector('.stage-box :focus');
});

test('on a phone a long press opens the card as a sheet and presses nothing', async (screens) => {
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: PHONE });
  await page.waitForSelector(CONFIRM);
  const { x, y, width, height } = await boxOf(page, '.parts [data-place="action:harvest"]');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForSelector(CARD);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await liesInside(page);
  expect(await page.locator('.parts [aria-pressed="true"]').count()).toBe(0);
  await page.locator(`${CARD} .place-do button`).tap();
  await gone(page);
});
