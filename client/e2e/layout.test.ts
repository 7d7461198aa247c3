import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { findBrokenWords, HEADS } from '../testing/broken.ts';
import { Hand } from '../testing/hand.ts';
import { keptAt } from '../testing/kept.ts';
import { DEVICES, decisionsOf, measureLessons, measureTables } from '../testing/layouts.ts';
import { findFaults } from '../testing/measure.ts';
import { languagesOf, WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, speak } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** Each device shows a decision of one title, with TEST_PAGE of each; `npm run trials -- layout` measures all of them. */
const DECISIONS = idsWith('board').map((game) => decisionsOf(game));
const STEP = 5;

const tablesOn = (n: number) =>
  (WHOLE ? DECISIONS : [DECISIONS[n % DECISIONS.length]!]).map((kept) => kept[(n * STEP) % kept.length]!);

for (const touched of [true, false])
  test(`tables for the most players on every screen with a ${touched ? 'finger' : 'pointer'}: nothing out of reach, cut, covered, overlapping or too small`, async (screens) => {
    const seen = [...DEVICES.entries()].filter(([, device]) => device.touched === touched);
    const games = seen.flatMap(([n]) => tablesOn(n));
    const page = await screens.open('', { size: seen[0]![1], touched, games });
    for (const [n, device] of seen) {
      await page.setViewportSize({ width: device.width, height: device.height });
      const shown = tablesOn(n);
      const language = LANGUAGES[n % LANGUAGES.length]!;
      const { faults } = await measureTables(page, device, shown, [language]);
      expect(faults).toEqual([]);
    }
  });

/** Phones and desktops; with TEST_PAGE every lesson on every device and in every language. */
const LESSONS = idsWith('lesson');
const TAUGHT = WHOLE ? DEVICES : DEVICES.filter(({ width }) => width === 390 || width === 1280);

test('lessons, step by step: nothing cut, overlapping or too small', async (screens) => {
  const faults: string[] = [];
  for (const [n, device] of TAUGHT.entries()) {
    const games = WHOLE ? LESSONS : [LESSONS[n % LESSONS.length]!];
    const languages = WHOLE ? LANGUAGES : [LANGUAGES[n % LANGUAGES.length]!];
    faults.push(...(await measureLessons(screens, device, games, languages)).faults);
  }
  expect(faults).toEqual([]);
});

test('every other screen at 390×844: nothing cut or overlapping, everything large enough to touch', async (screens) => {
  const page = await screens.open('', { size: PHONE, games: [ended, running] });
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    const seen = SCREENS.filter((_, at) => languagesOf(at).includes(language));
    for (const [hash, ready, press] of seen) {
      await goTo(page, hash);
      if (press) await page.locator(press).click();
      await page.waitForSelector(ready);
      const part = press ? { part: ready } : {};
      const found = await page.evaluate(findFaults, { least: 44, scrolls: true, ...part });
      faults.push(...found.map((fault) => `${language} ${hash}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('heads of all screens at 320×480: no word is broken, nothing overflows or scrolls aside', async (screens) => {
  const page = await screens.open('', { size: DEVICES[0]!, games: [ended, running] });
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    const seen = HEADED.filter((_, at) => languagesOf(at).includes(language));
    for (const [hash, ready, press] of seen) {
      await goTo(page, hash);
      if (press) await page.locator(press).click();
      await page.waitForSelector(ready);
      const found = [
        ...(await page.evaluate(findBrokenWords, HEADS)),
        ...(await page.evaluate(findFaults, { least: 44, scrolls: true, part: HEADS })),
      ];
      faults.push(...found.map((fault) => `${language} ${hash}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('what begins a game is in view on a phone, and never hides what has the focus', async (screens) => {
  const page = await screens.open('#/new/confucius', { size: PHONE });
  await page.waitForSelector('.counts');
  const bar = page.locator('.page-do');
  expect((await bar.boundingBox())!.y).toBeGreaterThan(0.8 * PHONE.height);
  const last = page.locator('.page-main :is(select, input):visible').last();
  await last.focus();
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

const ended = keptAt({ game: 'dragon', seats: 5, seed: 'layout', part: 1 });
const running = keptAt({ game: 'han', seats: 4, seed: 'layout', part: 0.95 });

/** Screens by address, with what is visible when loaded and, optionally, what to click. */
const SCREENS: readonly (readonly [hash: string, ready: string, press?: string])[] = [
  [`#/share/${running.id}`, '.share-seats'],
  [`#/replay/local/${ended.id}?ply=30`, '.replay-bar'],
  [`#/replay/local/${ended.id}?ply=30`, '.proof', '.replay-proof'],
  [`#/local/${running.id}`, '.panel:has(.hint)', '.head .tb:has([href="#u-hint"])'],
  ['#/lesson/dragon', '.veil-frame'],
  ['#/puzzles/dragon', '.puzzles-theme'],
  ['#/puzzles/dragon/1', '.puzzle-head'],
  ['#/new/confucius', '.counts'],
  ['#/new/han/online', '.counts'],
  ['#/games', '.your-games .shot'],
  ['#/rules/dragon', '.chapter'],
  ['#/settings', '.own-name'],
  ['#/local/none', '.no-table'],
  ['#/', '.home'],
];

/** Screens with a head, by address. */
const HEADED: typeof SCREENS = [
  ['#/', '.home'],
  ['#/games', '.your-games .shot'],
  ['#/people', '.boards'],
  ['#/account', '.notices-grid'],
  ['#/rules/dragon', '.chapter'],
  ['#/moderation', '.page-main'],
  ['#/settings', '.own-name'],
  ['#/new/han/online', '.lobby .lobby-seat', '.new > p > .btn.p'],
  [`#/replay/local/${ended.id}?ply=30`, '.replay-bar'],
  ['#/lesson/confucius', '.coach'],
];

/** 1280×1024 at 200 % and 400 % zoom. */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

for (const game of idsWith('board'))
  test(`${game} enlarged to 200 % and 400 %: head and Confirm stay, and a move can be made`, async (screens) => {
    const kept = keptAt({ game, seats: games[game]!.seats[1], seed: 'layout', part: 0.35 });
    const page = await screens.open(`#/local/${kept.id}`, {
      size: ENLARGED[0],
      language: 'ru',
      games: [kept],
    });
    const hand = new Hand(page);
    for (const size of ENLARGED) {
      await page.setViewportSize(size);
      await hand.playSome(2);
      const { scroll, head, bar } = await page.evaluate(() => {
        const box = (part: string) => document.querySelector(part)!.getBoundingClientRect().toJSON();
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scroll: { width: scrollWidth, height: scrollHeight }, head: box('.head'), bar: box('.bar') };
      });
      expect(scroll).toEqual(size);
      expect(head.top).toBe(0);
      expect(bar.bottom).toBeLessThanOrEqual(size.height);
    }
  });
