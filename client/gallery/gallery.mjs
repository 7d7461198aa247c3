// Takes pictures of every screen in every size, theme and language: npm run gallery [-- --only han,wide,dark] --only
// selects the pictures whose names have all given parts, as in han-middle.wide.dark.ja. --docs retakes the few pictures
// in the repository's documentation.

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBrowser } from '../testing/browser.ts';
import { openSite } from '../testing/site.ts';
import { indexOf, pictureOf } from './index.mjs';
import { SCREENS } from './screens.mjs';

const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'];
const LANGS = ['en', 'hu', 'ru', 'ja'];
/** webp quality: below this, fine patterns become blocks; above, files grow without visible gain. */
const QUALITY = 50;
const WAIT_MS = 60_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    docs: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const folder = values.out ?? fromRoot(values.docs ? 'docs/gallery' : '.cache/gallery');
mkdirSync(folder, { recursive: true });
const words = values.only.split(',').filter(Boolean);
const isWanted = (file) =>
  (!values.docs || existsSync(`${folder}/${file}`)) &&
  words.every((word) => file.split('.').some((part) => part === word || part.split('-').includes(word)));

const looks = LANGS.flatMap((lang) =>
  THEMES.flatMap((theme) => Object.keys(SIZES).map((size) => ({ size, theme, lang }))),
);
const pictures = looks.flatMap((look) =>
  SCREENS.map((screen) => ({
    ...look,
    screen,
    file: pictureOf(screen.name, look.size, look.theme, look.lang),
  })),
);
const wanted = pictures.filter(({ file }) => isWanted(file));

const known = new Set(pictures.map(({ file }) => file));
for (const file of readdirSync(folder))
  if (file.endsWith('.webp') && !known.has(file)) rmSync(`${folder}/${file}`);

const site = await openSite();
const browser = await openBrowser();
let done = 0;
const failures = [];
try {
  for (const look of looks) {
    const mine = wanted.filter(
      ({ size, theme, lang }) => size === look.size && theme === look.theme && lang === look.lang,
    );
    if (mine.length === 0) continue;
    const context = await openDevice(look);
    for (const picture of mine) {
      // Retries once, as a busy machine may be too slow.
      await take(context, picture)
        .catch(() => take(context, picture))
        .catch((error) => failures.push(`${picture.file}: ${error.message}`));
      console.log(`${++done}/${wanted.length} ${picture.file}`);
    }
    await context.close();
    writeIndex();
  }
} finally {
  await browser.close();
  await site.close();
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
console.log(`The pictures are in ${folder}; index.md there shows them.`);

/** @param {string} path */
function fromRoot(path) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** After every picture, so that the index is right when a run is interrupted. */
function writeIndex() {
  const sizes = Object.keys(SIZES);
  const has = (file) => existsSync(`${folder}/${file}`);
  writeFileSync(
    `${folder}/index.md`,
    indexOf({ screens: SCREENS, sizes, themes: THEMES, langs: LANGS, has }),
  );
}

function openDevice({ size }) {
  const phone = size === 'phone';
  return browser.newContext({
    viewport: SIZES[size],
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}

/** Each picture is of a freshly opened page, independent of the others. */
async function take(context, { screen, theme, lang, file }) {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    const settings = JSON.stringify({ language: lang, theme, motion: 'still', confirming: true });
    const now = Date.now();
    const games = screen.games.map((game, at) => ({ ...game, updated: now - at * 3_600_000 }));
    await page.addInitScript(prepare, { settings, games });
    await page.goto(`${site.url}/${screen.hash}`);
    await page.waitForSelector(screen.wait);
    await page.evaluate(settled);
    await screen.act?.(page);
    await page.evaluate(settled);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    writeFileSync(`${folder}/${file}`, Buffer.from(data, 'base64'));
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await page.close();
  }
}

/** Runs in the page before anything else. */
function prepare({ settings, games }) {
  localStorage.clear();
  indexedDB.deleteDatabase('mandate');
  localStorage.setItem('mandate-settings', settings);
  for (const game of games) localStorage.setItem(`mandate-game-${game.id}`, JSON.stringify(game));
}

/** Runs in the page: waits until fonts are loaded and nothing is in progress. */
async function settled() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { fonts } = document;
  // Text that needs another part of a font requests it when drawn.
  do {
    await fonts.ready;
    await frame();
    await frame();
  } while (fonts.status === 'loading');
  // Work scheduled after a frame, such as key listeners, is done by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await frame();
}
