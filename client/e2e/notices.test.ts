import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NoticesState } from '../../protocol/notices.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { PushBrowser } from '../../server/testing/receivers.ts';
import { act, ask } from '../testing/ask.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { findFaults } from '../testing/measure.ts';
import { goTo, PHONE, type Screens } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const chosen = (page: Page) => ask<NoticesState>(page, 'GET', '/me/notices');

async function guest(
  screens: Screens,
  name: string,
  look: Parameters<Screens['open']>[1] = {},
): Promise<Page> {
  const page = await screens.open('#/', look);
  await ask(page, 'POST', '/me', { name });
  await page.evaluate(() => localStorage.setItem('mandate-known', '1'));
  return page;
}

test('notices are chosen in a grid, and quiet hours by key on a painted day', async (screens) => {
  const page = await guest(screens, 'Anna', { size: PHONE });
  const known = page.waitForResponse((response) => response.url().endsWith('/api/me/account'));
  await goTo(page, '#/account');
  await known;
  await page.waitForSelector('.notices');
  await page.waitForTimeout(500);
  await page.getByLabel('No notices at night').check();
  const from = page.getByRole('slider', { name: 'Quiet from' });
  await from.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'End']) await page.keyboard.press(key);
  await page.getByRole('slider', { name: 'Quiet until' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.quiet .notices-line').innerText()).toContain('From 23:45 to 07:15');
  await expect.poll(async () => (await chosen(page)).settings?.quiet).toEqual({ from: 1425, to: 435 });

  const box = page.getByRole('checkbox', { name: 'It is my turn: Webhook' });
  expect(await box.isDisabled()).toBe(true);
  await page.getByLabel('Webhook address').fill('https://chat.example/hook');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.notices-ways li:has-text("chat.example")');
  await box.check();
  await expect.poll(async () => (await chosen(page)).settings?.wants.turn).toEqual(['hook']);
  expect(await page.evaluate(findFaults, { least: 44, scrolls: true, part: '.notices-grid' })).toEqual([]);
  await bringJudge(page);
  expect(await judge(page, '.notices')).toEqual([]);
  await page.getByRole('button', { name: 'Remove: https://chat.example/hook' }).click();
  await page.waitForSelector('.notices-ways li', { state: 'detached' });
  expect((await chosen(page)).ways).toEqual([]);
});

test('a browser is added when it is first chosen, and shows what the server pushes', async (screens, {
  url,
}) => {
  const page = await guest(screens, 'Anna', { serviceWorker: true });
  const context = page.context();
  await context.grantPermissions(['notifications']);
  // Without the internet, Chromium cannot reach its push service.
  await page.evaluate((keys) => {
    const subscription = { toJSON: () => ({ endpoint: 'https://push.example/anna', keys }) };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, new PushBrowser().keys);
  await goTo(page, '#/account');
  await page.getByRole('checkbox', { name: 'It is my turn: Browser' }).click();
  await page.waitForSelector('.notices-ways li:has-text("This browser")');
  const { ways, settings } = await chosen(page);
  expect([ways.length, ways[0]?.here, settings?.wants.turn]).toEqual([1, true, ['push']]);

  const cdp = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) registered.resolve(registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const told = {
    lang: 'en',
    title: 'Your turn in Han',
    body: 'with Béla',
    path: '/#/table/one?film',
    tag: 'one',
  };
  const [worker] = context.serviceWorkers();
  // The headless shell shows no notifications.
  await worker!.evaluate(() => {
    const shown: object[] = [];
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body, tag, lang, data } = {}) => {
      shown.push({ title, body, tag, lang, path: data });
    };
    Object.assign(globalThis, { shown });
  });
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
  const pushed = ['Half of your time in Han is gone', told.title].map((title) => ({ ...told, title }));
  for (const data of pushed)
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: `${url}/`,
      registrationId: await registered.promise,
      data: JSON.stringify(data),
    });
  await expect.poll(shown).toEqual(pushed);
});

test('a notice opens the film of what happened, and a table has a choice of its own', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  const { id } = await ask<TableInfo>(anna, 'POST', '/tables', { game: 'han', seats: 2, order: 'seated' });
  await act(anna, id, { type: 'sit', seat: 0 });
  await act(ben, id, { type: 'sit', seat: 1 });
  await act(anna, id, { type: 'start' });
  const turn = async (page: Page): Promise<void> => {
    for (;;) {
      const { position } = await ask<{ position: Position }>(page, 'GET', `/tables/${id}`);
      if (!position.legal) return;
      await act(page, id, { type: 'move', n: position.ply + 1, move: position.legal[0]! });
    }
  };
  const first = (await ask<{ position: Position }>(anna, 'GET', `/tables/${id}`)).position.legal ? anna : ben;
  const second = first === anna ? ben : anna;
  for (const page of [first, second]) await turn(page);
  await goTo(first, `#/table/${id}?film`);
  await first.waitForSelector('.log-film[aria-pressed="true"]');
  await first.waitForSelector('.log-film[aria-pressed="false"]');
  expect(new URL(first.url()).hash, 'a reload shows the table as it is').toBe(`#/table/${id}`);

  await first.click('#tab-people');
  await first.locator('.tell-me select').selectOption('on for this table');
  await expect.poll(async () => (await chosen(first)).tables).toEqual([{ table: id, mode: 'on' }]);
  await bringJudge(first);
  expect(await judge(first, '.tell-me')).toEqual([]);
});
