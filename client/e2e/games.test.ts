import { expect } from 'vitest';
import { GAME_IDS, idsWith, manifestOf } from '../../games/list.ts';
import { Finger, Hand, Keys } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
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

if (WHOLE)
  for (const game of GAME_IDS)
    test(`a whole game of ${game} by mouse`, async (screens) => {
      const hand = new Hand(await screens.open(`#/new/${game}`));
      await begin(hand);
      await playWhole(hand);
    });

// Dragon is played by keyboard below, Han by two mice in online.test.ts, and Caravan in examples/.
test('a game of confucius by mouse: its first round, and its second half to the end', async (screens) => {
  const first = new Hand(await screens.open('#/new/confucius'));
  await begin(first);
  await first.playSome(15);
  expect(first.fromList, 'asked for what the board does not show').toEqual([]);
  const kept = keptAt({ game: 'confucius', seats: 3, seed: 'mouse', part: 0.5 });
  await playWhole(new Hand(await screens.open(`#/local/${kept.id}`, { games: [kept] })));
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

test('the last third of a game on a phone by touch', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'touch', part: 0.66 });
  const finger = new Finger(await screens.open(`#/local/${kept.id}`, { size: PHONE, games: [kept] }));
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
