import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { goTo } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const linkOn = async (page: Page): Promise<string> => {
  await new Hand(page).press('.replay-link');
  return page.locator('.sheet-link input').inputValue();
};

test('a moment of a game on one device opens on another, offline too, and is played on', async (screens, site) => {
  const kept = keptAt({ game: 'confucius', seats: 4, seed: 'moment', part: 1 });
  const decisions = kept.record.match(/^\d+ \d /gm)!.length;
  const at = (ply: number) => `.replay-where :text-is("Move ${ply} of ${decisions}")`;
  const own = await screens.open(`#/replay/local/${kept.id}?ply=40&seen=2`, { games: [kept] });
  await own.waitForSelector(at(40));
  const link = await linkOn(own);
  expect(link.length).toBeLessThan(2000);
  const text = await own.locator('.judged .decision p, .rail .decision p').innerText();

  const other = await screens.open('', { serviceWorker: true });
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();
  try {
    await other.goto(link);
    await other.waitForSelector(at(40));
    expect(await other.locator('.judged .decision p, .rail .decision p').innerText()).toBe(text);
    expect(await other.locator('.replay-do select').last().inputValue()).toBe('2');
    // Spectators are asked for a seat and get the one they choose.
    await other.locator('.replay-do select').last().selectOption('spectator');
    const hand = new Hand(other);
    await hand.press('.replay-do .btn.p');
    await other.waitForSelector('.sheet-seats input:checked', { state: 'attached' });
    await hand.press('.sheet-seats label:nth-of-type(4)');
    expect(await other.locator('.sheet-do .btn.p').innerText()).toContain('Play on as Li');
    await hand.press('.sheet-do .btn.p');
    await other.waitForURL(/#\/local\//);
    await hand.playSome(1);
    await other.waitForSelector('.table.wide');
  } finally {
    await site.start();
  }
});

test('a link to a game that goes on is copied only after a warning', async (screens) => {
  const alone = keptAt({ game: 'han', seats: 3, seed: 'moment', part: 0.4 });
  const own = alone.bots.indexOf(null);
  const shared = { ...alone, id: 'two', bots: alone.bots.with((own + 1) % 3, null) };
  const page = await screens.open(`#/replay/local/${alone.id}`, { games: [alone, shared] });
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => {
        document.documentElement.dataset.copied = text;
      },
    });
  });
  const copied = () => page.locator('html').getAttribute('data-copied');
  const link = await linkOn(page);
  expect(await page.locator('.sheet-note.warns').innerText()).toContain('can find out everything hidden');
  expect(await copied()).toBeNull();
  await new Hand(page).press('.sheet-link .btn.p');
  await expect.poll(copied).toBe(link);

  await goTo(page, `#/replay/local/two`);
  await linkOn(page);
  expect(await page.locator('.sheet-note.warns').innerText()).toContain('only if everyone agrees');
  expect(await page.locator('.sheet [href="#/share/two"]').count()).toBe(1);
  // On another device it shows no hand, as it is unknown which of the two is looking.
  const guest = await screens.open(new URL(await page.locator('.sheet-link input').inputValue()).hash);
  await guest.waitForSelector('.replay-bar');
  const views = guest.locator('.replay-do select').last().locator('option');
  expect(await views.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    'spectator',
  ]);
});

test('links and addresses that lead nowhere say so, each in its own words', async (screens) => {
  const page = await screens.open('#/nowhere');
  const heading = page.locator('.no-table h1');
  const says = async (hash: string, words: string) => {
    await goTo(page, hash);
    await expect.poll(() => heading.innerText()).toContain(words);
    expect(await page.locator('.no-table [href="#/"]').count()).toBe(1);
  };
  await says('#/nowhere', 'Page not found');
  await says('#/g/hello', 'contains no game');
  await says('#/g/1AAAAAAAA', 'incomplete or damaged');
  await says('#/g/2AAAAAAAA', 'newer version');
  await says('#/local/none', 'not on this device');
  await says('#/replay/local/none', 'not on this device');
  await says('#/replay/file/none', 'Open the file again');
  await says(`#/table/${'a'.repeat(20)}`, 'Table not found');
  await says('#/table/none', 'Table not found');
  await says(`#/replay/table/${'a'.repeat(20)}`, 'Table not found');
  await says('#/table/%E0%A4%A', 'Table not found');
  await says('#/%', 'Page not found');

  // A separate page, as browsers report the 404 as an error.
  const lost = await page.context().newPage();
  const answer = await lost.goto(new URL('/foo/bar', page.url()).href);
  expect(answer!.status()).toBe(404);
  await lost.waitForSelector('.no-table h1');
  expect(await lost.locator('.no-table h1').innerText()).toContain('Page not found');
  await lost.locator('.no-table [href="#/"]').click();
  await lost.waitForSelector('.no-table', { state: 'detached' });
});
