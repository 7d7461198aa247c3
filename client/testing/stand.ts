import { test } from 'vitest';
import { openBrowser } from './browser.ts';
import { Screens } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** A busy machine may take many times as long. */
const LONG_MS = 600_000;

/** One browser and one server for all files of a test worker. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs
const standTest = test.extend('stand', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const [browser, site] = await Promise.all([openBrowser(), openSite()]);
  onCleanup(async () => {
    await browser.close();
    await site.close();
  });
  return { browser, site };
});

/** A test with the built page on the real server, which other tests have used before. */
export function pageTest(name: string, run: (screens: Screens, site: Site) => Promise<void>): void {
  standTest(name, { timeout: LONG_MS }, ({ stand }) =>
    new Screens(stand.browser, stand.site).run(name, (screens) => run(screens, stand.site)),
  );
}
