import type { Page } from 'playwright-core';
import type { ClientScenario } from './scenario.ts';

/** Plays on one kind of page. */
export interface PageDriver {
  /** Selects an element that is present while a decision is open. */
  readonly ready: string;
  /** From the address of the page to a table of the game. */
  begin(page: Page, url: string): Promise<void>;
  /** Prepares a decision and returns the key that makes it. */
  prepare(page: Page, turn: number): Promise<string>;
}

export const driverFor = (scenario: ClientScenario): PageDriver =>
  scenario.page === 'mandate' ? ours(scenario) : peers(scenario);

const CONFIRM = '.bar.own .btn.p[aria-disabled="false"]';
const LIST = '.moves-list';

const ours = ({ game, bot }: ClientScenario): PageDriver => ({
  ready: '.table:has(.stage-box [role="button"]) .bar.own',
  async begin(page, url) {
    await page.goto(url);
    const card = page.locator(`.game[aria-labelledby="game-${game}"]`);
    await card.locator('select').selectOption(bot);
    await card.locator('.game-do .btn.p').click();
  },
  async prepare(page, turn) {
    await page.evaluate(listening);
    // A turn of several steps is confirmed once, at its end.
    while (!(await page.$(CONFIRM))) {
      if (!(await page.$(LIST))) await page.click('.bar-do .btn[aria-expanded="false"]');
      await focusNth(page, `${LIST} button`, turn);
      await page.keyboard.press('Enter');
      await page.evaluate(listening);
    }
    if (await page.$(LIST)) await page.keyboard.press('Escape');
    return 'c';
  },
});

const peers = ({ bot }: ClientScenario): PageDriver => ({
  ready: '.table.own .choices button',
  async begin(page, url) {
    await page.goto(`${url}?bot=${bot}`);
  },
  async prepare(page, turn) {
    await focusNth(page, '.choices button', turn);
    return 'Enter';
  },
});

/** Runs in the page: resolves after a frame, when key listeners are attached. */
const listening = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Varies the element, so that different moves are made. */
async function focusNth(page: Page, selector: string, n: number): Promise<void> {
  const found = page.locator(selector);
  await found.first().waitFor();
  await found.nth(n % (await found.count())).focus();
}
