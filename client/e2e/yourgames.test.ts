import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replay } from '../../core/replay.ts';
import { games as rules } from '../../games/rules.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { act, ask } from '../testing/ask.ts';
import { Hand, Keys } from '../testing/hand.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { keptAt } from '../testing/kept.ts';
import { openLobby, sitDown, startGame } from '../testing/lobby.ts';
import { findFaults } from '../testing/measure.ts';
import { languagesOf } from '../testing/sample.ts';
import { goTo, type Look, PHONE, type Screens, speak, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const HOUR = 3_600_000;
const ago = (game: ReturnType<typeof keptAt>, hours: number) => ({
  ...game,
  names: game.names.map((_, seat) => ['Ada', 'Béla', 'Chiyo', 'Dmitri', 'Eszter'][seat]!),
  updated: Date.now() - hours * HOUR,
});
const dragon = ago(keptAt({ game: 'dragon', seats: 3, seed: 'list', part: 0.4 }), 1);
const han = ago(keptAt({ game: 'han', seats: 4, seed: 'list', part: 0.4 }), 2);
const court = ago(keptAt({ game: 'confucius', seats: 3, seed: 'list', part: 0.4 }), 3);
const wonHan = ago(keptAt({ game: 'han', seats: 2, seed: 'list', part: 1 }), 30);
const lostDragon = ago(keptAt({ game: 'dragon', seats: 5, seed: 'list', part: 1 }), 60);
const games = [dragon, han, court, wonHan, lostDragon];

/** The addresses of the listed games, in order. */
const listed = (page: Page) =>
  page
    .locator(':is(.turn-link, .game-link)')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.split('/').at(-1)));

test('games stand as pictures and rows, with their results, and are found by filter and search', async (screens) => {
  const page = await screens.open('#/games', { games });
  await page.waitForSelector('.place-disc');
  expect(await listed(page)).toEqual([dragon, han, court, wonHan, lostDragon].map(({ id }) => id));
  await page.waitForFunction(() => document.querySelectorAll('.shot img').length === 5);
  const sizes = await page
    .locator('.shot img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(sizes.every((width) => width > 0)).toBe(true);
  for (const { id, game, record } of [wonHan, lostDragon]) {
    const { steps } = replay(record, rules);
    const { state } = steps.at(-1)!;
    const [points, place] = [rules[game]!.scores(state)[0]!, rules[game]!.places(state)[0]!];
    const row = page.locator(`.game-row:has([href$="${id}"]) .game-outcome`);
    expect(await row.locator('b').innerText()).toBe(`${points} points`);
    expect(await row.locator('.place-disc').innerText()).toBe(String(place));
  }

  await page.getByLabel('Finished').check();
  expect(await listed(page)).toEqual([wonHan.id, lostDragon.id]);
  await page.getByLabel('Dragon', { exact: true }).check();
  expect(await listed(page)).toEqual([lostDragon.id]);
  await page.getByLabel('Any game').check();
  await page.getByLabel('All').check();
  await page.getByRole('searchbox').fill('dmitri han');
  expect(await listed(page)).toEqual([han.id]);
  await page.getByRole('searchbox').fill('nobody');
  await page.waitForSelector('.games-none:has-text("No games found")');
});

test('a picture is drawn once for each position, in the fonts of the page', async (screens) => {
  const page = await screens.open('', { games: [han], language: 'ja' });
  await page.evaluate(() => {
    const { set, ...rest } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...rest,
      set(address: string) {
        if (address.startsWith('data:image/svg')) document.body.dataset.drawn = decodeURIComponent(address);
        set!.call(this, address);
      },
    });
  });
  await goTo(page, '#/games');
  await page.waitForSelector('.shot img');
  const drawn = (await page.locator('body').getAttribute('data-drawn'))!;
  expect(drawn, 'it knows its language').toContain(' lang="ja"');
  const faces = drawn.match(/@font-face[^}]*data:font\/woff2;base64/g)!.join();
  for (const family of ['Cormorant', 'Alegreya Sans', 'Shippori Mincho', 'Zen Kaku Gothic New'])
    expect(faces).toContain(family);
  const first = await page.locator('.shot img').getAttribute('src');
  const kept = () => page.evaluate(async () => (await (await caches.open('mandate-pictures')).keys()).length);
  await expect.poll(kept).toBe(1);
  await page.reload();
  await page.waitForSelector('.shot img');
  expect(await page.locator('.shot img').getAttribute('src')).toBe(first);
  expect(await kept()).toBe(1);
});

test('a finished game is deleted in its row, and comes back by Undo', async (screens) => {
  const page = await screens.open('#/games', { games });
  const row = `.game-row:has([href$="${wonHan.id}"])`;
  await page.click(`${row} .game-bin`);
  await page.waitForSelector('.line-slip');
  const places = await page.locator('.games-list:last-of-type .game-row').count();
  expect(places, 'the slip stands where the game was').toBe(2);
  expect(await page.evaluate(() => document.activeElement?.closest('.line-slip') !== null)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector(row);
  expect(await listed(page)).toEqual(games.map(({ id }) => id));
});

test('what was played on from a game hangs on it, and stands alone where that is not listed', async (screens) => {
  const branch = { ...ago(keptAt({ game: 'han', seats: 2, seed: 'list', part: 0.6 }), 5), id: 'branch' };
  const origin = { id: wonHan.id, ply: 12 };
  const page = await screens.open('#/games', { games: [wonHan, { ...branch, branchOf: origin }] });
  const link = `.game-row:has([href$="${wonHan.id}"]) .game-branch [href="#/local/branch"]`;
  await page.waitForSelector(`${link}:has-text("from move 12")`);
  expect(await page.locator('.turn-card').count()).toBe(0);
  await page.getByLabel('Your turn').check();
  await page.waitForSelector('.turn-card [href="#/local/branch"]');
});

test('a table of the server is listed where it stands: gathering, one’s turn, others to move', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online'), 3);
  const guest = new Hand(await screens.open(await openLobby(host)), 5);
  await goTo(host.page, '#/games');
  await host.page.waitForSelector('.game-row:has-text("Waiting for players")');
  expect(await host.page.locator('.game-row .game-bin').count(), 'tables are not deleted').toBe(0);
  await host.page.click('.game-link');
  await sitDown(guest);
  await startGame(host);
  await Promise.race([host, guest].map((hand) => hand.turn()));
  for (const { page } of [host, guest]) await goTo(page, '#/games');
  const first = await Promise.race(
    [host, guest].map(async (hand) => {
      await hand.page.waitForSelector('.turn-card .shot img');
      return hand;
    }),
  );
  const second = first === host ? guest : host;
  await second.page.waitForSelector('.game-row:has-text("is to move")');
  await first.page.click('.turn-card .btn.p');
  await first.turn();
});

for (const [where, size, least] of [
  ['1280×720', WIDE, 24],
  ['390×844', PHONE, 44],
] as const)
  test(`Your games at ${where}: nothing cut or overlapping in its languages`, async (screens) => {
    const page = await screens.open('', { size, games });
    await bringJudge(page);
    const faults: string[] = [];
    const languages = languagesOf(size === PHONE ? 2 : 0);
    for (const language of languages) {
      await speak(page, language);
      await goTo(page, '#/games');
      await page.waitForSelector('.place-disc');
      const found = await page.evaluate(findFaults, { least, scrolls: true });
      const judged = language === languages[0] ? await judge(page) : [];
      faults.push(...[...found, ...judged].map((fault) => `${language}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

/** A person known to the server, who opens Your games later. */
async function guest(screens: Screens, name: string, look: Look = {}): Promise<Page> {
  const page = await screens.open('#/settings', look);
  await page.evaluate(() => localStorage.setItem('mandate-known', '1'));
  await ask(page, 'POST', '/me', { name });
  return page;
}

/** A running game of these people and, on the last seat, a bot. */
async function startTable(people: readonly Page[], bots = 1): Promise<string> {
  const [host] = people;
  const { id } = await ask<TableInfo>(host!, 'POST', '/tables', { game: 'han', seats: people.length + bots });
  for (const page of people) await act(page, id, { type: 'sit' });
  for (let bot = 0; bot < bots; bot++)
    await act(host!, id, { type: 'bot', seat: people.length + bot, bot: 'random' });
  await act(host!, id, { type: 'start' });
  return id;
}

test('an online game is left, taken back and resigned from the list, with keys alone', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  const table = await startTable([anna, ben]);
  await goTo(anna, '#/games');
  const seat = async () => {
    const { info } = await ask<{ info: TableInfo }>(ben, 'GET', `/tables/${table}`);
    return info.seats.find(({ name }) => name === 'Anna')!;
  };
  const keys = new Keys(anna);
  await keys.reach('.game-more');
  await anna.keyboard.press('Enter');
  await anna.waitForSelector('.game-doings :focus:has-text("Leave for now")');
  await anna.keyboard.press('Escape');
  await anna.waitForSelector('.game-doings', { state: 'detached' });
  await anna.waitForSelector('.game-more:focus');
  await anna.keyboard.press('Enter');
  await anna.waitForSelector('.game-doings :focus');
  await anna.keyboard.press('Enter');
  await anna.waitForSelector('.game-row:has-text("A bot is playing for you")');
  expect(await seat()).toMatchObject({ left: true });
  await anna.focus('.game-return');
  await anna.keyboard.press('Enter');
  await anna.waitForSelector('.game-return', { state: 'detached' });
  expect(await seat()).not.toHaveProperty('absent');

  await anna.click('.game-more');
  await anna.click('.game-doings button:has-text("Resign")');
  await anna.waitForSelector('.resign:has-text("you come last")');
  await anna.keyboard.press('Escape');
  await anna.waitForSelector('.resign', { state: 'detached' });
  expect(await seat()).not.toHaveProperty('resigned');
  await anna.click('.game-more');
  await anna.click('.game-doings button:has-text("Resign")');
  await anna.click('.resign .btn.p');
  await anna.waitForSelector('.game-row:has-text("You resigned")');
  expect(await seat()).toMatchObject({ resigned: true });
  expect(await anna.locator('.game-more').count(), 'nothing more to do').toBe(0);
});

test('the list says why a game could not be left', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  const table = await startTable([anna, ben], 0);
  await goTo(anna, '#/games');
  await anna.click('.game-more');
  await act(ben, table, { type: 'resign' });
  await anna.click('.game-doings button:has-text("Leave for now")');
  await anna.waitForSelector('.game-trouble[role="alert"]:has-text("The game is over")');
});

test('a host closes a running table of bots alone', async (screens) => {
  const anna = await guest(screens, 'Anna');
  const { id } = await ask<TableInfo>(anna, 'POST', '/tables', { game: 'han', seats: 2 });
  for (const seat of [0, 1]) await act(anna, id, { type: 'bot', seat, bot: 'random' });
  await act(anna, id, { type: 'start' });
  await goTo(anna, '#/games');
  await anna.click('.game-more');
  await anna.click('.game-doings button:has-text("Close the table")');
  await anna.waitForSelector('.game-doings:has-text("Close this table for everyone?")');
  await anna.click('.game-doings button:has-text("Close the table")');
  await anna.waitForSelector('.game-row', { state: 'detached' });
  expect((await ask<{ info: TableInfo }>(anna, 'GET', `/tables/${id}`)).info.status).toBe('closed');
});

test('an invitation to another game is listed, declined or accepted', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  const invite = async () => {
    const table = await startTable([anna, ben], 0);
    await act(anna, table, { type: 'resign' });
    return (await act<{ table: string }>(anna, table, { type: 'rematch' })).table;
  };
  const first = await invite();
  await goTo(ben, '#/games');
  await ben.waitForSelector('.invitation:has-text("Anna invites you to play again")');
  expect(await ben.locator(`.game-row [href$="${first}"]`).count(), 'it is no game yet').toBe(0);
  await ben.click('.invitation .btn:has-text("Decline")');
  await ben.waitForSelector('.invitation', { state: 'detached' });
  const { info } = await ask<{ info: TableInfo }>(anna, 'GET', `/tables/${first}`);
  expect(info).not.toHaveProperty('invited');

  const second = await invite();
  await goTo(ben, '#/settings');
  await goTo(ben, '#/games');
  await ben.click('.invitation .btn:has-text("Accept")');
  await ben.waitForURL((url) => url.hash === `#/table/${second}`);
  const { info: then } = await ask<{ info: TableInfo }>(anna, 'GET', `/tables/${second}`);
  expect(then.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben']);
});

for (const [where, size, least] of [
  ['1280×720', WIDE, 24],
  ['390×844', PHONE, 44],
] as const)
  test(`menu, way back and invitation at ${where}: nothing cut or overlapping in its languages`, async (screens) => {
    const [anna, ben] = [await guest(screens, 'Anna', { size }), await guest(screens, 'Ben')];
    const over = await startTable([anna, ben], 0);
    await act(ben, over, { type: 'resign' });
    await act(ben, over, { type: 'rematch' });
    await act(anna, await startTable([anna, ben]), { type: 'leave' });
    await startTable([ben, anna], 2);
    await bringJudge(anna);
    const faults: string[] = [];
    const languages = languagesOf(size === PHONE ? 1 : 3);
    for (const language of languages) {
      await speak(anna, language);
      await goTo(anna, '#/games');
      await anna.waitForSelector('.game-return');
      const found = await anna.evaluate(findFaults, { least, scrolls: true });
      const columns = await anna
        .locator('.game-row .game-state')
        .evaluateAll((all) => all.map((state) => state.getBoundingClientRect().left));
      expect(Math.max(...columns) - Math.min(...columns), `${language}: columns in line`).toBeLessThan(12);
      await anna.locator('.game-more').first().click();
      await anna.waitForSelector('.game-doings');
      const judged = language === languages[0] ? await judge(anna) : [];
      faults.push(...[...found, ...judged].map((fault) => `${language}: ${fault}`));
      await anna.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
  });
