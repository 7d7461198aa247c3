import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameId, idsWith } from '../../games/list.ts';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const CARDS = 'section.panel .hint';

const keptGame = (game: GameId) => keptAt({ game, seats: 3, seed: 'hints', part: 0.4, bot: 'level1' });

/** The texts of the cards, best first. */
const cards = async (page: Page): Promise<string[]> => {
  await page.waitForSelector(CARDS);
  return page.locator(CARDS).allInnerTexts();
};

for (const game of idsWith('board'))
  test(`a hint at ${game} tells the best moves, and shows one on the board`, async (screens) => {
    const kept = keptGame(game);
    const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
    await page.waitForSelector('.bar.own');
    await page.keyboard.press('h');
    const told = await cards(page);
    expect(told.length).toBeLessThanOrEqual(3);
    for (const text of told)
      expect(text).toMatch(
        /\d+% to win\s+\d+ points? expected\s+(Compared with|No clear difference|No other move)/,
      );
    expect(told[0]).toMatch(/^1\s+Best/);
    const board = (await page.locator('.stage').boundingBox())!;
    const panel = (await page.locator('section.panel').boundingBox())!;
    expect(panel.x, 'beside the board').toBeGreaterThanOrEqual(board.x + board.width - 1);
    await page.waitForSelector('.ink .ink-best', { state: 'attached' });
    const steps = await page.locator(`${CARDS}.best .hint-steps li`).allInnerTexts();
    const before = await page.locator('.prompt').innerText();
    await new Hand(page).press(`${CARDS} .btn.p`);
    await page.waitForSelector('section.panel', { state: 'detached' });
    expect(steps.length).toBeGreaterThan(0);
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.prompt')!.innerText !== was,
      before,
    );
    await page.waitForSelector('.bar-do .btn.p:not([disabled])');
  });

// On a wide screen it is asked for at a table of the server (online.test.ts).
test('why a bot did something is told from what the viewer may see, on a phone', async (screens) => {
  const kept = keptGame('han');
  const page = await screens.open(`#/local/${kept.id}`, { size: PHONE, games: [kept] });
  await page.waitForSelector('.bar.own');
  await page.keyboard.press('w');
  const told = await cards(page);
  expect(told.filter((text) => text.includes('Chosen'))).toHaveLength(1);
  expect(await page.locator('.hint-note').innerText()).toMatch(/^You can’t see \w+’s cards/);
  expect(await page.locator(`${CARDS} .btn`).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('section.panel', { state: 'detached' });
});
