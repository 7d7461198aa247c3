import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import { GAME_IDS } from '../../rules/core/game.ts';
import { keptAt } from '../testing/kept.ts';
import { goTo, type Look, PHONE, type Screens, WIDE } from '../testing/screen.ts';
import { pageTests } from '../testing/stand.ts';

const test = pageTests();

interface Screen {
  readonly hash: string;
  /** What is there when it can be looked at. */
  readonly ready: string;
  /** What is pressed to get there. */
  readonly press?: string;
}

const tables = GAME_IDS.map((game) => keptAt({ game, seats: 4, seed: 'access', part: 0.5 }));
const ended = keptAt({ game: 'han', seats: 3, seed: 'access', part: 1 });
const shared = {
  ...keptAt({ game: 'dragon', seats: 2, seed: 'access', part: 0.2 }),
  id: 'shared',
  bots: [null, null],
};
const kept = [...tables, ended, shared];
const OWN = '.bar.own';
/** The themes differ in nothing else. */
const COLOURS = ['color-contrast'];

const WIDE_SCREENS: readonly Screen[] = [
  { hash: '#/', ready: '.home' },
  { hash: '#/games', ready: '.games .line' },
  { hash: '#/settings', ready: '.keys' },
  ...GAME_IDS.map((game) => ({ hash: `#/rules/${game}`, ready: '.rules' })),
  ...GAME_IDS.map((game) => ({ hash: `#/new/${game}`, ready: '.counts' })),
  { hash: '#/new/han/online', ready: '.counts' },
  { hash: '#/new/han/online', ready: '.lobby', press: '.new > p > .btn.p' },
  { hash: '#/local/none', ready: '.no-table' },
  { hash: `#/local/${shared.id}`, ready: '.curtain' },
  ...tables.map(({ id }) => ({ hash: `#/local/${id}`, ready: OWN })),
  { hash: `#/local/${ended.id}`, ready: '.bar-do a' },
  { hash: `#/replay/local/${ended.id}?ply=30`, ready: '.replay-bar' },
  ...['race', 'read', 'rules'].map((_, n) => ({
    hash: `#/local/${tables[0]!.id}`,
    ready: '.panel',
    press: `.top-do [aria-expanded] >> nth=${n}`,
  })),
  { hash: `#/local/${tables[1]!.id}`, ready: '.moves', press: '.bar-do .btn[aria-expanded]' },
];

const PHONE_SCREENS: readonly Screen[] = [
  { hash: '#/', ready: '.home' },
  { hash: '#/new/dragon', ready: '.counts' },
  ...tables.map(({ id }) => ({ hash: `#/local/${id}`, ready: OWN })),
  ...tables.map(({ id }) => ({ hash: `#/local/${id}`, ready: '.panel', press: '.strip-seat' })),
  { hash: `#/local/${tables[0]!.id}`, ready: '.menu', press: '.head .tb' },
  { hash: `#/replay/local/${ended.id}?ply=30`, ready: '.replay-bar' },
];

for (const language of LANGUAGES)
  for (const theme of ['light', 'dark'] as const)
    test(`axe finds nothing against any screen in ${language}, ${theme}`, async (screens) => {
      const look = { language, theme, games: kept };
      const faults = [
        ...(await judge(screens, WIDE_SCREENS, { ...look, size: WIDE })),
        ...(await judge(screens, PHONE_SCREENS, { ...look, size: PHONE })),
      ];
      expect(faults).toEqual([]);
    });

async function judge(screens: Screens, list: readonly Screen[], look: Look): Promise<string[]> {
  const page = await screens.open('', look);
  const faults: string[] = [];
  for (const screen of list) {
    await show(page, screen);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], ...(look.theme === 'dark' ? { runOnly: COLOURS } : {}) })
      .analyze();
    for (const { id, nodes } of violations)
      for (const { target, any } of nodes)
        faults.push(
          `${screen.hash} ${screen.press ?? ''} ${look.size?.width}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`,
        );
  }
  return faults;
}

async function show(page: Page, { hash, ready, press }: Screen): Promise<void> {
  // By way of home, so that a screen that is shown already begins anew.
  await goTo(page, '#/');
  await goTo(page, hash);
  if (press) await page.locator(press).first().click();
  await page.waitForSelector(ready);
  // The store of symbols is hidden from everybody, and would take most of the time.
  await page.evaluate(() => document.getElementById('sprite')?.remove());
}
