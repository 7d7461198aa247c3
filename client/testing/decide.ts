import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';

const CONFIRM = '.bar.own .bar-do .btn.p[aria-disabled="false"]';

/** A target that makes the next of these decisions, alone or with those that follow. */
export async function targetOf(
  page: Page,
  actions: readonly number[],
): Promise<{ selector: string; made: number }> {
  const ways = actions.flatMap((_, from) =>
    actions.slice(from).map((_, n) => {
      const made = actions.length - n;
      const press = actions.slice(from, made).join(' ');
      return { made, selector: `:is(.stage, .parts) [data-action="${press}"]:not([aria-disabled="true"])` };
    }),
  );
  await page.waitForSelector(ways.map(({ selector }) => selector).join(), { state: 'attached' });
  for (const way of ways) if ((await page.locator(way.selector).count()) > 0) return way;
  throw new Error('The target is gone.');
}

/** Makes the decisions of a turn on the board and confirms it; those without a choice are made by the table. */
export async function decideOnBoard(hand: Hand, actions: readonly number[]): Promise<void> {
  for (let left = actions; left.length > 0; ) {
    const { selector, made } = await targetOf(hand.page, left);
    await hand.press(selector);
    left = left.slice(made);
    if (left.length > 0) await hand.page.waitForTimeout(50);
    if (await hand.page.$(CONFIRM)) break;
  }
  await hand.press(CONFIRM);
}
