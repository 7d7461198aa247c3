import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameId, idsWith } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { Finger } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const CONFIRM = '.bar.own .btn.p';
const TARGET = '.phone-board :is([data-action], [data-half]):not([aria-disabled="true"])';
const WANTED = '[data-wanted]';
const TABLET = { width: 820, height: 1180 } as const;
/** Phones with the browser's address bar and buttons visible. */
const SHORT = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;
/** Kinds of decisions: phase, and the part of the game after which the first one is taken. */
const DECISIONS: Readonly<Record<GameId, readonly (readonly [phase: string, part: number])[]>> = {
  dragon: [
    ['draft', 0],
    ['action', 0.05],
    ['card', 0.08],
    ['build', 0.05],
    ['full', 0.48],
    ['release', 0.52],
  ],
  han: [
    ['action', 0.01],
    ['place', 0.08],
    ['draw', 0.01],
  ],
  confucius: [
    ['turn', 0.18],
    ['bribe', 0],
    ['payment', 0.42],
    ['giveGift', 0.18],
    ['tutor', 0.73],
    ['land', 0.85],
  ],
};
/** Choices and payments, which never scroll away. */
const DOCKED: Readonly<Record<GameId, string>> = {
  dragon: '.phone-choices [data-action], .phone-choices [data-half]',
  han: '.han-cards button, .han-over .legal',
  confucius: '.cf-dock .hit',
};

const mostPlayers = (game: GameId, part: number, phase?: string) =>
  keptAt({ game, seats: games[game]!.seats[1], seed: 'layout', part, ...(phase ? { phase } : {}) });

for (const game of idsWith('board'))
  test(`${game} on an upright tablet: Confirm is on top and takes a tap wherever the page is scrolled`, async (screens) => {
    const kept = mostPlayers(game, 0.35);
    const page = await screens.open(`#/local/${kept.id}`, { size: TABLET, games: [kept] });
    const finger = new Finger(page);
    let turn = await finger.turn();
    for (; !turn.ready; turn = await finger.turn()) await finger.pick(turn);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      expect(await covered(page, CONFIRM), `scrolled by ${share}`).toEqual([]);
    }
    await finger.decide(turn);
  });

for (const game of idsWith('board'))
  test(`${game} on two tablets: the rail is a drawer, and nothing is covered while it is shut`, async (screens) => {
    const kept = mostPlayers(game, 0.35);
    const page = await screens.open(`#/local/${kept.id}`, { size: TABLET, games: [kept] });
    for (const size of [TABLET, { width: 700, height: 900 }]) {
      await page.setViewportSize(size);
      await page.waitForSelector('.bar.own');
      const targets = ['.top', '.stage', '.bar'].map(
        (part) => `${part} :is(button, a, [data-action]):not([aria-disabled="true"])`,
      );
      const rail = page.locator('.rail');
      const toggle = page.locator('.top-rail');
      expect(await rail.isVisible()).toBe(false);
      expect(await covered(page, targets.join())).toEqual([]);
      const ways: readonly (() => Promise<unknown>)[] = [
        () => page.keyboard.press('Escape'),
        () => page.locator('.rail-close').tap(),
        () => page.touchscreen.tap(20, size.height / 2),
        () => toggle.tap(),
      ];
      for (const close of ways) {
        await toggle.tap();
        await rail.waitFor({ state: 'visible' });
        expect(await covered(page, '.bar button, .top button, .rail-close')).toEqual([]);
        await close();
        await rail.waitFor({ state: 'hidden' });
      }
      expect(await page.locator('.bar.own').count(), 'a way to close it decided something').toBe(1);
    }
  });

for (const game of idsWith('board'))
  test(`${game} in the browser of a phone: what one chooses from is in view, and swipes reach every target`, async (screens) => {
    const kept = DECISIONS[game]!.map(([phase, part]) => mostPlayers(game, part, phase));
    const page = await screens.open('', { size: SHORT[0], games: kept });
    const touch = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const [n, size] of SHORT.entries()) {
      await page.setViewportSize(size);
      // Each decision is checked on one of the phones, or on both.
      for (const { id } of kept.filter((_, at) => WHOLE || at % SHORT.length === n)) {
        await goTo(page, `#/local/${id}`);
        await page.waitForSelector(TARGET);
        const where = `${id} at ${size.width}×${size.height}`;
        for (const name of await covered(page, DOCKED[game]!)) faults.push(`${where}: not in view: ${name}`);
        const tabs = await page.locator('.cf-tab.legal').count();
        for (let tab = 0; tab < Math.max(1, tabs); tab++) {
          if (tabs > 0) await page.locator('.cf-tab.legal').nth(tab).tap();
          for (const name of await outOfReach(page, touch)) faults.push(`${where}: out of reach: ${name}`);
        }
        await goTo(page, '#/');
      }
    }
    expect(faults).toEqual([]);
  });

test('a finger on the map of Han scrolls a board that is higher than the screen', async (screens) => {
  const kept = mostPlayers('han', 0.01, 'action');
  const size = { width: 360, height: 440 };
  const page = await screens.open(`#/local/${kept.id}`, { size, games: [kept] });
  const touch = await page.context().newCDPSession(page);
  await page.waitForSelector('.han-phone .map.near');
  const board = page.locator('.phone-board');
  const rest = await board.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(rest, 'the screen is too short even for the lowest map').toBeGreaterThan(20);
  const scrolled = () => board.evaluate(({ scrollTop }) => Math.round(scrollTop));
  // The map scrolls to its southern end first, then the board.
  for (let swipes = 0; swipes < 16 && (await scrolled()) < rest; swipes++) await swipe(page, touch, 0, -60);
  expect(await scrolled()).toBe(rest);
  expect(await covered(page, '.han-cards button')).toEqual([]);
  await page.locator('.han-pill.all').click();
  await page.waitForSelector('.han-phone .map:not(.near)');
  for (let swipes = 0; swipes < 2; swipes++) await swipe(page, touch, 0, 60);
  expect(await scrolled(), 'the whole map lies still and the board moves').toBe(0);
});

/** Names of elements that cannot be tapped anywhere near their centre; unmarks the others. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const takesTap = (target: Element): boolean => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return [0.5, 0.3, 0.7].some((across) =>
        [0.5, 0.3, 0.7].some((down) =>
          target.contains(document.elementFromPoint(left + width * across, top + height * down)),
        ),
      );
    };
    return [...document.querySelectorAll(wanted)]
      .filter((target) => {
        const taken = takesTap(target);
        if (taken) target.removeAttribute('data-wanted');
        return !taken;
      })
      .map((target) => target.getAttribute('aria-label') ?? target.textContent ?? '');
  }, selector);
}

/** Swipes towards one target after another until each was tapped; returns the names of those that cannot be. */
async function outOfReach(page: Page, touch: CDPSession): Promise<string[]> {
  const missed: string[] = [];
  await page.evaluate(mark, TARGET);
  let left = await covered(page, WANTED);
  let swipes = 0;
  while (left.length > 0) {
    if (swipes === 16) {
      missed.push(left[0]!);
      await page.evaluate(giveUp, WANTED);
    } else {
      const { right, down } = await wayFrom(page, await page.evaluate(freeMiddle));
      // One direction at a time, as a browser that scrolls one way ignores the other.
      if (swipes % 2 === 0) await swipe(page, touch, 0, -down);
      else await swipe(page, touch, -right, 0);
    }
    const now = await covered(page, WANTED);
    swipes = now.length < left.length ? 0 : swipes + 1;
    left = now;
  }
  return missed;
}

function mark(targets: string): void {
  for (const element of document.querySelectorAll(targets)) element.toggleAttribute('data-wanted', true);
}

function giveUp(wanted: string): void {
  document.querySelector(wanted)?.removeAttribute('data-wanted');
}

/** Runs in the page: the centre of the board's scrolling part, above what is docked. */
function freeMiddle(): { x: number; y: number } {
  const board = document.querySelector('.phone-board')!.getBoundingClientRect();
  const dock = document.querySelector('.phone-choices, .cf-dock, .han-cards')!.getBoundingClientRect();
  return { x: (board.left + board.right) / 2, y: (board.top + Math.min(dock.top, board.bottom)) / 2 };
}

/** The distance of the wanted target from a point, limited to a thumb's swipe. */
async function wayFrom(
  page: Page,
  { x, y }: { x: number; y: number },
): Promise<{ right: number; down: number }> {
  const target = (await page.locator(WANTED).first().boundingBox())!;
  const limit = (way: number, most: number) => Math.max(-most, Math.min(most, Math.round(way)));
  return {
    right: limit(target.x + target.width / 2 - x, 150),
    down: limit(target.y + target.height / 2 - y, 100),
  };
}

/** Swipes over the centre of the board and waits until it is still. */
async function swipe(page: Page, touch: CDPSession, right: number, down: number): Promise<void> {
  const { x, y } = await page.evaluate(freeMiddle);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (part: number) => [{ x: x + right * part, y: y + down * part }];
  await send('touchStart', at(-0.5));
  for (const part of [-0.3, -0.1, 0.1, 0.3, 0.5]) await send('touchMove', at(part));
  await send('touchEnd', []);
  await page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('.phone-board, .phone-pan')]
        .flatMap(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
        .join();
    for (let before = ''; before !== places(); ) {
      before = places();
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }
  });
}
