import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { keptAt } from '../testing/kept.ts';
import { PHONE, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const MAP = '.han-map';

interface Spread {
  readonly x: number;
  readonly y: number;
  /** Distance of the fingers. */
  readonly gap: number;
}

const fingers = ({ x, y, gap }: Spread) => [
  { x: x - gap / 2, y, id: 1 },
  { x: x + gap / 2, y, id: 2 },
];

/** Two fingers touch, move apart or together, and lift. */
async function pinch(touch: CDPSession, from: Spread, to: Spread): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(from));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const between = (key: keyof Spread): number => from[key] + (to[key] - from[key]) * part;
    await send('touchMove', fingers({ x: between('x'), y: between('y'), gap: between('gap') }));
  }
  await send('touchEnd', []);
}

/** The visible width of the map, in its units. */
const across = (page: Page): Promise<number> =>
  page
    .locator(`${MAP} > svg.han`)
    .last()
    .evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);

/** The point of the map at a screen position. */
const under = (page: Page, at: { x: number; y: number }): Promise<{ x: number; y: number }> =>
  page
    .locator(`${MAP} > svg.han`)
    .last()
    .evaluate((svg, { x, y }) => {
      const point = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM()!.inverse());
      return { x: point.x, y: point.y };
    }, at);

test('two fingers stretch the map of Han around what lies under them, and together show all of it', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'pinch', part: 0.5 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: PHONE });
  await page.waitForSelector(`${MAP}.near`);
  const touch = await page.context().newCDPSession(page);
  const asked = await page.locator('.prompt').innerText();
  const at = { x: 195, y: 330 };
  const [wide, held] = [await across(page), await under(page, at)];

  await pinch(touch, { ...at, gap: 100 }, { ...at, gap: 160 });
  const nearer = await across(page);
  expect(nearer / wide).toBeCloseTo(100 / 160, 1);
  const now = await under(page, at);
  expect(Math.hypot(now.x - held.x, now.y - held.y), 'what was held stays under the fingers').toBeLessThan(4);
  expect(await page.locator('.prompt').innerText(), 'nothing was picked by it').toBe(asked);

  const moved = { x: at.x - 60, y: at.y };
  await pinch(touch, { ...at, gap: 140 }, { ...moved, gap: 140 });
  expect(await across(page), 'fingers that keep their distance only move it').toBeCloseTo(nearer, 0);
  const there = await under(page, moved);
  expect(Math.abs(there.x - now.x)).toBeLessThan(6);

  await pinch(touch, { ...at, gap: 240 }, { ...at, gap: 60 });
  await page.waitForSelector(`${MAP}:not(.near)`);
  expect(await across(page)).toBeGreaterThan(2 * nearer);
});

/** Where the picture lies in its window, or nothing while all of it is shown. */
const lieOf = (page: Page): Promise<string> =>
  page.locator('.zoomed').evaluate((picture) => (picture as HTMLElement).style.transform);

test('the wheel with Ctrl and keys enlarge a board and move it', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'pinch', part: 0.5 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: WIDE });
  await page.waitForSelector('.bar.own');
  const near = () => page.waitForSelector('.zoom.near');
  const whole = () => page.waitForSelector('.zoom:not(.near)');
  await page.mouse.move(300, 400);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await near();
  const held = await lieOf(page);
  await page.mouse.wheel(0, 80);
  // Without Ctrl the wheel moves it.
  await expect.poll(() => lieOf(page)).not.toBe(held);
  await page.keyboard.press('0');
  await whole();
  expect(await lieOf(page)).toBe('');

  await page.keyboard.press('+');
  await near();
  const middle = await lieOf(page);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => lieOf(page)).not.toBe(middle);
  await page.keyboard.press('-');
  await whole();
});

test('two quick taps on the ground bring a board nearer, and two more show all of it', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'pinch', part: 0.5 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: PHONE });
  await page.waitForSelector('.bar.own');
  // Taps through the browser's protocol would come too slowly on a busy machine.
  const tapTwice = () =>
    page.evaluate(() => {
      const { left, top } = document.querySelector('.phone-strip')!.getBoundingClientRect();
      const at = { clientX: left + 40, clientY: top + 12, bubbles: true, detail: 1 };
      const ground = document.elementFromPoint(at.clientX, at.clientY)!;
      for (let taps = 0; taps < 2; taps++) ground.dispatchEvent(new MouseEvent('click', at));
    });
  await page.waitForSelector('.zoom:not(.near)');
  await tapTwice();
  await page.waitForSelector('.zoom.near');
  await tapTwice();
  await page.waitForSelector('.zoom:not(.near)');
});

test('buttons at the edges of an enlarged board count what lies beyond, and lead there', async (screens) => {
  const kept = keptAt({ game: 'confucius', seats: 3, seed: 'pinch', part: 0.3, phase: 'turn' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: WIDE });
  await page.waitForSelector('.bar.own');
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('+');
  const below = page.locator('.beyond.bottom');
  await below.waitFor();
  const before = await lieOf(page);
  await below.click();
  await expect.poll(() => lieOf(page)).not.toBe(before);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.zoom [data-action]')].some((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
});
