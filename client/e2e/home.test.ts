import { expect } from 'vitest';
import { gamesIn } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

test('Play stays one click, with the players, bots and people chosen last time', async (screens) => {
  const page = await screens.open('#/');
  const han = '.game:has(#game-han)';
  await page.waitForSelector(`${han} .game-count label`);
  expect(await page.locator(`${han} .game-count label`).allInnerTexts()).toEqual(['2', '3', '4', '5']);
  await page.click(`${han} .game-count label:has-text("5")`);
  await page.selectOption(`${han} .level select`, 'level4');
  await page.check(`${han} .game-around input`);
  await page.selectOption(`${han} .game-people`, '3');
  await page.click(`${han} .game-do .btn.p`);
  await page.waitForSelector('.table, .curtain');
  await expect
    .poll(async () => (await gamesIn(page)).map(({ bots }) => bots))
    .toEqual([[null, null, null, 'level4', 'level4']]);
  await page.goto('/#/');
  await page.waitForSelector(`${han} .game-people`);
  expect(
    await page.locator(`${han} .game-count :checked`).evaluate((radio) => radio.closest('label')!.innerText),
  ).toBe('5');
  expect(await page.locator(`${han} .game-people`).inputValue()).toBe('3');
  expect(await page.locator(`${han} .level select`).inputValue()).toBe('level4');
  expect(await page.locator('.game:has(#game-dragon) .game-around input').isChecked(), 'another game').toBe(
    false,
  );
});

test('on a phone the game played last is unfolded, and the others start from one line', async (screens) => {
  const page = await screens.open('#/', { size: PHONE });
  await page.waitForSelector('.game .game-with:visible');
  expect(await page.locator('.game .game-with:visible').count()).toBe(1);
  await page.click('.game:has(#game-han) .game-quick');
  await page.waitForSelector('.table');
  await page.goto('/#/');
  await page.waitForSelector('.game:has(#game-han) .game-with:visible');
  expect(await page.locator('.game .game-with:visible').count()).toBe(1);
  await page.click('.game:has(#game-han) .game-fold');
  expect(await page.locator('.game .game-with:visible').count()).toBe(0);
});
