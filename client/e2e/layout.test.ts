import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { LANGUAGES, type Language } from '../../i18n/index.ts';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { findFaults } from '../testing/measure.ts';
import { languagesOf, WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, speak, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** How far into a game it is looked at; each language sees two of the moments, one in each size unless all are wanted. */
const PARTS = [0, 0.35, 0.7, 0.97];
const SEEN: Readonly<Record<Language, readonly number[]>> = {
  en: [0, 0.7],
  hu: [0.35, 0.97],
  ru: [0.7, 0.35],
  ja: [0.97, 0],
};
/** 1280×720 at 200 % zoom. */
const HALF = { width: 640, height: 360 } as const;
const SIZES = [
  { where: '1280×720', size: WIDE, least: 24 },
  { where: '390×844', size: PHONE, least: 44 },
] as const;

for (const game of idsWith('board'))
  for (const { where, size, least } of SIZES)
    test(`${game} for the most players at ${where}: no scrolling, nothing cut, hidden or overlapping`, async (screens) => {
      const kept = new Map(
        PARTS.map((part) => [part, keptAt({ game, seats: games[game]!.seats[1], seed: 'layout', part })]),
      );
      const page = await screens.open('', { size, games: [...kept.values()] });
      await visit(page);
      const faults: string[] = [];
      for (const language of LANGUAGES) {
        await speak(page, language);
        const parts = WHOLE ? SEEN[language] : [SEEN[language][SIZES.findIndex((one) => one.size === size)]!];
        for (const { id } of parts.map((part) => kept.get(part)!)) {
          await goTo(page, `#/local/${id}`);
          await page.waitForSelector('.table .bar .prompt');
          await page.evaluate(() => document.fonts.ready);
          const found = await page.evaluate(findFaults, { least, scrolls: false });
          faults.push(...found.map((fault) => `${language} ${id}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });

test('every other screen at 390×844: nothing cut or overlapping, everything large enough to touch', async (screens) => {
  const page = await screens.open('', { size: PHONE, games: [ended, running] });
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    const seen = SCREENS.filter((_, at) => languagesOf(at).includes(language));
    for (const [hash, ready, press] of seen) {
      await goTo(page, hash);
      if (press) await page.locator(press).click();
      await page.waitForSelector(ready);
      const part = press ? { part: ready } : {};
      const found = await page.evaluate(findFaults, { least: 44, scrolls: true, ...part });
      faults.push(...found.map((fault) => `${language} ${hash}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('what begins a game is in view on a phone, and never hides what has the focus', async (screens) => {
  const page = await screens.open('#/new/confucius', { size: PHONE });
  await page.waitForSelector('.counts');
  const bar = page.locator('.page-do');
  expect((await bar.boundingBox())!.y).toBeGreaterThan(0.8 * PHONE.height);
  const last = page.locator('.page-main :is(select, input):visible').last();
  await last.focus();
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

const ended = keptAt({ game: 'dragon', seats: 5, seed: 'layout', part: 1 });
const running = keptAt({ game: 'han', seats: 4, seed: 'layout', part: 0.95 });

/** Screens by address, with what is visible when loaded and, optionally, what to click. */
const SCREENS: readonly (readonly [hash: string, ready: string, press?: string])[] = [
  [`#/share/${running.id}`, '.share-seats'],
  [`#/replay/local/${ended.id}?ply=30`, '.replay-bar'],
  [`#/replay/local/${ended.id}?ply=30`, '.proof', '.replay-proof'],
  [`#/local/${running.id}`, '.panel:has(.hint)', '.head .tb:has([href="#u-hint"])'],
  ['#/rules/dragon', '.guide', '.first-game .btn.p'],
  ['#/new/confucius', '.counts'],
  ['#/new/han/online', '.counts'],
  ['#/games', '.your-games .shot'],
  ['#/rules/dragon', '.chapter'],
  ['#/settings', '.own-name'],
  ['#/local/none', '.no-table'],
  ['#/', '.home'],
];

for (const game of idsWith('board'))
  test(`${game} enlarged to 200 %: nothing to the sides, and the bar is always there`, async (screens) => {
    const kept = keptAt({ game, seats: games[game]!.seats[1], seed: 'layout', part: 0.35 });
    const page = await screens.open(`#/local/${kept.id}`, { size: HALF, language: 'ru', games: [kept] });
    const hand = new Hand(page);
    await hand.playSome(2);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      const { width, bar } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        bar: document.querySelector('.bar')!.getBoundingClientRect().toJSON(),
      }));
      expect(width).toBe(HALF.width);
      expect(bar.top).toBeGreaterThan(0.5 * HALF.height);
      expect(bar.bottom).toBeLessThanOrEqual(HALF.height);
    }
  });

/** Styles stay when a screen is left, so all are loaded when the tables are measured. */
async function visit(page: Page): Promise<void> {
  for (const [hash, ready] of [
    ['#/new/han', '.counts'],
    ['#/rules/han', '.chapter'],
    ['#/table/none', '.no-table'],
    ['#/replay/local/none', '.no-table'],
  ] as const) {
    await goTo(page, hash);
    await page.waitForSelector(ready);
  }
}
