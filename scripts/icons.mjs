// Draws the icons of the installed page from the seal: node scripts/icons.mjs. For systems that take no SVG. They are
// committed, so building the page needs no browser.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';

const PUBLIC = fileURLToPath(new URL('../client/public/', import.meta.url));
const PAPER = '#f7f0df';
const SEAL = readFileSync(`${PUBLIC}seal.svg`, 'utf8');

/** `part` is the seal's share of the square: systems may cut a maskable icon to a circle of 80 %. */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 0.96, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, part: 0.96, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, part: 0.56, ground: PAPER },
  { name: 'apple-touch-icon.png', size: 180, part: 0.78, ground: PAPER },
];

const path = findBrowser();
const browser = await chromium.launch({ ...(path && { executablePath: path }), args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  for (const { name, size, part, ground } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const side = size * part;
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${side}px;height:${side}px}</style>${SEAL}`,
    );
    const picture = await page.screenshot({ omitBackground: ground === 'transparent' });
    writeFileSync(PUBLIC + name, picture);
    console.log(`${name}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
