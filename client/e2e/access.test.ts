import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idsWith } from '../../games/list.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { keptAt } from '../testing/kept.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

type Kept = ReturnType<typeof keptAt>;

interface Screen {
  readonly hash: string;
  /** What is visible once the screen can be checked. */
  readonly ready: string;
  /** What to click to get there. */
  readonly press?: string;
  /** What can be opened over it and is checked separately. */
  readonly over?: readonly (readonly [press: string, part: string])[];
}

const OWN = '.bar.own';
/** Each language checks another position of the games, and another game at its end. */
const PARTS = [0.5, 0.1, 0.35, 0.85];
const ended = idsWith('board').map((game) => keptAt({ game, seats: 3, seed: 'access', part: 1 }));
const shared = {
  ...keptAt({ game: 'dragon', seats: 2, seed: 'access', part: 0.2 }),
  id: 'shared',
  bots: [null, null],
};
/** A stored game with an invalid record. */
const broken = { ...shared, id: 'broken', record: 'nothing of a game\n' };
const OPENED = {
  wide: [
    ...[0, 1, 2, 3].map((n) => [`.top-do [aria-expanded] >> nth=${n}`, '.panel'] as const),
    ['.bar-do .btn[aria-expanded]', '.panel'],
  ],
  phone: [
    ['.strip-seat >> nth=0', '.panel'],
    ['.head .tb >> nth=0', '.menu'],
    ['.head .tb >> nth=-1', '.panel'],
    ['.bar-do .btn[aria-expanded]', '.panel'],
  ],
} as const;

/** Pages whose phone layout differs only in width. */
const pagesOf = (): Screen[] => [
  { hash: '#/new/han/online', ready: '.lobby', press: '.new > p > .btn.p' },
  { hash: '#/games', ready: '.your-games .shot' },
  { hash: '#/new/han/online', ready: '.counts' },
  { hash: '#/settings', ready: '.own-name' },
  { hash: '#/account', ready: '.notices-grid' },
  { hash: '#/stop/way/key', ready: '.page-main .btn.p' },
  ...idsWith('board').map((game) => ({ hash: `#/new/${game}`, ready: '.counts' })),
  { hash: '#/local/none', ready: '.no-table' },
  { hash: `#/local/${broken.id}`, ready: '.no-table button' },
  { hash: `#/share/${shared.id}`, ready: '.share-seats' },
];

const screensOf = (size: 'wide' | 'phone', tables: readonly Kept[], end: Kept): Screen[] => [
  ...(size === 'wide' ? pagesOf() : []),
  { hash: '#/rules/dragon', ready: '.guide', press: '.first-game button.btn' },
  { hash: '#/lesson/dragon', ready: '.veil-frame' },
  { hash: `#/local/${shared.id}`, ready: '.curtain' },
  ...tables.map(({ id }, n) => ({
    hash: `#/local/${id}`,
    ready: OWN,
    ...(n === 0 ? { over: OPENED[size] } : {}),
  })),
  { hash: `#/local/${end.id}`, ready: '.bar-do a' },
  { hash: `#/replay/local/${end.id}?ply=30`, ready: '.replay-bar', over: [['.replay-proof', '.proof']] },
  { hash: `#/replay/local/${end.id}?ply=30&seen=open`, ready: '.replay-bar' },
  { hash: '#/', ready: '.home' },
  { hash: '#/puzzles/dragon', ready: '.puzzles-theme' },
  {
    hash: '#/puzzles/dragon/1',
    ready: '.bar.own',
    press: size === 'wide' ? '.puzzle-do .btn >> nth=1' : '.head .tb >> nth=2',
  },
];

// Each size checks a screen in one language, or in all.
for (const [n, language] of LANGUAGES.entries())
  test(`axe finds nothing against any screen in ${language}, light and dark`, async (screens) => {
    const tables = idsWith('board').map((game) =>
      keptAt({ game, seats: 4, seed: 'access', part: PARTS[n]! }),
    );
    const end = ended[n % ended.length]!;
    const games = [...tables, end, shared, broken];
    const faults: string[] = [];
    for (const [name, size] of [
      ['wide', WIDE],
      ['phone', PHONE],
    ] as const) {
      const page = await screens.open('', { language, games, size });
      await bringJudge(page);
      const seen = screensOf(name, tables, end).filter(
        (_, at) => WHOLE || (at + (name === 'wide' ? 0 : 2)) % LANGUAGES.length === n,
      );
      for (const screen of seen)
        for (const fault of await judgeScreen(page, screen)) faults.push(`${name} ${screen.hash} ${fault}`);
    }
    expect(faults).toEqual([]);
  });

async function judgeScreen(page: Page, { hash, ready, press, over = [] }: Screen): Promise<string[]> {
  await goTo(page, hash);
  if (press) await page.locator(press).first().click();
  await page.waitForSelector(ready);
  const faults = await judge(page);
  for (const [opener, part] of over) {
    await page.locator(opener).click();
    await page.waitForSelector(part);
    faults.push(...(await judge(page, part)).map((fault) => `${opener} ${fault}`));
    await page.keyboard.press('Escape');
    await page.waitForSelector(part, { state: 'detached' });
  }
  return faults;
}
