import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scenesOf } from '../../games/boards.ts';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { nearScene, toScene } from '../testing/scenes.ts';
import { goTo } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const plyOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-ply'));

test('step by step, the bots wait for you after each of their turns', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 4, seed: 'pace', part: 0.3, phase: 'action' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], confirming: false, pace: 'step' });
  const hand = new Hand(page);
  const before = await plyOf(page);
  await hand.pick(await hand.turn());
  let waits = 0;
  for (;;) {
    // Either a bot has had its turn, or it is the person's again.
    await page.waitForSelector('.bar-do .btn.p:has([href="#u-next"]), .scene, .bar.own');
    if (await page.$('.bar.own')) break;
    if (await page.$('.scene')) await page.keyboard.press('Escape');
    else {
      const ply = await plyOf(page);
      await hand.press('.bar-do .btn.p:has([href="#u-next"])');
      await page.waitForFunction(
        (was) =>
          Number(document.querySelector<HTMLElement>('.table')!.dataset.ply) > was ||
          document.querySelector('.bar.own') !== null,
        ply,
      );
      waits++;
    }
  }
  expect(await plyOf(page)).toBeGreaterThan(before);
  expect(waits, 'once for each bot that decided').toBeGreaterThan(0);
});

test('a scene waits behind the curtain for the one who takes the screen', async (screens) => {
  const { kept: alone, choice } = nearScene('dragon', await scenesOf('dragon'));
  const kept = { ...alone, bots: alone.bots.map(() => null), names: ['Ada', 'Béla', 'Chiyo', 'Dora'] };
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], pace: 'step', confirming: false });
  const hand = new Hand(page);
  await hand.press('.curtain .btn');
  await page.waitForSelector('.curtain', { state: 'detached' });
  await toScene(page, choice);
  // The player who has just decided may have the next decision, too.
  await page.waitForSelector('.curtain, .scene');
  if (await page.$('.curtain')) {
    expect(await page.$('.scene'), 'no scene while the screen changes hands').toBeNull();
    await hand.press('.curtain .btn');
  }
  await page.waitForSelector('.scene');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.scene', { state: 'detached' });
  await page.waitForSelector('.bar.own');
});

/** Notes every tone that the page begins, in hertz. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tones: number[] = [];
    Object.assign(globalThis, { tones });
    const { start } = OscillatorNode.prototype;
    const { exponentialRampToValueAtTime: ramp } = AudioParam.prototype;
    const aims = new WeakMap<AudioParam, number>();
    AudioParam.prototype.exponentialRampToValueAtTime = function aim(value, at) {
      aims.set(this, value);
      return ramp.call(this, value, at);
    };
    OscillatorNode.prototype.start = function begin(at) {
      tones.push(aims.get(this.frequency)!);
      start.call(this, at);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones);
}

/** The first tones of your turn, and of the end. */
const TURN = 587.3;
const GONG = 110;

test('the page is silent until sounds are switched on; then your turn and the end have their own', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'sounds', part: 0.9 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page, 3);
  await hand.turn();
  const tones = await listen(page);
  await hand.playSome(2);
  await hand.turn();
  expect(await tones()).toEqual([]);
  await goTo(page, '#/settings');
  await page.locator('label:has-text("Short sounds") input').check();
  await goTo(page, `#/local/${kept.id}`);
  await hand.playOut();
  // A sound is loaded with the first, and may come after its cause.
  await page.waitForFunction(
    (gong) => (globalThis as unknown as { tones: number[] }).tones.includes(gong),
    GONG,
  );
  const heard = await tones();
  expect(heard).toContain(TURN);
  expect(heard.filter((hertz) => hertz === GONG)).toHaveLength(1);
});
