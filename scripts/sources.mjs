import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const ORIGIN = 'http://mandate.test';
const ROOT = new URL('..', import.meta.url);

/**
 * A page that can import our own sources, types stripped as Node does it.
 * @param {import('playwright-core').Browser} browser
 */
export async function openSources(browser) {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = readFileSync(new URL(pathname.slice(1), ROOT), 'utf8');
    if (pathname.endsWith('.json')) return route.fulfill({ contentType: 'application/json', body: source });
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}
