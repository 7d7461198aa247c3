import { expect } from 'vitest';
import { Finger, Hand } from '../../client/testing/hand.ts';
import { bringJudge, judge } from '../../client/testing/judge.ts';
import { PHONE } from '../../client/testing/screen.ts';
import { pageTest as test } from '../../client/testing/stand.ts';

test('a whole game of caravan by mouse, and axe finds nothing against it', async (screens) => {
  const page = await screens.open('#/new/caravan');
  const hand = new Hand(page);
  await bringJudge(page);
  await hand.press('.counts .tile:first-of-type');
  await hand.press('.new > p > .btn.p');
  await hand.playSome(9);
  await hand.turn();
  expect(await judge(page)).toEqual([]);
  await hand.playOut();
  expect(hand.fromList, 'asked for what the board does not show').toEqual([]);
  expect(await page.locator('.final').innerText()).toMatch(/wins?|share/);
});

test('the rules of caravan are read from its document', async (screens) => {
  const page = await screens.open('#/rules/caravan');
  await page.waitForSelector('.book .chapter');
  expect(await page.locator('.book .chapter h2').allInnerTexts()).toEqual([
    ...['Setup', 'Orders', 'Round', 'Bids', 'Sale', 'End'],
  ]);
  expect(await page.locator('.book').innerText()).toContain(
    'A bid is 0 to 8 coins, and no more than you have.',
  );
  await bringJudge(page);
  expect(await judge(page)).toEqual([]);
});

test('caravan on a phone in Japanese, by touch', async (screens) => {
  const page = await screens.open('#/new/caravan', { size: PHONE, language: 'ja' });
  const finger = new Finger(page);
  await bringJudge(page);
  await finger.press('.new > p > .btn.p');
  await finger.playSome(8);
  expect(finger.fromList).toEqual([]);
  await finger.turn();
  expect(await judge(page)).toEqual([]);
});
