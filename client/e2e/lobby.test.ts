import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { ask } from '../testing/ask.ts';
import { Finger, Hand, Keys } from '../testing/hand.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { openLobby, sitDown, startGame } from '../testing/lobby.ts';
import { findFaults } from '../testing/measure.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, speak, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const LIT = '.lantern.on';

test('a table gathers: a guest comes by the link, gets ready, talks, and they start with a seat free', async (screens) => {
  const host = new Hand(await screens.open('#/new/dragon/online'), 3);
  await host.press('.counts .tile:nth-of-type(2)');
  await host.press('.new > p > .btn.p');
  await host.page.waitForSelector('.lobby-seat:has-text("you, host")');
  expect(await host.page.locator('.lobby-bar .start').count(), 'nobody starts alone').toBe(0);
  expect(await host.page.locator(LIT).count()).toBe(1);

  const guest = new Hand(await screens.open(new URL(host.page.url()).hash, { language: 'hu' }), 5);
  await guest.page.waitForSelector('.lobby');
  await host.page.waitForSelector('.talk-head:has-text("is watching")');
  await sitDown(guest);
  await host.page.waitForSelector('.talk-head:has-text("Nobody is watching")');
  await host.page.waitForSelector('.lobby-say:has-text("not ready")');
  expect(await host.page.locator(LIT).count(), 'the lantern is out until the guest is ready').toBe(1);
  await guest.press('.lobby-bar .ready');
  await host.page.waitForFunction((lit) => document.querySelectorAll(lit).length === 2, LIT);

  await guest.page.locator('.say input').fill('Jó estét!');
  await guest.page.keyboard.press('Enter');
  await host.page.waitForSelector('.talk-said li:has-text("Jó estét!")');
  await host.page.locator('.say input').fill('Good evening!');
  await host.press('.say .btn');
  await guest.page.waitForSelector('.talk-said li:has-text("Good evening!")');

  // A bot takes the third seat, gets another level, and leaves again.
  await host.page.locator('.add-bot select').selectOption('level4');
  await guest.page.waitForSelector('.lobby-seat:has-text("4. szint")');
  await host.page.locator('.lobby-seat-level select').selectOption('level1');
  await guest.page.waitForSelector('.lobby-seat:has-text("1. szint")');
  await host.press('.lobby-seat:has(.tally) .lobby-seat-x');
  await guest.page.waitForSelector('.lobby-seat.free');

  await host.page.waitForSelector('.lobby-bar .start:has-text("Start with two")');
  await startGame(host);
  await Promise.race([host, guest].map((hand) => hand.turn()));
  expect(await guest.page.locator('.lobby').count()).toBe(0);
});

test('a rated table says before anybody sits down whether it counts, and who keeps it from counting', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online'));
  await host.page.locator('.option:has-text("Rated") input').check();
  expect(await host.page.locator('.option:has-text("hints") input').isDisabled()).toBe(true);
  const hash = await openLobby(host);
  const visitor = await screens.open(hash);
  const terms = visitor.locator('.terms');
  await terms.waitFor();
  // The host is a guest, so the game would not count.
  const { name } = await (await visitor.request.get('/api/me')).json();
  expect(await terms.innerText()).toMatch(/Not rated\. Rated games need an account, and .+ is a guest\./);
  expect(await terms.innerText()).not.toContain(name);

  // Both get an account and sit down; then the host changes his mind twice, and the other agrees.
  for (const page of [host.page, visitor]) {
    const { words } = await ask<{ words: string[] }>(page, 'POST', '/me/phrase');
    await ask(page, 'PUT', '/me/phrase', { phrase: words.join(' ') });
  }
  const guest = new Hand(visitor);
  await host.press('.lobby-acts .btn:nth-child(2)');
  await host.press('.lobby-bar .sit');
  await sitDown(guest);
  await guest.press('.lobby-bar .ready');
  await host.page.waitForSelector('.counts-as:has-text("Rated. Places change")');
  const change = host.page.locator('.rate input');
  await host.press('.rate input');
  await guest.page.waitForSelector('.lobby-say:has-text("The host has made this game casual.")');
  await guest.page.waitForSelector('.talk-said:has-text("The table is now casual")');
  await host.page.waitForSelector('.lobby-bar .start[aria-disabled="true"]');
  await change.focus();
  await host.page.keyboard.press('Space');
  await guest.page.waitForSelector('.counts-as:has-text("Rated. Places change")');
  await host.page.waitForSelector('.lobby-seat:has-text("has to agree")');
  await host.page.waitForSelector('.lobby-say:has-text("not agreed to the change yet")');
  await bringJudge(guest.page);
  expect(await judge(guest.page)).toEqual([]);
  await guest.page.waitForSelector('.lobby-bar .ready:has-text("Agree")');
  await guest.press('.lobby-bar .ready');
  await host.press('.lobby-bar .start[aria-disabled="false"]');
  await Promise.race([host, guest].map((hand) => hand.turn()));
});

test('a QR code beside the link holds the address, dark on light in the dark theme too, and not on phones', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online', { theme: 'dark' }));
  const hash = await openLobby(host);
  const { page } = host;
  const code = page.getByRole('img', { name: 'QR code' });
  const { data, size } = encode(page.url(), { ecc: 'M', border: 4 });
  expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const drawn = await code.locator('.qr-dark').getAttribute('d');
  const modules = [...drawn!.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => data[Number(y)]![Number(x)]);
  expect(modules).toHaveLength(data.flat().filter(Boolean).length);
  expect(modules.every(Boolean)).toBe(true);
  const fill = (part: string) => code.locator(part).evaluate((path) => getComputedStyle(path).fill);
  expect([await fill('.qr-dark'), await fill('.qr-ground')]).toEqual([
    'rgb(31, 27, 22)',
    'rgb(255, 250, 240)',
  ]);
  const say = (await page.locator('.say').boundingBox())!;
  expect(say.y + say.height, 'the chat stays in view').toBeLessThanOrEqual(WIDE.height);
  const phone = await screens.open(hash, { size: PHONE });
  await phone.waitForSelector('.lobby-bar');
  expect(await phone.locator('.qr').isVisible()).toBe(false);
});

test('who closes the page is shown as away, and a closed table says so and leads on', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online'));
  const guest = new Hand(await screens.open(await openLobby(host)));
  await sitDown(guest);
  await guest.press('.lobby-bar .ready');
  await host.page.waitForSelector('.lobby-seat .on + .lobby-seat-x');
  await goTo(guest.page, '#/');
  await host.page.waitForSelector('.lobby-seat:has-text("away")');
  await host.page.waitForSelector('.guest.gone');
  expect(await host.page.locator(LIT).count(), 'somebody who is away is not ready').toBe(1);

  await host.page.locator('.lobby-acts .btn:has-text("Close the table")').click();
  await host.press('.lobby-acts .btn.p');
  await host.page.waitForSelector('h1:has-text("This table is closed")');
  await host.press('.no-table .btn.p');
  await host.page.waitForURL(/#\/new\/han\/online$/);
});

test('a table is gathered and started by keys alone', async (screens) => {
  const keys = new Keys(await screens.open('#/new/han/online'));
  await openLobbyByKeys(keys);
  await keys.reach('.add-bot select');
  await keys.page.keyboard.press('ArrowDown');
  await keys.page.waitForSelector('.lobby-seat .tally');
  await keys.press('.lobby-bar .start');
  await keys.turn();
});

async function openLobbyByKeys(keys: Keys): Promise<void> {
  await keys.reach('.counts input');
  for (let n = 4; n > 2; n--) await keys.page.keyboard.press('ArrowLeft');
  await keys.press('.new > p > .btn.p');
  await keys.page.waitForSelector('.lobby');
}

test('on a phone the chat is a sheet, with a dot while something is unread', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online'));
  const finger = new Finger(await screens.open(await openLobby(host), { size: PHONE }));
  await finger.press('.lobby-bar .sit');
  await host.page.locator('.say input').fill('Welcome');
  await host.page.keyboard.press('Enter');
  await finger.page.waitForSelector('.lobby-talk .news');
  await finger.page.waitForSelector('.talk-last:has-text("Welcome")');
  await finger.press('.talk-last');
  await finger.page.waitForSelector('.talk.open .talk-said li:has-text("Welcome")');
  await finger.page.waitForSelector('.lobby-talk .news', { state: 'detached' });
  await finger.press('.talk-close');
  await finger.page.waitForSelector('.talk.open', { state: 'detached' });
  await finger.press('.lobby-bar .ready');
  await startGame(host);
  await Promise.race([host, finger].map((hand) => hand.turn()));
});

/** A table of this page's person, with a bot on the second seat and one seat free. */
const gather = (page: Page, settings: Partial<TableSettings>): Promise<string> =>
  page.evaluate(async (wanted) => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { id } = (await post('/tables', { ...wanted, sit: {} })) as { id: string };
    for (let seat = 1; seat < wanted.seats! - 1; seat++)
      await post(`/tables/${id}/commands`, { type: 'bot', seat, bot: `level${seat}` });
    await post(`/tables/${id}/commands`, { type: 'chat', text: 'Same five as last Sunday?' });
    return id;
  }, settings);

for (const [where, size, least] of [
  ['1280×720', WIDE, 24],
  ['390×844', PHONE, 44],
] as const)
  test(`a lobby at ${where}: nothing cut or overlapping, in every language, for every number of seats`, async (screens) => {
    const page = await screens.open('#/new/han/online', { size });
    await page.click('.new > p > .btn.p');
    await page.waitForSelector('.lobby');
    await bringJudge(page);
    const faults: string[] = [];
    const tables: string[] = [];
    for (const game of idsWith('board'))
      for (let [seats, most] = games[game]!.seats; seats <= most; seats++) {
        const pace = { kind: 'move', seconds: 172_800 } as const;
        tables.push(await gather(page, { game, seats, pace, listed: seats % 2 === 0 }));
      }
    for (const [n, language] of LANGUAGES.entries()) {
      await speak(page, language);
      // Each size checks a table in one language, or in all.
      const turn = size === PHONE ? n + 2 : n;
      for (const id of tables.filter((_, at) => WHOLE || (at + turn) % LANGUAGES.length === 0)) {
        await goTo(page, `#/table/${id}`);
        await page.waitForSelector('.lobby .term:nth-child(2) dd b');
        await page.evaluate(() => document.fonts.ready);
        const found = await page.evaluate(findFaults, { least, scrolls: size === PHONE });
        const title = await page.locator('h1').innerText();
        faults.push(...found.map((fault) => `${title}: ${fault}`));
      }
      if (WHOLE || n === 0) faults.push(...(await judge(page)).map((fault) => `${language}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
