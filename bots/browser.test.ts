import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../rules/core/game.ts';
import { allOptions } from '../rules/core/options.ts';
import { games } from '../rules/index.ts';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import { botNamed } from './index.ts';
import { recordMatch } from './match.ts';

const ORIGIN = 'http://mandate.test';
const ROOT = new URL('..', import.meta.url);

let browser: Browser;
beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found; `npm test` installs one.');
  browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
});
afterAll(() => browser?.close());

/** The page gets our own sources, types stripped as Node does it. */
async function openPage() {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = readFileSync(new URL(pathname.slice(1), ROOT), 'utf8');
    if (pathname.endsWith('.json')) return route.fulfill({ contentType: 'application/json', body: source });
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

/** As text: a function would reach the page with the test runner's own import in it. */
const IN_PAGE = `async ({ id, options, bot, seats }) => {
  const { games } = await import('/rules/index.ts');
  const { botNamed } = await import('/bots/index.ts');
  const { recordMatch } = await import('/bots/match.ts');
  const bots = Array(seats).fill(botNamed(bot));
  return recordMatch({ game: games[id], options, seed: 'browser ' + seats, bots });
}`;

for (const game of Object.values(games) as unknown as Game[])
  test(`a record of ${game.id} is the same to the byte in Node and in a browser`, async () => {
    const page = await openPage();
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const all = allOptions(game, seats);
      for (const [options, bot] of [
        [all[0]!, 'greedy'],
        [all.at(-1)!, 'random'],
        [all[0]!, 'h1'],
        ...(seats === game.seats[0] ? ([[all[0]!, 's2@2']] as const) : []),
      ] as const) {
        const here = recordMatch({
          game,
          options,
          seed: `browser ${seats}`,
          bots: Array(seats).fill(botNamed(bot)),
        });
        const call = JSON.stringify({ id: game.id, options, bot, seats });
        expect(await page.evaluate(`(${IN_PAGE})(${call})`)).toBe(here);
        expect(here).toContain('\nend scores ');
      }
    }
    await page.close();
  });
