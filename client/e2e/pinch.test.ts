import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { keptAt } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
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
