import { expect } from 'vitest';
import { GAME_IDS, idsWith, manifestOf } from '../../games/list.ts';
import { Finger, Hand, Keys } from '../testing/hand.ts';
import { WHOLE } from '../testing/sample.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** Plays a started game to its end, on the board alone. */
async function playWhole(hand: Hand): Promise<void> {
  await hand.playOut();
  expect(hand.fromList, 'asked for what the board does not show').toEqual([]);
}

async function begin(hand: Hand): Promise<void> {
  await hand.press('.counts .tile:first-of-type');
  await hand.press('.new > p > .btn.p');
}

// Dragon is played by keyboard below, and Han by two mice in online.test.ts.
for (const game of WHOLE ? GAME_IDS : (['confucius'] as const))
  test(`a whole game of ${game} by mouse`, async (screens) => {
    const hand = new Hand(await screens.open(`#/new/${game}`));
    await begin(hand);
    await playWhole(hand);
  });

test('a whole game by keys alone', async (screens) => {
  const keys = new Keys(await screens.open('#/new/dragon'));
  await keys.reach('.counts input');
  const { usual, seats } = manifestOf('dragon');
  for (let n = usual; n > seats[0]; n--) await keys.page.keyboard.press('ArrowLeft');
  await keys.press('.new > p > .btn.p');
  const announced = await keys.listen();
  await playWhole(keys);
  expect(keys.lost, 'decisions after which nothing had the focus').toEqual([]);
  const rows = await keys.page.locator('.log .log-said, .log p.log-rest').allInnerTexts();
  const log = rows.flatMap((row) => row.split(/(?<=\.) /));
  expect(log.length).toBeGreaterThan(60);
  const heard = (await announced()).join(' ').toLowerCase();
  // The log leaves out the name beside a token.
  expect(log.filter((sentence) => !heard.includes(sentence.slice(1).toLowerCase()))).toEqual([]);
});

test('a whole game on a phone by touch', async (screens) => {
  const finger = new Finger(await screens.open('#/new/han', { size: PHONE }));
  await begin(finger);
  await finger.playOut();
  // A zoomed map does not show every place.
  expect(finger.onBoard).toBeGreaterThan(3 * finger.fromList.length);
});

for (const game of idsWith('board'))
  test(`the first decisions of ${game} on a phone, on the board itself`, async (screens) => {
    const finger = new Finger(await screens.open(`#/new/${game}`, { size: PHONE }));
    await begin(finger);
    await finger.playSome(6);
    expect(finger.fromList, 'asked for what the board does not show').toEqual([]);
  });
