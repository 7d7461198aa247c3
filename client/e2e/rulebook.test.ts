import { expect } from 'vitest';
import { brings, GAME_IDS, idsWith } from '../../games/list.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, speak, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;

test('a rulebook is searched, linked to and turned by keys', async (screens) => {
  const page = await screens.open('#/rules/dragon');
  await page.waitForSelector('.example .book-drawing svg');
  await page.keyboard.press('/');
  await page.keyboard.type('healer old');
  const found = page.locator('.found-link');
  await found.first().waitFor();
  expect(await page.locator('.chapter').count()).toBe(0);
  for (const text of await found.allInnerTexts())
    expect(text.toLowerCase()).toMatch(/healer.*old|old.*healer/s);
  expect((await page.locator('.found mark').first().innerText()).toLowerCase()).toMatch(/healer|old/);
  await found.first().click();
  await page.waitForSelector('.chapter');

  await goTo(page, '#/rules/dragon/D-DECAY-2');
  await page.waitForFunction(() => document.activeElement?.id === 'events.decay');
  expect(await page.evaluate(top, '[id="events.decay"]')).toBeLessThan(200);
  await expect.poll(() => page.locator('.contents-part[aria-current]').innerText()).toBe('Decay');

  const chapter = page.locator('.contents-link.here b');
  const before = Number(await chapter.innerText());
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (n) => document.querySelector('.contents-link.here b')?.textContent === `${n}`,
    before + 1,
  );
});

test('the sign of a paragraph shows its rules and copies the link to them', async (screens) => {
  const page = await screens.open('#/rules/han/H-PAY-2');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paragraph = page.locator('[id="placing.joker"]');
  const ids = paragraph.locator('.cite-ids');
  await paragraph.waitFor();
  expect(await ids.isVisible()).toBe(false);
  await paragraph.locator('.cite-sign').hover();
  expect(await ids.innerText()).toContain('H-PAY-2');
  await paragraph.locator('.cite-sign').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#\/rules\/han\/H-PAY-2$/);
  await page.locator('.book-side [role="switch"]').click();
  await page.mouse.move(0, 0);
  expect(await page.locator('[id="placing.exact"] .cite-ids').isVisible()).toBe(true);
});

test('on a phone contents come from below, and the next chapter is under the thumb', async (screens) => {
  const page = await screens.open('#/rules/confucius', { size: PHONE });
  await page.locator('.book-bar .btn').first().tap();
  await page.locator('.book-sheet .contents-link').nth(6).tap();
  await page.waitForSelector('.book-sheet', { state: 'detached' });
  await page.waitForFunction(() => {
    const { top } = document.getElementById('gifts')!.getBoundingClientRect();
    return Math.abs(top) < 120;
  });
  await page.locator('.book-next').tap();
  await page.waitForFunction(
    () => Math.abs(document.getElementById('court')!.getBoundingClientRect().top) < 120,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('paper has the book and nothing else', async (screens) => {
  const page = await screens.open('#/rules/dragon', { theme: 'dark' });
  await page.waitForSelector('.chapter');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const part of ['.hd', '.book-side', '.book-bar', '.first-game', '.cite-sign'])
    expect(await page.locator(part).first().isVisible(), part).toBe(false);
  expect(await page.locator('.example').first().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

/** Each book in a language of its own, or in all of them. That of the Dragon in English is one of the screens of access.test.ts. */
const BOOKS = idsWith('rulebook').flatMap((game, n) =>
  (WHOLE ? LANGUAGES : [LANGUAGES[(n + 1) % LANGUAGES.length]!]).map((language) => ({ game, language })),
);

test('axe finds nothing against a rulebook, in any language', async (screens) => {
  const page = await screens.open('#/rules/dragon', { size: PHONE });
  await bringJudge(page);
  const faults: string[] = [];
  for (const [n, { game, language }] of BOOKS.entries()) {
    await speak(page, language);
    await goTo(page, `#/rules/${game}`);
    await page.waitForSelector('.chapter');
    // The last of them also beside its contents.
    if (n === BOOKS.length - 1) await page.setViewportSize(WIDE);
    for (const fault of await judge(page)) faults.push(`${language} ${game}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('a game without a rulebook of its own has a page that leads on', async (screens) => {
  const page = await screens.open('#/');
  for (const game of GAME_IDS.filter((id) => !brings(id, 'rulebook'))) {
    await goTo(page, `#/rules/${game}`);
    await page.waitForSelector(`.book-end a[href="#/new/${game}"]`);
  }
});
