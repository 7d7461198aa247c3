import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lessonOf } from '../../games/boards.ts';
import { GAME_IDS, idsWith, manifestOf } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { playScript } from '../lesson/script.ts';
import { Keys } from '../testing/hand.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { keptAt } from '../testing/kept.ts';
import { Listener } from '../testing/listener.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, type Screens } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** A game against one bot, or as few as the game takes. */
const small = (game: string) =>
  keptAt({ game, seats: manifestOf(game).seats[0], seed: 'spoken', part: 0, bot: 'random' });

const openTable = (screens: Screens, game: string, textMode: boolean) => {
  const kept = small(game);
  return screens.open(`#/local/${kept.id}`, { games: [kept], textMode });
};

for (const game of WHOLE ? GAME_IDS : (['dragon'] as const))
  test(`${game} through the accessibility tree alone: a player hears names, roles and live text, and types`, async (screens) => {
    const player = new Listener(await openTable(screens, game, true));
    await player.play(WHOLE ? undefined : 6);
    expect(player.decisions).toBeGreaterThan(5);
    if (WHOLE) expect((await player.say('who')).sentence).toContain('The game is over.');
    const log = await player.log();
    expect(log).toContain('Your turn.');
    expect(await player.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

for (const game of WHOLE ? GAME_IDS : (['caravan'] as const))
  test(`a whole game of ${game} by typed lines, from the key / on`, async (screens) => {
    const page = await openTable(screens, game, false);
    await page.waitForSelector('.bar.own');
    await page.keyboard.press('/');
    const player = new Listener(page);
    await player.play();
    expect(player.decisions).toBeGreaterThan(8);
    expect((await player.say('who')).sentence).toContain('The game is over.');
  });

/** Types a line and sends it. */
async function type(page: Page, line: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Command line' }).fill(line);
  await page.keyboard.press('Enter');
}

test('lines lead through a replay, of which only the position shown is told', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'replay', part: 1 });
  const address = `#/replay/local/${kept.id}?ply=12`;
  const page = await screens.open(address, { games: [kept], textMode: true });
  const answers = page.getByRole('log', { name: 'Answers' });
  await type(page, 'next');
  await answers.getByRole('heading', { name: /^Move 13 of/ }).waitFor();
  await type(page, 'show 40');
  await answers.getByRole('heading', { name: /^Move 40 of/ }).waitFor();
  await page.waitForSelector('.table[data-ply="40"]');
  await page.waitForSelector('.text-live p');
  expect(await page.locator('.text-live p').count()).toBeLessThan(8);
  await type(page, 'previous');
  await page.waitForSelector('.table[data-ply="39"]');
  await type(page, 'moments');
  await answers.getByRole('heading', { name: 'Turning points' }).waitFor();
  // The review of the game lies beside the log.
  await page.waitForSelector('.text-beside .judged');
});

/** Steps of the lesson that `npm test` takes. */
const FIRST = 4;

for (const id of WHOLE ? idsWith('lesson') : idsWith('lesson').slice(0, 1))
  test(`the lesson of ${id} by typed lines`, async (screens) => {
    const page = await screens.open(`#/lesson/${id}`, { textMode: true });
    const { steps } = playScript(gameOf(id), await lessonOf(id)).lesson;
    for (const [n, { want }] of steps.slice(0, WHOLE ? -1 : FIRST).entries()) {
      await page.waitForSelector(`.text-side .coach-ticks[aria-valuenow="${n + 1}"]`);
      // What the table decides by itself is not legal any more.
      for (const move of want?.split(/\s+/) ?? []) await type(page, move);
      await type(page, want === undefined ? '' : 'confirm');
    }
    await page.waitForSelector(`.coach-ticks[aria-valuenow="${WHOLE ? steps.length : FIRST + 1}"]`);
    if (WHOLE) await page.waitForSelector('.coach-points');
  });

test('text mode is the first thing that keys reach, has a key, and is kept', async (screens) => {
  const page = await screens.open('');
  await page.waitForSelector('.home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(
    await page.getByRole('button', { name: 'Text mode for screen readers' }).getAttribute('aria-pressed'),
  ).toBe('true');
  const kept = small('han');
  const table = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  await table.waitForSelector('.bar.own');
  await table.keyboard.press('t');
  await table.waitForSelector('.text-mode .line-field:focus');
  await table.reload();
  await table.waitForSelector('.text-mode .line-field:focus');
  await table.keyboard.press('F6');
  expect(await table.evaluate(() => document.activeElement?.closest('.text-side') !== null)).toBe(true);
});

test('the line completes what is typed, and is a combobox', async (screens) => {
  const page = await openTable(screens, 'han', true);
  const line = page.getByRole('combobox', { name: 'Command line' });
  await line.pressSequentially('neighbours weiyang');
  const option = page.getByRole('option');
  await option.nth(6).waitFor();
  expect(await line.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = await line.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await line.inputValue()).toBe('neighbours Weiyang 1');
  await page.keyboard.press('Enter');
  const answers = page.getByRole('log', { name: 'Answers' });
  await answers.getByRole('heading', { name: /^Weiyang 1: / }).waitFor();
  // A line with nothing to complete lets Tab go on.
  await page.keyboard.press('Tab');
  expect(await line.evaluate((field) => field === document.activeElement)).toBe(false);
  await line.focus();
  await page.keyboard.press('ArrowUp');
  expect(await line.inputValue()).toBe('neighbours Weiyang 1');
  await page.keyboard.press('Escape');
  expect(await line.inputValue()).toBe('');
});

test('on a phone the line opens from the menu, and its lists can be tapped', async (screens) => {
  const kept = small('dragon');
  const page = await screens.open(`#/local/${kept.id}`, { size: PHONE, games: [kept] });
  await page.waitForSelector('.bar.own');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Type a move' }).tap();
  await page.getByRole('combobox').fill('moves');
  await page.keyboard.press('Enter');
  await page.locator('.answers li button').first().tap();
  await page.waitForSelector('.bar.own .btn.p[aria-disabled="false"]');
});

test('keys can be changed, a conflict is told, and the change is kept', async (screens) => {
  const page = await screens.open('#/settings');
  const key = page.getByRole('button', { name: /Change the key for: confirm/ });
  await key.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await page.getByText('L is already the key for: list of moves.').waitFor();
  await page.keyboard.press('x');
  await page.getByText('X is now the key for: confirm.').waitFor();
  expect(await key.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'X. Change the key for: confirm' }).waitFor();
  await page.getByRole('button', { name: 'Reset all keys' }).click();
  await page.getByRole('button', { name: 'C. Change the key for: confirm' }).waitFor();
});

test('axe finds nothing against text mode, the line and the board in words', async (screens) => {
  const faults: string[] = [];
  for (const [n, language] of LANGUAGES.entries()) {
    const id = GAME_IDS[n % GAME_IDS.length]!;
    if (!WHOLE && n > 0) continue;
    const kept = keptAt({ game: id, seats: 3, seed: 'axe', part: 0.4 });
    const page = await screens.open(`#/local/${kept.id}`, { games: [kept], language, textMode: true });
    const line = page.getByRole('combobox');
    await line.fill(['moves', 'lépések', 'ходы', '一覧'][n]!);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.answers li');
    await line.fill('a');
    await bringJudge(page);
    faults.push(...(await judge(page)));
    await goTo(page, '#/');
  }
  expect(faults).toEqual([]);
});

if (WHOLE)
  for (const game of GAME_IDS)
    test(`a whole game of ${game} by keys alone, with the focus never on the body`, async (screens) => {
      const keys = new Keys(await openTable(screens, game, false));
      await keys.watchFocus();
      await keys.playOut();
      // The table was not opened by keys: at first its question has the focus.
      expect(keys.lost.slice(1)).toEqual([]);
      expect(await keys.unfocused(), 'frames without a focus').toBe(0);
    });
