import { expect } from 'vitest';
import { Finger } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const SHEET = '.panel';
const LOG = '.head .tb:has([href="#u-log"])';

test('a sheet closes when it is drawn down, and by the way back, which stays at the table', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'sheets', part: 0.4 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: PHONE });
  await page.waitForSelector('.bar.own');
  const finger = new Finger(page);
  const gone = () => page.waitForSelector(SHEET, { state: 'detached' });

  await finger.press(LOG);
  const head = page.locator(`${SHEET} .panel-head h2`);
  await head.waitFor();
  const { x, y, height } = (await head.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const draw = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: down === undefined ? [] : [{ x: x + 30, y: y + height / 2 + down }],
    });
  await draw('touchStart', 0);
  for (const down of [20, 60, 100, 140]) await draw('touchMove', down);
  // The finger rests before it lifts: the browser swallows a tap that comes while a swipe still runs on.
  await page.waitForTimeout(300);
  await draw('touchMove', 141);
  await draw('touchEnd');
  await gone();

  await finger.press(LOG);
  await page.waitForSelector(SHEET);
  await page.evaluate(() => history.back());
  await gone();
  await page.waitForSelector('.table .bar.own');
  expect(new URL(page.url()).hash).toBe(`#/local/${kept.id}`);
});
