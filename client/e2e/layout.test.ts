import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../../i18n/index.ts';
import { GAME_IDS } from '../../rules/core/game.ts';
import { games } from '../../rules/index.ts';
import { keptAt } from '../testing/kept.ts';
import { findFaults } from '../testing/measure.ts';
import { goTo, PHONE, WIDE } from '../testing/screen.ts';
import { pageTests } from '../testing/stand.ts';

const test = pageTests();

/** How far into a game it is looked at. */
const PARTS = [0, 0.35, 0.7, 0.97];
const SIZES = [
  { where: '1280×720', size: WIDE, least: 24 },
  { where: '390×844', size: PHONE, least: 44 },
] as const;

for (const game of GAME_IDS)
  for (const { where, size, least } of SIZES)
    test(`${game} for the most players at ${where}: no scrolling, nothing cut, hidden or overlapping`, async (screens) => {
      const kept = PARTS.map((part) => keptAt({ game, seats: games[game].seats[1], seed: 'layout', part }));
      const page = await screens.open('', { size, games: kept });
      await visit(page);
      const faults: string[] = [];
      for (const language of LANGUAGES) {
        await speak(page, language);
        for (const { id } of kept) {
          await goTo(page, `#/local/${id}`);
          await page.waitForSelector('.table .bar .prompt');
          await page.evaluate(() => document.fonts.ready);
          const found = await page.evaluate(findFaults, least);
          faults.push(...found.map((fault) => `${language} ${id}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });

/** Styles stay when a screen is left, so all of them are here when the tables are measured. */
async function visit(page: Page): Promise<void> {
  for (const [hash, ready] of [
    ['#/new/han', '.counts'],
    ['#/rules/han', '.rules'],
    ['#/table/none', '.no-table'],
    ['#/replay/local/none', '.no-table'],
  ] as const) {
    await goTo(page, hash);
    await page.waitForSelector(ready);
  }
}

async function speak(page: Page, language: Language): Promise<void> {
  await goTo(page, '#/settings');
  await page.locator('.counts').first().locator('.tile').nth(LANGUAGES.indexOf(language)).click();
  await page.waitForSelector(`html[lang="${language}"]`);
}
