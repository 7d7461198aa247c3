// How long a bot takes to decide, in Node or in Chromium: node decisions.ts <node|chromium> <game> <seats> <bot> <count>.
// Prints its figures as JSON.

import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { openSources } from '../../scripts/sources.mjs';
import type { DecisionFigures } from './figures.ts';
import { type Timing, timeDecisions } from './timing.ts';

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

async function inPage(...args: [string, number, string, number]): Promise<DecisionFigures> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Error: no browser was found.');
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const page = await openSources(browser);
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
