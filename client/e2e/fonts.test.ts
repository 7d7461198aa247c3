import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { keptAt } from '../testing/kept.ts';
import { WHOLE } from '../testing/sample.ts';
import { PHONE, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

for (const [n, language] of LANGUAGES.entries())
  test(`a table in ${language} is written in the fonts that are shipped`, async (screens) => {
    const kept = keptAt({ game: idsWith('board')[n % 3]!, seats: 4, seed: 'fonts', part: 0.4 });
    const page = await screens.open(`#/local/${kept.id}`, { language, games: [kept] });
    await page.waitForSelector('.bar.own');
    await page.evaluate(() => document.fonts.ready);
    expect(await substitutes(page)).toEqual([]);
  });

for (const [n, language] of LANGUAGES.entries())
  test(`nothing at home moves in ${language} when fonts come`, async (screens) => {
    for (const size of [WIDE, PHONE].filter((_, at) => WHOLE || at === n % 2)) {
      const open = async () => {
        const page = await screens.open('', { language, size });
        await page.waitForSelector('.game');
        await page.evaluate(() => document.fonts.ready);
        return page.evaluate(findMoved);
      };
      // On a busy machine the fonts may arrive after the page has stopped waiting.
      let moved = await open();
      for (let again = 0; again < 3 && moved.length > 0; again++) moved = await open();
      expect(moved).toEqual([]);
    }
  });

/** Runs in the page: elements that have moved since the page was opened. */
async function findMoved(): Promise<string[]> {
  const entries = await new Promise<readonly LayoutShift[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries() as LayoutShift[])).observe({
      type: 'layout-shift',
      buffered: true,
    });
    setTimeout(resolve, 300, []);
  });
  return entries.flatMap(({ sources }) =>
    sources.map(({ node, previousRect, currentRect }) =>
      [node instanceof Element ? node.className : '', previousRect.y, currentRect.y].join(' '),
    ),
  );
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Text drawn in a system font. */
async function substitutes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.table :is(text, tspan, span, b, p, h1, h2, h3, button, a, li, th, td)',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { isCustomFont, familyName } of fonts)
      if (!isCustomFont) {
        const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
        found.push(`${familyName}: ${outerHTML}`);
      }
  }
  expect(nodeIds.length).toBeGreaterThan(100);
  return found;
}
