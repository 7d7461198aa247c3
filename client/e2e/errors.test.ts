import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { openLobby, startGame } from '../testing/lobby.ts';
import { goTo } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** Makes workers fail from now on, or work again. */
const breakWorkers = (page: Page, broken: boolean) =>
  page.evaluate((fails) => {
    const own = window as unknown as { Working?: typeof Worker };
    own.Working ??= Worker;
    const { Working } = own;
    window.Worker = fails
      ? class extends Working {
          constructor() {
            super('/nowhere.js');
          }
        }
      : Working;
  }, broken);

test('bots that fail are told, asked again, and play on', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'errors', part: 0.3 });
  const page = await screens.open('', { games: [kept], language: 'hu' });
  const hand = new Hand(page);
  await breakWorkers(page, true);
  await goTo(page, `#/local/${kept.id}`);
  const trouble = page.locator('.prompt [role="alert"]');
  for (let n = 0; n < 20 && (await trouble.count()) === 0; n++) {
    const turn = await Promise.race([hand.turn(), trouble.waitFor().then(() => undefined)]);
    if (turn) await hand.decide(turn);
  }
  expect(await trouble.innerText()).toContain('leálltak a gépi játékosok');
  await breakWorkers(page, false);
  await hand.press('.bar-do .btn.p');
  expect((await hand.turn()).over).toBe(false);
  expect(await trouble.count()).toBe(0);

  await breakWorkers(page, true);
  await page.keyboard.press('h');
  await page.waitForSelector('.panel [role="alert"]:has-text("Nem sikerült tippet adni")');
  await breakWorkers(page, false);
  await hand.press('.panel [role="alert"] .btn');
  await page.waitForSelector('.panel .hint');
});

test('a part of the page that does not load can be tried again', async (screens) => {
  const page = await screens.open('');
  await page.route(/settings-.*\.js/, (route) => route.abort());
  await goTo(page, '#/settings');
  await page.waitForSelector('.no-table h1:has-text("Part of the page failed to load")');
  await page.unroute(/settings-.*\.js/);
  await new Hand(page).press('.no-table .btn.p');
  await page.waitForSelector('.page .counts');
});

test('a page whose words do not load says so', async (screens) => {
  const page = await screens.open('', { language: 'ja' });
  await page.route(/page-.*\.js/, (route) => route.abort());
  await page.reload();
  await page.waitForSelector('[role="alert"]:has-text("ページを最後まで読み込めませんでした")');
});

test('a table is not missing because the server is out of reach', async (screens, site) => {
  const page = await screens.open('', { language: 'ru', serviceWorker: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();
  try {
    await goTo(page, `#/table/${'a'.repeat(20)}`);
    await page.waitForSelector('.no-table h1:has-text("Сервер недоступен")');
  } finally {
    await site.start();
  }
  await new Hand(page).press('.no-table .btn.p');
  await page.waitForSelector('.no-table h1:has-text("Стол не найден")');
});

test('what the server refuses is said in its own words, and the turn can be confirmed again', async (screens) => {
  const page = await screens.open('#/new/dragon/online');
  const hand = new Hand(page);
  let refuse: string | undefined;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { t, id } = JSON.parse(String(text)) as { t: string; id: number };
      if (t !== 'do' || refuse === undefined) return server.send(text);
      socket.send(JSON.stringify({ t: 'error', id, error: { code: refuse, message: 'In English.' } }));
    });
  });
  await openLobby(hand);
  refuse = 'too-many';
  await page.locator('.add-bot select').first().selectOption('level1');
  await page.waitForSelector('.lobby-say:has-text("Too many requests")');
  refuse = undefined;
  await page.locator('.add-bot select').first().selectOption('level2');
  await page.waitForSelector('.lobby-say:has-text("Too many requests")', { state: 'detached' });
  await startGame(hand);
  let turn = await hand.turn();
  while (!turn.ready) {
    await hand.pick(turn);
    turn = await hand.turn();
  }
  const steps = await page.locator('.bar-steps').allInnerTexts();
  for (const [code, words] of [
    ['unavailable', 'cannot save right now'],
    ['internal', 'Something went wrong on the server'],
  ] as const) {
    refuse = code;
    await hand.press('.bar.own .btn.p[aria-disabled="false"]');
    await page.waitForSelector(`.prompt [role="alert"]:has-text("${words}")`);
  }
  expect(await page.locator('.bar-steps').allInnerTexts(), 'what was put together stays').toEqual(steps);
  refuse = undefined;
  const ply = await page.locator('.table').getAttribute('data-ply');
  await hand.press('.bar.own .btn.p[aria-disabled="false"]');
  await page.waitForSelector(`.table:not([data-ply="${ply}"])`);
  expect(await page.locator('.prompt [role="alert"]').count()).toBe(0);
});
