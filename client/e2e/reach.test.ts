import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '../../rules/core/game.ts';
import { games } from '../../rules/index.ts';
import { Finger } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { pageTests } from '../testing/stand.ts';

const test = pageTests();
const CONFIRM = '.bar.own .btn.p';
const TABLET = { width: 820, height: 1180 } as const;

for (const game of GAME_IDS)
  test(`${game} on an upright tablet: Confirm is on top and takes a tap wherever the page is scrolled`, async (screens) => {
    const kept = keptAt({ game, seats: games[game].seats[1], seed: 'layout', part: 0.35 });
    const page = await screens.open(`#/local/${kept.id}`, { size: TABLET, games: [kept] });
    const finger = new Finger(page);
    let turn = await finger.turn();
    for (; !turn.ready; turn = await finger.turn()) await finger.pick(turn);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      expect(await takesTap(page, CONFIRM), `scrolled by ${share}`).toBe(true);
    }
    await finger.decide(turn);
  });

/** Whether the middle of the first such element is on the screen with nothing over it. */
function takesTap(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const target = document.querySelector(wanted)!;
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);
}
