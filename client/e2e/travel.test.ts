import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { pageTest as test } from '../testing/stand.ts';

const DECISIONS = { full: 4, still: 2 } as const;

declare global {
  interface Window {
    /** Animated pieces, with their distance. */
    journeys: string[];
  }
}

for (const game of idsWith('board'))
  test(`pieces and goods of ${game} travel, unless motion is turned off`, async (screens) => {
    const kept = keptAt({ game, seats: 4, seed: 'travel', part: 0.45 });
    for (const motion of ['full', 'still'] as const) {
      const page = await screens.open(`#/local/${kept.id}`, { games: [kept], motion });
      await page.evaluate(watchJourneys);
      await new Hand(page).playSome(DECISIONS[motion]);
      const journeys = await page.evaluate(() => window.journeys);
      if (motion === 'still') expect(journeys).toEqual([]);
      else {
        expect(journeys.some((name) => !name.startsWith('flight'))).toBe(true);
        if (game !== 'han') expect(journeys.some((name) => name.startsWith('flight'))).toBe(true);
      }
    }
  });

/** Runs in the page. */
function watchJourneys(): void {
  window.journeys = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const [first] = frames as Keyframe[];
    if (first?.translate && this.hasAttribute('data-piece'))
      window.journeys.push(`${this.getAttribute('data-piece')} ${first.translate}`);
    if (this.classList.contains('flight')) window.journeys.push(`flight ${first?.transform}`);
    return animate.call(this, frames, options);
  };
}
