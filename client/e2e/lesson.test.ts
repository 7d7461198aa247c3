import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lessonOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { actionsIn, playScript, type Script } from '../lesson/script.ts';
import { decideOnBoard, targetOf } from '../testing/decide.ts';
import { Finger, Hand, Keys } from '../testing/hand.ts';
import { WHOLE } from '../testing/sample.ts';
import { PHONE, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const LESSONS = idsWith('lesson');
const HANDS = { mouse: Hand, keyboard: Keys, touch: Finger } as const;
type Input = keyof typeof HANDS;
const INPUTS = Object.keys(HANDS) as Input[];

const NEXT = '.lesson-bar .btn.p';
const CONFIRM = '.bar.own .bar-do .btn.p[aria-disabled="false"]';

/** Waits until a step is open that was not open before. */
async function stepAfter(page: Page, before: number): Promise<number> {
  await page.waitForFunction(
    (last) => Number(document.querySelector('.coach-ticks')?.getAttribute('aria-valuenow')) > last,
    before,
  );
  return Number(await page.locator('.coach-ticks').getAttribute('aria-valuenow'));
}

/** Tries what is not wanted first, which is answered and not made. */
async function tryOthers(hand: Hand, script: Script, n: number): Promise<void> {
  const { page } = hand;
  for (const { moves } of Object.values(script.lesson.steps[n]!.tries ?? {}).slice(0, 2)) {
    const ply = await page.locator('.table').getAttribute('data-ply');
    const actions = actionsIn(script.game, moves);
    const { selector, made } = await targetOf(page, actions);
    // On a phone it may lie outside the part of the map that is shown.
    if (!(await page.locator(selector).first().evaluate(isOnTop))) continue;
    await hand.press(selector);
    if (made < actions.length) await hand.press((await targetOf(page, actions.slice(made))).selector);
    await page.waitForSelector('.coach-answer');
    expect(await page.locator('.table').getAttribute('data-ply')).toBe(ply);
    expect(await page.locator(CONFIRM).count()).toBe(0);
  }
}

/** Runs in the page. */
function isOnTop(target: Element): boolean {
  const { left, top, width, height } = target.getBoundingClientRect();
  return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** On a phone a place may lie beyond an edge of the map: a button there leads to it. */
async function bringIntoView(hand: Hand, selector: string): Promise<void> {
  const target = hand.page.locator(selector).first();
  for (let taps = 0; !(await target.evaluate(isOnTop)); taps++) {
    expect(taps, `taps to ${selector}`).toBeLessThan(3);
    await hand.press(`.beyond.${await target.evaluate(sideOf)}`);
    await hand.page.waitForTimeout(100);
  }
}

/** Runs in the page: beyond which edge of the board a target lies. */
function sideOf(target: Element): string {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const window = document.querySelector('.board-field')!.getBoundingClientRect();
  const over = {
    left: window.left - left,
    right: right - window.right,
    top: window.top - top,
    bottom: bottom - window.bottom,
  };
  return Object.entries(over).sort(([, a], [, b]) => b - a)[0]![0];
}

async function take(hand: Hand, id: string): Promise<void> {
  const { page } = hand;
  const script = playScript(gameOf(id), await lessonOf(id));
  const { steps } = script.lesson;
  let tried = false;
  for (let at = 0; at < steps.length - 1; ) {
    const n = (await stepAfter(page, at)) - 1;
    at = n + 1;
    const { want, tries } = steps[n]!;
    if (want === undefined) {
      await hand.press(NEXT);
      continue;
    }
    if (tries && !tried) await tryOthers(hand, script, n);
    tried ||= tries !== undefined;
    const actions = actionsIn(script.game, want);
    const { selector } = await targetOf(page, actions);
    await bringIntoView(hand, selector);
    // On a phone a place may lie outside the part of the map that is shown.
    if (await page.locator(selector).first().evaluate(isOnTop)) await decideOnBoard(hand, actions);
    else await hand.press('.coach-do .btn.q');
  }
  await stepAfter(page, steps.length - 1);
  const scores = await page.locator('.coach-points .sum td').allInnerTexts();
  expect(scores.map(Number)).toEqual(script.game.scores(script.steps.at(-1)!.state));
}

for (const [n, id] of LESSONS.entries())
  for (const [k, input] of INPUTS.entries())
    if (WHOLE || n === (k + 1) % INPUTS.length)
      test(`the lesson of ${id} is taken to its end by ${input}`, async (screens) => {
        const page = await screens.open(`#/lesson/${id}`, { size: input === 'touch' ? PHONE : WIDE });
        await take(new HANDS[input](page), id);
        await page.locator(NEXT).click();
        await page.waitForSelector('.table:not(:has(.coach))');
      });

test('a lesson is found on the home page, keeps its step, and can be left with its game', async (screens) => {
  const id = LESSONS[0]!;
  const page = await screens.open('#/');
  const hand = new Hand(page);
  await hand.press(`a[href="#/lesson/${id}"]`);
  await stepAfter(page, 0);
  // What is veiled cannot be pressed.
  await page.mouse.click(600, 600);
  await page.waitForFunction(
    () => document.querySelector('.bar .prompt')?.textContent === 'Not in this step.',
  );
  await hand.press(NEXT);
  await stepAfter(page, 1);
  await page.keyboard.press('?');
  await page.waitForSelector('.coach-why');
  await page.keyboard.press('Backspace');
  await page.waitForFunction(
    () => document.querySelector('.coach-ticks')?.getAttribute('aria-valuenow') === '1',
  );
  for (let step = 1; step < 4; step++) {
    await page.keyboard.press('s');
    await stepAfter(page, step);
  }
  await page.reload();
  await stepAfter(page, 3);
  const ply = await page.locator('.table').getAttribute('data-ply');
  await hand.press('.top-do .tb:last-child');
  await page.waitForSelector('.table:not(:has(.coach))');
  expect(await page.locator('.table').getAttribute('data-ply')).toBe(ply);
});

/** The numbers on the board and those beside the sentences, where they have one. */
const numbersIn = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} .disc:text-matches("[0-9]")`).allInnerTexts();

test('the coach is beside what it speaks of, points at it, and says it once', async (screens) => {
  const id = LESSONS[0]!;
  const page = await screens.open(`#/lesson/${id}`, { size: PHONE, language: 'ru' });
  for (let step = 0; step < 8; step++) {
    await stepAfter(page, step);
    const said = await numbersIn(page, '.coach');
    await expect.poll(() => numbersIn(page, '.veil-frame >')).toEqual(said);
    if (step > 3) {
      await page.keyboard.press('s');
      continue;
    }
    await page.waitForTimeout(100);
    const [coach, frames] = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect().toJSON();
      return [
        box(document.querySelector('.lesson-head')!),
        [...document.querySelectorAll('.veil-frame')].map(box),
      ];
    });
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames)
      expect(frame.bottom <= coach.top + 4 || frame.top >= coach.bottom - 4, `step ${step + 1}`).toBe(true);
    expect(await page.locator('.coach [aria-live]').count()).toBe(1);
    await page.keyboard.press('s');
  }
});
