import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { sitDown, startGame } from '../testing/lobby.ts';
import { pageTest as test } from '../testing/stand.ts';

/** The hand of the viewer. */
const HANDS = '[data-zone^="hand"]';

test('a decision is made by one touch where it need not be confirmed', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'seats', part: 0.3, phase: 'action' });
  const hand = new Hand(await screens.open(`#/local/${kept.id}`, { games: [kept], confirming: false }));
  const before = await hand.page.locator('.table').getAttribute('data-ply');
  const turn = await hand.turn();
  expect(turn.ready, 'nothing is picked beforehand').toBe(false);
  await hand.pick(turn);
  await hand.page.waitForSelector(`.table:not([data-ply="${before}"])`);
});

test('around one screen nobody sees the cards of another, and the next one is called by name', async (screens) => {
  const alone = keptAt({ game: 'han', seats: 3, seed: 'seats', part: 0.3 });
  const kept = { ...alone, bots: [null, null, null], names: ['Ada', 'Béla', 'Chiyo'] };
  const hand = new Hand(await screens.open(`#/local/${kept.id}`, { games: [kept] }));
  const { page } = hand;
  const seen: string[] = [];
  for (let turns = 0; turns < 3; turns++) {
    const name = await page.locator('.curtain h2').innerText();
    expect(await page.locator(HANDS).count(), 'no cards while the screen changes hands').toBe(0);
    await hand.press('.curtain .btn');
    await page.waitForSelector('.curtain', { state: 'detached' });
    const hands = await page
      .locator(HANDS)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')));
    expect(hands).toEqual([`hand:${kept.names.indexOf(name)}`]);
    expect(name, 'somebody else than before').not.toBe(seen.at(-1));
    seen.push(name);
    while (!(await page.$('.curtain'))) await hand.decide(await hand.turn());
  }
});

for (const allowed of [true, false])
  test(`hints at a table of people that ${allowed ? 'allows' : 'forbids'} them are ${allowed ? '' : 'not '}there`, async (screens) => {
    const host = new Hand(await screens.open('#/new/han/online'), 3);
    await host.press('.counts .tile:first-of-type');
    if (allowed) await host.page.locator('label:has-text("Allow hints") input').check();
    await host.press('.new > p > .btn.p');
    await host.page.waitForSelector('.lobby');
    const guest = new Hand(await screens.open(new URL(host.page.url()).hash), 5);
    await sitDown(guest);
    await startGame(host);
    const { page } = await Promise.race([host, guest].map(async (hand) => hand.turn().then(() => hand)));
    expect(await page.locator('.top-do button:has([href="#u-hint"])').count()).toBe(allowed ? 1 : 0);
  });
