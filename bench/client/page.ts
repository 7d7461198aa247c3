// One page in a real browser, in a process of its own: node page.ts <scenario as JSON>. Prints its figures as JSON.

import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../client/testing/browser.ts';
import { CostMeter } from '../server/cost-meter.ts';
import { type Host, startHost } from '../server/host.ts';
import { serveFiles } from './files.ts';
import { driverFor } from './page-driver.ts';
import { Player } from './player.ts';
import type { ClientFigures, ClientScenario } from './scenario.ts';

const NO_TABLES = { kind: 'play', store: 'sqlite', seats: 0, tables: 0, rate: 0, seconds: 0 } as const;
const PEER = fileURLToPath(new URL('../../.cache/peer-client', import.meta.url));

const scenario = JSON.parse(process.argv[2]!) as ClientScenario;
const server = scenario.page === 'mandate' ? await startOurs() : undefined;
const url = server?.url ?? (await serveFiles(PEER));
const browser = await openBrowser();
const player = await Player.arrive(browser, driverFor(scenario));
const costs = await CostMeter.start(withBrowser(server, browser));
const figures: ClientFigures = {
  ...(await player.begin(url)),
  ...(await player.reload()),
  ...(await player.play(scenario.seconds)),
  cpuShare: (await costs.read()).cpuShare,
};
console.log(JSON.stringify(figures));
await browser.close();
// The servers are still listening.
process.exit();

function startOurs(): Promise<Host> {
  return startHost({ ...NO_TABLES, server: 'mandate', game: scenario.game });
}

/** Counts the CPU time of the browser's processes with that of the server. */
function withBrowser(host: Host | undefined, browser: Browser): Host {
  const session = browser.newBrowserCDPSession();
  return {
    url,
    memory: () => host!.memory(),
    async cpuSeconds() {
      const { processInfo } = await (await session).send('SystemInfo.getProcessInfo');
      const browsing = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
      return browsing + ((await host?.cpuSeconds()) ?? 0);
    },
  };
}
