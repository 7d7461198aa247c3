import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstSeat, type Game, legalActions, over, type View } from '../core/game.ts';
import { allOptions, defaultOptions } from '../core/options.ts';
import { stream } from '../core/rng.ts';
import { botNamed } from '../games/all-bots.ts';
import { allGames } from '../games/rules.ts';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import { openSources } from '../scripts/sources.mjs';
import { LEVELS } from './levels.ts';
import { playMatch, recordMatch } from './match.ts';

let browser: Browser;
/** One for all tests, so that it loads the sources once. */
let page: Page;
beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found; `npm test` installs one.');
  browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  page = await openSources(browser);
});
afterAll(() => browser?.close());

/** As text: a function would reach the page with the test runner's own import in it. */
const IN_PAGE = `async ({ id, options, bot, seats }) => {
  const { games } = await import('/games/rules.ts');
  const { botNamed } = await import('/games/all-bots.ts');
  const { recordMatch } = await import('/bots/match.ts');
  const bots = Array(seats).fill(botNamed(bot));
  return recordMatch({ game: games[id], options, seed: 'browser ' + seats, bots });
}`;

for (const game of allGames)
  test(`a record of ${game.id} is the same to the byte in Node and in a browser`, async () => {
    for (const seats of game.seats) {
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
  });

const CHOICES = `async ({ id, seat, view, legal, levels }) => {
  const { games } = await import('/games/rules.ts');
  const { botNamed } = await import('/games/all-bots.ts');
  const { stream } = await import('/core/rng.ts');
  return levels.map((name) =>
    botNamed(name).choose({ game: games[id], view, seat, legal }, stream('browser', name)));
}`;

/** Decisions with a choice, one early and one late in a game. */
function moments(game: Game): { seat: number; view: View; legal: number[] }[] {
  const found: { seat: number; view: View; legal: number[] }[] = [];
  const bots = Array(4).fill(botNamed('greedy'));
  playMatch({ game, options: defaultOptions(game, 4), seed: 'moments', bots }, (_seat, _action, s) => {
    if (over(s)) return;
    const seat = firstSeat(game.active(s));
    const legal = legalActions(game, s, seat);
    if (legal.length > 3) found.push({ seat, view: game.view(s, seat), legal });
  });
  return [0.1, 0.7].map((part) => found[Math.floor(part * found.length)]!);
}

for (const game of allGames)
  test(`every level decides in ${game.id} as it does in Node`, async () => {
    const all = LEVELS.map(({ id }) => id);
    for (const [n, moment] of moments(game).entries()) {
      // The last has more nodes than the one before it, and is the slowest by far.
      const levels = n === 0 ? all.slice(0, -1) : all;
      const here = levels.map((name) => botNamed(name).choose({ game, ...moment }, stream('browser', name)));
      const call = JSON.stringify({ id: game.id, levels, ...moment });
      expect(await page.evaluate(`(${CHOICES})(${call})`)).toEqual(here);
    }
  });
