import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { Screens } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** A machine that has much else to do takes many times as long. */
const LONG_MS = 600_000;

/** Browser and server for the tests of one file. */
export function pageTests(): (name: string, run: (screens: Screens, site: Site) => Promise<void>) => void {
  let browser: Browser | undefined;
  let site: Site | undefined;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite()]);
  }, LONG_MS);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  }, LONG_MS);
  return (name, run) =>
    test(name, { timeout: LONG_MS }, () =>
      new Screens(browser!, site!).run(name, (screens) => run(screens, site!)),
    );
}
