import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableInfo } from '../../protocol/table.ts';
import { act, ask } from '../testing/ask.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { goTo, PHONE, type Screens } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** A named guest with their own page. */
async function guest(
  screens: Screens,
  name: string,
  look: Parameters<Screens['open']>[1] = {},
): Promise<Page> {
  const page = await screens.open('#/settings', look);
  await ask(page, 'POST', '/me', { name });
  return page;
}

/** A running game of people and a bot, open on all their pages. */
async function play(people: readonly Page[], game = 'han'): Promise<string> {
  const [host] = people;
  const { id } = await ask<TableInfo>(host!, 'POST', '/tables', {
    game,
    seats: people.length + 1,
    order: 'seated',
  });
  for (const [seat, page] of people.entries()) await act(page, id, { type: 'sit', seat });
  await act(host!, id, { type: 'bot', seat: people.length, bot: 'level2' });
  await act(host!, id, { type: 'start' });
  for (const page of people) {
    await goTo(page, `#/table/${id}`);
    await page.waitForSelector('.rail-tabs, .head, .others', { state: 'attached' });
  }
  return id;
}

const tab = (page: Page, name: 'log' | 'chat' | 'people') => page.click(`#tab-${name}`);
const boxOf = (page: Page, part: string) => page.locator(part).boundingBox();

/** The heading and rows of the final table, without points. */
async function finalTable(page: Page): Promise<string[]> {
  await page.waitForSelector('.final tbody');
  const texts = await page.locator('.final :is(h2, tbody th)').allInnerTexts();
  return texts.map((text) => text.replaceAll(/[\s\u2068\u2069]+/g, ' ').trim());
}

test('people see who is here, who watches and what was said, and nothing moves on the board', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  const table = await play([anna, ben]);
  const olena = await guest(screens, 'Olena');
  await goTo(olena, `#/table/${table}`);
  await tab(anna, 'people');
  await anna.waitForSelector('.people-watch:has-text("Olena")');
  const people = anna.locator('.people li');
  expect(await people.nth(1).innerText()).toMatch(/Ben\s+here/);
  expect(await people.nth(2).innerText()).toContain('2 · Merchant');
  expect(await olena.locator('.han-player .mark').allInnerTexts()).toEqual(['here', 'here', '2 · Merchant']);

  // An unread line is a row of the rail.
  const stage = await boxOf(anna, '.stage-box');
  const bar = await boxOf(anna, '.bar');
  await tab(anna, 'log');
  await act(ben, table, { type: 'chat', text: 'Good evening, Anna.' });
  await anna.waitForSelector('.message:has-text("Good evening, Anna.")');
  expect(await anna.locator('#tab-chat .news-dot').count()).toBe(1);
  expect(await boxOf(anna, '.stage-box')).toEqual(stage);
  expect(await boxOf(anna, '.bar')).toEqual(bar);
  await bringJudge(anna);
  expect(await judge(anna, '.rail')).toEqual([]);
  await anna.click('.message .btn');
  await anna.waitForSelector('.chat li:has-text("Good evening, Anna.")');
  await anna.waitForSelector('.message', { state: 'detached' });
  expect(await anna.locator('#tab-chat .news-dot').count()).toBe(0);
  await act(ben, table, { type: 'chat', text: `https://example.org/${'long'.repeat(40)}` });
  const line = anna.locator('.chat li:has-text("example.org")');
  await line.waitFor();
  expect(await line.evaluate((li) => li.scrollWidth - li.clientWidth), 'a long word is broken').toBe(0);
  await anna.fill('.chat .field', 'Good evening.');
  await ben.waitForSelector('.han-player:has-text("Anna") .mark:has-text("typing")');

  // Closing the page makes a player away, reopening it present.
  await goTo(ben, '#/settings');
  await anna.waitForSelector('.han-player:has-text("Ben") .mark:has-text("away")');
  await goTo(ben, `#/table/${table}`);
  await anna.waitForSelector('.han-player:has-text("Ben") .mark:has-text("here")');
  await ben.waitForSelector('.rail-tabs');
  // Arrow keys move between the tabs.
  await ben.focus('#tab-log');
  await ben.keyboard.press('ArrowLeft');
  expect(await ben.getAttribute('#tab-people', 'aria-selected')).toBe('true');
});

test('a player leaves and returns, resigns after a question, and is asked to another game', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  await play([anna, ben]);
  await tab(ben, 'people');
  await ben.click('.people-go .btn:has-text("Leave for now")');
  await ben.waitForSelector('.request:has-text("A bot is playing for you")');
  await anna.waitForSelector('.log-remark:has-text("Ben left for now")');
  await ben.click('.request .btn');
  await anna.waitForSelector('.log-remark:has-text("Ben is back")');

  // Resigning asks for confirmation; Escape cancels.
  await ben.click('.top-do [aria-label="Menu"]');
  await ben.click('.menu .btn:has-text("Resign")');
  await ben.waitForSelector('.resign:has-text("you come last")');
  await bringJudge(ben);
  expect(await judge(ben, '.resign')).toEqual([]);
  await ben.keyboard.press('Escape');
  await ben.waitForSelector('.resign', { state: 'detached' });
  expect(await anna.locator('.log-remark:has-text("resigned")').count()).toBe(0);
  await ben.click('.people-go .btn:has-text("Resign")');
  await ben.click('.resign .btn.p');
  await anna.waitForSelector('.log-remark:has-text("Ben resigned")');
  await tab(anna, 'people');
  await anna.waitForSelector('.people-note:has-text("Ben resigned"):has-text("come last")');
  expect(await judge(ben, '.rail')).toEqual([]);
  await ben.click('.top-do [aria-label="Menu"]');
  await ben.waitForSelector('.menu');
  expect(await ben.locator('.menu .btn:has-text("Resign")').count()).toBe(0);
  await ben.keyboard.press('Escape');

  // With nobody left the game ends, in words that do not mention points.
  await anna.click('.people-go .btn:has-text("Resign")');
  await anna.click('.resign .btn.p');
  await anna.waitForSelector('.prompt:has-text("resigned")');
  expect(await anna.locator('.prompt').innerText()).not.toContain('points');
  expect(await finalTable(anna)).toEqual([
    'You and Ben resigned; Sun wins',
    '1 Sun',
    expect.stringMatching(/^[23] (You|Ben) resigned$/),
    expect.stringMatching(/^[23] (You|Ben) resigned$/),
  ]);

  // Nobody is seated at the rematch without agreeing.
  await anna.click('.bar-do .btn.p');
  await anna.waitForURL((url) => !url.hash.endsWith('undefined') && url.hash.startsWith('#/table/'));
  await ben.waitForSelector('.request:has-text("Anna invites you")');
  const { rematch } = await ask<{ info: TableInfo }>(
    ben,
    'GET',
    `/tables/${new URL(ben.url()).hash.slice(8)}`,
  ).then(({ info }) => info);
  const seats = async () => (await ask<{ info: TableInfo }>(anna, 'GET', `/tables/${rematch}`)).info;
  expect((await seats()).invited).toMatchObject([{ name: 'Ben' }]);
  await ben.click('.request .btn >> nth=0');
  await ben.waitForURL((url) => url.hash === `#/table/${rematch}`);
  await expect.poll(async () => (await seats()).invited).toBeUndefined();
  expect((await seats()).seats.filter(({ person }) => person !== undefined)).toHaveLength(2);
});

test('a game of two that somebody resigns names the winner, and on a phone one line says what is asked', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben', { size: PHONE })];
  const { id } = await ask<TableInfo>(anna, 'POST', '/tables', { game: 'dragon', seats: 2 });
  for (const page of [anna, ben]) await act(page, id, { type: 'sit' });
  await act(anna, id, { type: 'start' });
  for (const page of [anna, ben]) await goTo(page, `#/table/${id}`);
  await ben.waitForSelector('.head');
  await act(anna, id, { type: 'chat', text: 'Are you there?' });
  await ben.waitForSelector('.company-line:has-text("Are you there?")');
  const line = (await boxOf(ben, '.company-line'))!;
  expect(line.height).toBe(44);
  const bar = (await boxOf(ben, '.bar-do'))!;
  expect(line.y + line.height).toBeLessThanOrEqual(bar.y);
  await ben.click('.company-line .btn');
  await ben.waitForSelector('.panel .chat');
  await ben.waitForSelector('.company-line', { state: 'detached' });
  await anna.click('.top-do [aria-label="Menu"]');
  await anna.click('.menu .btn:has-text("Resign")');
  await anna.waitForSelector('.resign:has-text("Ben wins")');
  await anna.click('.resign .btn.p');
  for (const [page, outcome, final] of [
    [anna, 'You resigned; Ben wins', ['1 Ben', '2 You resigned']],
    [ben, 'Anna resigned; you win', ['1 You', '2 Anna resigned']],
  ] as const) {
    await page.waitForSelector(`.prompt:has-text("${outcome}")`);
    expect(await finalTable(page)).toEqual([outcome, ...final]);
  }

  // The record does not contain it, but the table's replay and the list of games do.
  for (const [page, place, won] of [
    [anna, '2', 'Ben won'],
    [ben, '1', 'You won'],
  ] as const) {
    await goTo(page, '#/games');
    await page.waitForSelector('.place-disc');
    expect(await page.locator('.place-disc').innerText()).toBe(place);
    expect(await page.locator('.game-outcome b').innerText()).toContain(won);
    await goTo(page, `#/replay/table/${id}`);
    expect(await finalTable(page)).toEqual(['Anna resigned; Ben wins', '1 Ben', '2 Anna resigned']);
  }
});

test('a line that is lost on the way stays in the field, with the reason below it', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  let broken = true;
  await anna.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => {
      if (broken && String(message).includes('"chat"')) void page.close();
      else server.send(message);
    });
  });
  await anna.reload();
  await play([anna, ben]);
  await tab(anna, 'chat');
  await anna.fill('.chat .field', 'Good evening, Ben.');
  await anna.press('.chat .field', 'Enter');
  await anna.waitForSelector('.chat .say-failed:has-text("connection")');
  expect(await anna.inputValue('.chat .field')).toBe('Good evening, Ben.');
  expect(await anna.locator('.prompt [role="alert"]').count()).toBe(0);
  await bringJudge(anna);
  expect(await judge(anna, '.rail')).toEqual([]);
  broken = false;
  await anna.press('.chat .field', 'Enter');
  await anna.waitForSelector('.chat li:has-text("Good evening, Ben.")');
  expect(await anna.inputValue('.chat .field')).toBe('');
  expect(await anna.locator('.say-failed').count()).toBe(0);
});

test('on an upright tablet one line says what was said, and leads to the chat in a sheet', async (screens) => {
  const [anna, ben] = [
    await guest(screens, 'Anna'),
    await guest(screens, 'Ben', { size: { width: 820, height: 1180 } }),
  ];
  const table = await play([anna, ben]);
  await act(anna, table, { type: 'chat', text: 'Are you there?' });
  await ben.waitForSelector('.company-line:has-text("Are you there?")');
  expect((await boxOf(ben, '.company-line'))!.height).toBe(44);
  await ben.tap('.company-line .btn');
  await ben.waitForSelector('.panel .chat li:has-text("Are you there?")');
  await ben.waitForSelector('.company-line', { state: 'detached' });
  await bringJudge(ben);
  expect(await judge(ben, '.panel')).toEqual([]);
  const [sheet, bar] = [(await boxOf(ben, '.panel'))!, (await boxOf(ben, '.bar'))!];
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(bar.y);
  await ben.focus('.panel .chat .field');
  await ben.keyboard.press('Escape');
  await ben.waitForSelector('.panel', { state: 'detached' });
  // What is said while the sheet is closed stays unread.
  await act(anna, table, { type: 'chat', text: 'Your move.' });
  await ben.tap('.company-line:has-text("Your move.") .btn');
  await ben.waitForSelector('.panel .chat li:has-text("Your move.")');
  await ben.waitForSelector('.company-line', { state: 'detached' });
});
