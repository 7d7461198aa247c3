import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { openLobby, sitDown, startGame } from '../testing/lobby.ts';
import { pageTest as test } from '../testing/stand.ts';

test('two browsers play a whole game at one online table', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online'), 3);
  const guest = new Hand(await screens.open(await openLobby(host), { language: 'hu' }), 5);
  await sitDown(guest);
  await startGame(host);
  const ahead = new Map([host, guest].map((hand) => [hand, next(hand)]));
  let decisions = 0;
  for (;;) {
    const { hand, turn } = await Promise.race(ahead.values());
    if (turn.over) break;
    await hand.decide(turn);
    decisions++;
    ahead.set(hand, next(hand));
  }
  await Promise.all(ahead.values());
  expect(decisions).toBeGreaterThan(10);
  const scores = await Promise.all([host, guest].map(({ page }) => page.locator('.prompt').innerText()));
  // Names of guests have numbers, too; the points come last.
  const [one, other] = scores.map((text) => text.match(/\d+/g)?.at(-1));
  expect(one, 'both see the same end').toEqual(other);
  expect(one).toBeDefined();
  await guest.press('.log-line');
  await guest.press('.bar-do .btn:has([href="#u-hint"])');
  await guest.page.waitForSelector('section.panel .hint');
});

const next = async (hand: Hand) => ({ hand, turn: await hand.turn() });

test('goes on after the server was restarted', async (screens, site) => {
  const hand = new Hand(await screens.open('#/new/dragon/online'));
  await openLobby(hand);
  await hand.page.locator('.add-bot select').first().selectOption('level1');
  await startGame(hand);
  await hand.playSome(1);
  await hand.page.waitForSelector('.bar-steps');
  const { prompt } = await hand.turn();
  await site.stop();
  await hand.page.waitForSelector('.slip');
  expect(
    await hand.page.locator('.prompt').textContent(),
    'the table stays while the server is away',
  ).toContain(prompt);
  await site.start();
  await hand.page.waitForSelector('.slip', { state: 'detached' });
  expect((await hand.turn()).prompt, 'and what was put together of a turn').toBe(prompt);
  await hand.page.reload();
  expect((await hand.turn()).prompt, 'even when the page is opened again').toBe(prompt);
  await hand.playSome(3);
  // A bot's reasons are available during the game too.
  await hand.turn();
  await hand.page.keyboard.press('w');
  await hand.page.waitForSelector('section.panel .hint');
  await hand.page.keyboard.press('Escape');
});

test('a decision is looked up, taken back at once, and later only if the others agree', async (screens) => {
  const host = new Hand(await screens.open('#/new/han/online'), 3);
  const guest = new Hand(await screens.open(await openLobby(host)));
  await sitDown(guest);
  await startGame(host);
  const { hand: first, turn } = await Promise.race([host, guest].map(next));
  const second = first === host ? guest : host;
  const back = '.bar-do .btn:has([href="#u-undo"])';

  // Within the turn, before it is sent.
  await first.decide(turn);
  await first.press(`${back}[aria-disabled="false"]`);
  // A turn that reveals something on its way is confirmed more than once.
  const over = second.page.waitForSelector('.bar.own').then(() => undefined);
  for (;;) {
    const now = await Promise.race([over, first.turn().catch(() => undefined)]);
    if (!now) break;
    await first.decide(now);
  }
  await first.page.waitForSelector('.bar:not(.own)');
  const ply = await first.page.locator('.table').getAttribute('data-ply');

  // Afterwards the others are asked, with the reason.
  await first.press(back);
  expect(await first.page.locator('.prompt').innerText()).toMatch(/was revealed|have moved/);
  await first.press('.bar-do .btn.p');
  await second.press('.request .btn:last-of-type');
  await first.page.waitForSelector('.request:has-text("declined")');
  await first.press(back);
  await first.press('.bar-do .btn.p');
  await second.press('.request .btn:first-of-type');
  await first.page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.table')!.dataset.ply !== was,
    ply,
  );

  // After a reload every position is available, although this device has seen none.
  await first.page.reload();
  await first.page.waitForSelector('.log-line');
  await first.press('li:last-child .log-line:last-of-type');
  await first.page.waitForSelector('.table[data-ply="1"]');
  await first.press('.bar-do .btn.p');
  await first.page.waitForSelector('.table:not([data-ply="1"])');
});
