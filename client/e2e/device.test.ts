import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { gamesIn, keptAt, recordIn } from '../testing/kept.ts';
import { goTo, PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const CONFIRM = '.bar.own .btn.p[aria-disabled="false"]';
const ELSEWHERE = '.bar.elsewhere';
const kept = keptAt({ game: 'dragon', seats: 3, seed: 'turn', part: 0.3, phase: 'action' });
const decisions = (record: string | undefined) => record?.match(/^\d+ \d .*$/gm) ?? [];
const shown = async (page: Page) => Number(await page.locator('.table').getAttribute('data-ply'));
/** The games that are still in localStorage. */
const plain = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mandate-game-')));
/** A game in the list, as picture or row. */
const LINK = ':is(.turn-link, .game-link)';
const lines = (page: Page) => page.locator(LINK).evaluateAll((all) => all.map((a) => a.getAttribute('href')));

/** Makes the first available decision, and waits for nothing. */
async function decide(hand: Hand): Promise<void> {
  for (let turn = await hand.turn(); !turn.ready; turn = await hand.turn()) await hand.pick(turn);
  await hand.press(CONFIRM);
}

/** A tab that blocks all other writers until closed. */
async function holdDatabase(page: Page): Promise<Page> {
  const holder = await page.context().newPage();
  await holder.goto('/seal.svg');
  await holder.evaluate(
    () =>
      new Promise<void>((held) => {
        const open = indexedDB.open('mandate', 1);
        open.onsuccess = () => {
          const store = open.result.transaction(['games', 'records'], 'readwrite').objectStore('games');
          const hold = () => {
            store.get('').onsuccess = hold;
            held();
          };
          hold();
        };
      }),
  );
  return holder;
}

test('games of older pages move from localStorage to the database, also after half a move', async (screens) => {
  const { revision, ...old } = kept;
  const page = await screens.open('#/games', { games: [old as typeof kept] });
  await page.waitForSelector(LINK);
  expect(await plain(page)).toEqual([]);
  expect((await gamesIn(page)).map(({ record }) => record)).toEqual([kept.record]);
  // The page was closed between storing a game and removing the original; one game is unreadable; one was continued.
  const other = keptAt({ game: 'han', seats: 2, seed: 'move', part: 0.2 });
  const later = keptAt({ game: 'han', seats: 2, seed: 'move', part: 0.4 });
  await page.evaluate(
    (games) => {
      for (const [id, text] of games) localStorage.setItem(`mandate-game-${id}`, text);
    },
    [
      [kept.id, JSON.stringify(old)],
      ['bad', '{"game":'],
      [other.id, JSON.stringify(other)],
    ] as const,
  );
  await page.reload();
  await page.waitForSelector('[href="#/local/bad"]');
  await page.evaluate(([id, text]) => localStorage.setItem(`mandate-game-${id}`, text!), [
    other.id,
    JSON.stringify({ ...later, id: other.id }),
  ] as const);
  await page.reload();
  await page.waitForSelector('[href="#/local/bad"]');
  expect(await plain(page)).toEqual([]);
  const found = Object.fromEntries((await gamesIn(page)).map(({ id, record }) => [id, record]));
  expect(found).toEqual({ [kept.id]: kept.record, bad: '{"game":', [other.id]: later.record });
});

test('a decision survives a page that is killed before the database has it', async (screens) => {
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  await hand.turn();
  const before = decisions(kept.record);
  const holder = await holdDatabase(page);
  await decide(hand);
  const session = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await gone;
  await holder.close();
  const again = await page.context().newPage();
  await again.goto(`/#/local/${kept.id}`);
  await again.waitForSelector('.table');
  expect(await shown(again)).toBeGreaterThan(before.length);
  await expect
    .poll(async () => decisions(await recordIn(again, kept.id)).length)
    .toBeGreaterThan(before.length);
  expect(decisions(await recordIn(again, kept.id)).slice(0, before.length)).toEqual(before);
});

test('without Web Locks tabs agree on one that plays', async (screens) => {
  const first = await screens.open('#/settings', { games: [kept] });
  await first.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await first.goto(`/#/local/${kept.id}`);
  await first.reload();
  await first.waitForSelector('.bar.own');
  const second = await first.context().newPage();
  await second.goto(`/#/local/${kept.id}`);
  await second.waitForSelector(ELSEWHERE);
  await second.click(`${ELSEWHERE} .btn.p`);
  await first.waitForSelector(ELSEWHERE);
  await second.waitForSelector('.bar.own');
  await second.close();
  await first.waitForSelector('.bar.own');
});

test('one tab plays a game, the others follow it, take it over, or branch off', async (screens) => {
  const first = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(first);
  await hand.turn();
  const second = await first.context().newPage();
  await second.goto(`/#/local/${kept.id}`);
  await second.waitForSelector(`${ELSEWHERE}:has-text("open in another tab")`);
  const before = await shown(second);
  expect(await second.locator('[data-action]:not([aria-disabled="true"])').count(), 'nothing to choose').toBe(
    0,
  );
  await decide(hand);
  await hand.turn();
  const now = await shown(first);
  expect(now).toBeGreaterThan(before);
  await second.waitForSelector(`.table[data-ply="${now}"]`);

  await second.click(`${ELSEWHERE} .btn.p`);
  await first.waitForSelector(ELSEWHERE);
  const other = new Hand(second, 3);
  await decide(other);
  await other.turn();
  await expect.poll(() => shown(first)).toBeGreaterThan(now);
  await expect.poll(async () => (await shown(first)) - (await shown(second)), { timeout: 60_000 }).toBe(0);

  await first.click(`${ELSEWHERE} .btn:not(.p)`);
  await first.waitForURL((url) => !url.hash.endsWith(kept.id));
  await decide(hand);
  await hand.turn();
  const ended = await shown(second);
  await expect.poll(async () => (await gamesIn(first)).length).toBe(2);
  expect(decisions(await recordIn(first, kept.id))).toHaveLength(ended);

  // The waiting tab continues when the owner closes.
  await first.goto(`/#/local/${kept.id}`);
  await first.reload();
  await first.waitForSelector(ELSEWHERE);
  await second.close();
  await first.waitForSelector('.bar.own');
});

test('a tab that missed a save does not overwrite it, and keeps its own decisions as a game', async (screens) => {
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  await hand.turn();
  const fewer = keptAt({ game: 'dragon', seats: 3, seed: 'turn', part: 0.1 });
  // A writer that ignores the lock.
  await page.evaluate(
    ([id, record]) =>
      new Promise<void>((done) => {
        const open = indexedDB.open('mandate', 1);
        open.onsuccess = () => {
          const change = open.result.transaction(['games', 'records'], 'readwrite');
          const games = change.objectStore('games');
          const get = games.get(id!);
          get.onsuccess = () => {
            games.put({ ...get.result, revision: get.result.revision + 1 });
            change.objectStore('records').put(record, id);
          };
          change.oncomplete = () => {
            open.result.close();
            done();
          };
        };
      }),
    [kept.id, fewer.record] as const,
  );
  await decide(hand);
  await page.waitForSelector(`${ELSEWHERE}:has-text("took a different course")`);
  expect(await recordIn(page, kept.id), 'what the other has saved stands').toBe(fewer.record);
  await page.click(`${ELSEWHERE} a.btn`);
  await page.waitForURL((url) => !url.hash.endsWith(kept.id));
  await hand.turn();
  const before = decisions(kept.record);
  const branch = (await gamesIn(page)).find(({ id }) => id !== kept.id)!;
  expect(decisions(branch.record).slice(0, before.length)).toEqual(before);
  expect(decisions(branch.record).length).toBeGreaterThan(before.length);
});

test('a game that finds no room on the device says so, goes on, and is kept once there is room', async (screens) => {
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  await hand.turn();
  // Like a browser with a full disk: the write is rolled back.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if (this.name === 'games' && !('roomy' in window)) queueMicrotask(() => this.transaction.abort());
      return request;
    };
  });
  await decide(hand);
  await page.waitForSelector('.slip[role="alert"] .btn');
  expect(await recordIn(page, kept.id)).toBe(kept.record);
  expect((await hand.turn()).over, 'it goes on').toBe(false);
  await goTo(page, '#/games');
  await page.waitForSelector('.notice:has-text("running out of space") .btn');
  await goTo(page, `#/local/${kept.id}`);
  await hand.turn();
  expect(await shown(page)).toBeGreaterThan(decisions(kept.record).length);
  await page.evaluate(() => Object.assign(window, { roomy: true }));
  await page.waitForSelector('.slip', { state: 'detached' });
  expect(await recordIn(page, kept.id)).not.toBe(kept.record);
});

test('the first game asks the browser to keep what it stores', async (screens) => {
  const page = await screens.open('#/');
  await page.evaluate(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.asked = 'yes';
      return true;
    };
  });
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
  await page.click('.game .game-do .btn.p');
  await page.waitForSelector('html[data-asked]');
});

test('little room on the device is told before it is used up', async (screens) => {
  const page = await screens.open('#/settings', {
    games: [kept, { ...kept, id: 'bin', deleted: Date.now() }],
  });
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ usage: 98_000_000, quota: 100_000_000 });
  });
  await goTo(page, '#/games');
  await page.waitForSelector('.notice:has-text("running out of space")');
  await page.click('.notice .btn:has([href="#u-trash"])');
  await expect.poll(async () => (await gamesIn(page)).map(({ id }) => id)).toEqual([kept.id]);
});

test('a deleted game leaves a slip, is put back from it or from the bin, and is gone after 30 days', async (screens) => {
  const ended = keptAt({ game: 'han', seats: 2, seed: 'bin', part: 1 });
  const page = await screens.open('#/games', { games: [kept, ended], size: PHONE });
  const [own, past] = [`#/local/${kept.id}`, `#/replay/local/${ended.id}`];
  await page.waitForSelector(`.over [href="${past}"]`);
  const button = `.turn-card:has([href="${own}"]) .game-bin`;
  const { width, height } = (await page.locator(button).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.tap(button);
  await page.waitForSelector('.line-slip:has-text("deleted. It stays in the bin for 30 days.")');
  expect(await lines(page)).toEqual([past]);
  await page.tap('.line-slip .btn');
  await page.waitForSelector(`[href="${own}"]`);
  await page.tap(button);
  await page.tap('.slip-close');
  await page.waitForSelector('.line-slip', { state: 'detached' });
  await page.reload();
  await page.tap('.bin summary');
  await page.tap('.bin-line .btn');
  await page.waitForSelector(`${LINK}[href="${own}"]`);
  await page.tap(button);
  await page.waitForSelector('.line-slip');
  await page.clock.setFixedTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await page.reload();
  await page.waitForSelector(`[href="${past}"]`);
  expect((await gamesIn(page)).map(({ id }) => id)).toEqual([ended.id]);
});

test('games that the browser has removed are missed', async (screens) => {
  const page = await screens.open('#/games', { games: [kept] });
  await page.waitForSelector(LINK);
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('mandate').onsuccess = done;
      }),
  );
  await page.reload();
  await page.waitForSelector('.notice:has-text("removed 1 game")');
  await page.click('.notice .tb');
  await page.reload();
  await page.waitForSelector('.take');
  expect(await page.locator('.notice').count()).toBe(0);
});

test('everything on a device goes into one file and comes back from it', async (screens) => {
  const ended = keptAt({ game: 'han', seats: 2, seed: 'file', part: 1 });
  const bin = { ...keptAt({ game: 'confucius', seats: 3, seed: 'file', part: 0.2 }), deleted: Date.now() };
  const here = await screens.open('#/games', { games: [kept, ended, bin], theme: 'dark' });
  await here.evaluate(() => localStorage.setItem('mandate-game-bad', '{"game":'));
  await here.evaluate(() => localStorage.setItem('mandate-turn-some-0', '{"ply":3,"moves":["a"]}'));
  await here.reload();
  await here.waitForSelector(LINK);
  const [saved] = await Promise.all([here.waitForEvent('download'), here.click('.take button')]);
  const path = await saved.path();
  const text = readFileSync(path, 'utf8');

  // The other device has one game further on, one behind, and a branch of its own.
  const further = keptAt({ game: 'dragon', seats: 3, seed: 'turn', part: 0.5 });
  const behind = keptAt({ game: 'han', seats: 2, seed: 'file', part: 0.5 });
  const there = await screens.open('#/games', {
    games: [
      { ...further, id: kept.id },
      { ...behind, id: ended.id },
    ],
  });
  await there.waitForSelector(LINK);
  const before = await gamesIn(there);
  const give = (name: string, content: string) =>
    there.setInputFiles('.take input', { name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('bad.json', text.replace('"bots"', '"boots"'));
  await there.waitForSelector('.take [role="alert"]:has-text("damaged. Nothing was changed")');
  await give('record.json', kept.record);
  await there.waitForSelector('.take [role="alert"]:has-text("not a Mandate export")');
  expect(await gamesIn(there)).toEqual(before);

  await give('mandate.json', text);
  await there.waitForSelector('.take [role="status"]:has-text("2 new games")');
  await there.waitForSelector('html[data-theme="dark"]');
  const found = new Map((await gamesIn(there)).map((game) => [game.id, game]));
  expect(found.get(kept.id)!.record, 'further on here').toBe(further.record);
  expect(found.get(ended.id)!.record, 'further on in the file').toBe(ended.record);
  expect(found.get(bin.id)!.deleted).toBeTypeOf('number');
  expect(found.get('bad')!.record).toBe('{"game":');
  expect(await there.evaluate(() => localStorage.getItem('mandate-turn-some-0'))).toContain('"ply":3');

  await give('mandate.json', text);
  await there.waitForSelector('.take [role="status"]:has-text("0 new games")');
  expect(await gamesIn(there)).toHaveLength(4);
});
