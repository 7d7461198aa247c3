// How long a bot takes to decide, in Node or in Chromium: node decisions.ts <node|chromium> <game> <seats> <bot> <count>.
// Prints its figures as JSON.

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import type { DecisionFigures } from './figures.ts';
import { type Timing, timeDecisions } from './timing.ts';

const ORIGIN = 'http://mandate.test';
const ROOT = new URL('../..', import.meta.url);

const [where, id = '', seats, bot = '', count] = process.argv.slice(2);
const figures =
  where === 'chromium'
    ? await inPage(id, Number(seats), bot, Number(count))
    : inNode(id, Number(seats), bot, Number(count));
console.log(JSON.stringify(figures));

function inNode(...args: [string, number, string, number]): DecisionFigures {
  const worked = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const [start, before] = [performance.now(), worked()];
  const timing = timeDecisions(...args, worked);
  return { ...timing, cpuShare: (worked() - before) / (performance.now() - start) };
}

/** The page gets our own sources, types stripped as Node does it. */
async function inPage(...args: [string, number, string, number]): Promise<DecisionFigures> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Error: no browser was found.');
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = readFileSync(new URL(pathname.slice(1), ROOT), 'utf8');
    if (pathname.endsWith('.json')) return route.fulfill({ contentType: 'application/json', body: source });
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
  const session = await browser.newBrowserCDPSession();
  const worked = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
  };
  const [start, before] = [performance.now(), await worked()];
  const timing = (await page.evaluate(
    `import('/bench/bots/timing.ts').then(({ timeDecisions }) => timeDecisions(...${JSON.stringify(args)}))`,
  )) as Timing;
  const cpuShare = Math.min(1, ((await worked()) - before) / (performance.now() - start));
  await browser.close();
  return { ...timing, cpuShare };
}
