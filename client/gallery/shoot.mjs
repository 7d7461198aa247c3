// Takes a picture of a position of a real game in the real frame:
// node client/gallery/shoot.mjs --game dragon --seats 4 --seed s --ply 80 --viewer 0 --lang en --theme light
//   --size 1280x720 --out x.png [--lens] [--pick 2] [--panel moves] [--bot greedy] [--option name=value]
// With --at '#/new/han' it shows that screen of the page instead.
// Several values with commas (--lang en,ja --size 1280x720,390x844) make a picture of each combination.

import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dragon' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'gallery' },
    ply: { type: 'string', default: '40' },
    viewer: { type: 'string', default: 'active' },
    bot: { type: 'string', default: 'greedy' },
    option: { type: 'string', multiple: true, default: [] },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
    size: { type: 'string', default: '1280x720' },
    out: { type: 'string', default: 'board.png' },
    at: { type: 'string' },
    pick: { type: 'string' },
    panel: { type: 'string' },
    lens: { type: 'boolean', default: false },
    touch: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
  },
});

const SWEPT = ['game', 'seats', 'seed', 'ply', 'lang', 'theme', 'size'];

/** Every combination of the comma-separated values, with names for the files. */
function shots() {
  let list = [{ ...values, name: '' }];
  for (const key of SWEPT) {
    const choices = String(values[key]).split(',');
    list = list.flatMap((shot) =>
      choices.map((choice) => ({
        ...shot,
        [key]: choice,
        name: choices.length > 1 ? `${shot.name}-${choice}` : shot.name,
      })),
    );
  }
  return list;
}

function address(origin, shot) {
  if (shot.at !== undefined) return `${origin}/${shot.at}`;
  const query = new URLSearchParams();
  for (const key of ['game', 'seats', 'seed', 'ply', 'viewer', 'bot', 'lang', 'theme', 'pick', 'panel'])
    if (shot[key] !== undefined) query.set(key, shot[key]);
  for (const option of shot.option) query.append('option', option);
  if (shot.lens) query.set('lens', '');
  return `${origin}/gallery/?${query}`;
}

const server = await createServer({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  logLevel: 'error',
  server: { port: 0, hmr: false, watch: null },
});
let browser;
try {
  await server.listen();
  const { port } = server.httpServer.address();
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  for (const shot of shots()) {
    const [width, height] = shot.size.split('x').map(Number);
    const phone = width < height || height < 500 || values.touch;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: Number(shot.scale),
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
    });
    page.on('pageerror', (error) => console.error(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    if (shot.at !== undefined)
      await page.addInitScript(
        (settings) => localStorage.setItem('mandate-settings', settings),
        JSON.stringify({ language: shot.lang, theme: shot.theme }),
      );
    await page.goto(address(`http://localhost:${port}`, shot));
    await page.waitForSelector(shot.at === undefined ? 'html[data-ready]' : '.home, .page, .table', {
      timeout: 60_000,
    });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(shot.at === undefined ? 150 : 600);
    const ending = extname(shot.out);
    const path = `${shot.out.slice(0, shot.out.length - ending.length)}${shot.name}${ending}`;
    await page.screenshot({ path });
    const nodes = await page.evaluate(() => document.querySelectorAll('#app *').length);
    console.log(
      `${path}: decision ${await page.evaluate(() => document.documentElement.dataset.ready)}, ${nodes} nodes`,
    );
    await page.close();
  }
} finally {
  await browser?.close();
  await server.close();
}
