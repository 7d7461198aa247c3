import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { gamesIn, keptAt } from '../testing/kept.ts';
import { sitDown, startGame } from '../testing/lobby.ts';
import { goTo } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

test('a game of this device is put online, a friend takes a seat, and it goes on', async (screens) => {
  const alone = keptAt({ game: 'han', seats: 3, seed: 'share', part: 0.4 });
  // Two people around one screen, and a bot.
  const own = alone.bots.indexOf(null);
  const kept = { ...alone, bots: alone.bots.with((own + 1) % 3, null) };
  const decisions = kept.record.match(/^\d+ \d /gm)!.length;
  const host = new Hand(await screens.open(`#/share/${kept.id}`, { games: [kept] }), 3);
  await host.press('.page-do .btn.p');
  await host.page.waitForURL(/#\/table\/[0-9a-z]{20}$/);
  await host.page.waitForSelector(`.lobby .brought:has-text("after ${decisions} moves")`);
  const guest = new Hand(await screens.open(new URL(host.page.url()).hash, { language: 'ja' }), 5);
  await guest.page.waitForSelector('.lobby .brought');
  await sitDown(guest);
  await startGame(host);
  const ahead = new Map([host, guest].map((hand) => [hand, next(hand)]));
  for (let n = 0; n < 6; n++) {
    const { hand, turn } = await Promise.race(ahead.values());
    if (turn.over) break;
    await hand.decide(turn);
    ahead.set(hand, next(hand));
  }
  const turns = await host.page.locator('.log li').count();
  expect(turns, 'what happened before is in the log').toBeGreaterThan(8);
  await host.press('.top-do [aria-label="Menu"]');
  await host.page.waitForSelector('.menu-note');

  const table = host.page.url().slice(-20);
  const say = (text: string) =>
    guest.page.evaluate(
      ([id, words]) =>
        fetch(`/api/tables/${id}/commands`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'chat', text: words }),
        }).then(({ status }) => status),
      [table, text] as const,
    );
  expect(await say('Good evening')).toBe(200);
  await host.page.waitForSelector('.message:has-text("Good evening")');
  await host.press('.message .btn');
  await host.page.waitForSelector('.chat li:has-text("Good evening")');
  await host.page.waitForSelector('.message', { state: 'detached' });
  await host.press('.chat-mute:has([href="#u-x"])');
  await host.page.waitForSelector('.chat li:has-text("Good evening")', { state: 'detached' });
  expect(await say('Hello?')).toBe(200);
  await host.press('.chat > .btn.q');
  await host.page.waitForSelector('.chat li:has-text("Good evening")');
  for (const { page } of [host, guest]) await goTo(page, '#/');
});

const next = async (hand: Hand) => ({ hand, turn: await hand.turn() });

test('a kept game that does not hold says so, and can be saved and removed', async (screens) => {
  const good = keptAt({ game: 'dragon', seats: 2, seed: 'broken', part: 0.3 });
  const bad = { ...good, id: 'bad', record: good.record.replace(/^(\d+ \d )\S+/m, '$1nothing') };
  const page = await screens.open('#/games', { games: [good, bad] });
  await page.evaluate(() => localStorage.setItem('mandate-game-worse', '{"game":'));
  await page.reload();
  const hand = new Hand(page);
  for (const id of ['worse', 'bad']) {
    await goTo(page, '#/games');
    await page.waitForSelector(`[href="#/local/${id}"]`);
    await goTo(page, `#/local/${id}`);
    await page.waitForSelector('.page h1:has-text("cannot be opened")');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      hand.press('.row button:has([href="#u-log"])'),
    ]);
    expect(saved.suggestedFilename()).toBe(`mandate-${id}.txt`);
    if (id === 'bad') {
      expect(await page.locator('.no-table-line').innerText()).toMatch(
        /Line \d+: 'nothing' is not a move of In the Year of the Dragon/,
      );
      await page.waitForSelector('.row [href="#/replay/local/bad"]');
    }
    await hand.press('.row button:has([href="#u-x"])');
    await page.waitForURL(/#\/games$/);
  }
  await page.waitForSelector(`[href="#/local/${good.id}"]`);
  const games = await gamesIn(page);
  const left = games.filter(({ deleted }) => deleted === undefined).map(({ id }) => id);
  expect(left, 'the others are in the bin').toEqual([good.id]);
  expect(games).toHaveLength(3);
});
