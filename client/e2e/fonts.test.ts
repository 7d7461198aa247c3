import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import { GAME_IDS } from '../../rules/core/game.ts';
import { keptAt } from '../testing/kept.ts';
import { pageTests } from '../testing/stand.ts';

const test = pageTests();

for (const [n, language] of LANGUAGES.entries())
  test(`a table in ${language} is written in the fonts that are shipped`, async (screens) => {
    const kept = keptAt({ game: GAME_IDS[n % 3]!, seats: 4, seed: 'fonts', part: 0.4 });
    const page = await screens.open(`#/local/${kept.id}`, { language, games: [kept] });
    await page.waitForSelector('.bar.own');
    await page.evaluate(() => document.fonts.ready);
    expect(await substitutes(page)).toEqual([]);
  });

/** What is drawn in a font of the machine. */
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
