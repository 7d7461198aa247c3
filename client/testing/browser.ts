import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';

/** The browser of the tests. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found; `npm test` installs one.');
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}
