import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { keptAt, recordIn } from '../testing/kept.ts';
import { PHONE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const CONFIRM = '.bar.own .btn.p';
const BACK = '.bar-do .btn:has([href="#u-undo"])';
const ready = (page: Page) => page.locator(CONFIRM).getAttribute('aria-disabled');
/** The prompt without what the move does, whose words arrive later. */
const prompt = async (page: Page) => {
  const said = await page.locator('.prompt').innerText();
  const effects = await page.locator('.prompt .bar-effect').allInnerTexts();
  return effects.reduce((text, effect) => text.replace(effect, '').trim(), said);
};

test('the bar says what a move does before it is chosen, and a press leaves the next question there', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'turn', part: 0.3, phase: 'action' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  await new Hand(page).turn();
  const asked = await page.locator('.prompt').innerText();
  await page.hover('[data-place="action:privilege"] [data-action]', { force: true });
  await page.waitForSelector('.prompt:has-text("Privilege") .bar-effect');
  await page.hover('.rail');
  await expect.poll(() => page.locator('.prompt').innerText()).toBe(asked);
  await page.hover('[data-place="rest"] [data-action]', { force: true });
  await page.waitForSelector('.prompt:has-text("Refill")');
  await page.hover('[data-place="month:5"]', { force: true });
  await expect.poll(() => page.locator('.prompt').innerText()).toBe(asked);
  await page.click('[aria-label^="Build"][data-action]', { force: true });
  await page.waitForSelector('.prompt:has-text("Add a floor")');
});

test('a turn is confirmed once, and taken back step by step before', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'turn', part: 0.3, phase: 'action' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  await hand.turn();
  const before = await recordIn(page, kept.id);
  await hand.press('[aria-label^="Build"][data-action]');
  await page.waitForSelector('.bar-steps');
  expect(await prompt(page)).toMatch(/^Build .*\nAdd a floor/);
  expect(await ready(page), 'where it goes is still to be chosen').toBe('true');
  await hand.press('[aria-label^="Palace 1 ("][data-action], [aria-label^="palace 1 ("][data-action]');
  await page.waitForSelector(`${CONFIRM}[aria-disabled="false"]`);
  expect(await prompt(page)).toMatch(/Palace 1 \([a-z ,]+\): (up )?to \d floors$/);
  expect(await recordIn(page, kept.id), 'nothing is told before it is confirmed').toBe(before);
  const put = await prompt(page);
  await page.reload();
  await page.waitForSelector(`${CONFIRM}[aria-disabled="false"]`);
  expect(await prompt(page), 'what is put together is there when the page comes again').toBe(put);
  await hand.press(BACK);
  await hand.press(BACK);
  await page.waitForSelector('.bar-steps', { state: 'detached' });
  await hand.press('.bar-do .btn:has([href="#u-redo"])');
  await page.waitForSelector('.bar-steps');
  await hand.press('.bar-do .btn:has([href="#u-redo"])');
  await hand.press(`${CONFIRM}[aria-disabled="false"]`);
  await expect.poll(() => recordIn(page, kept.id)).not.toBe(before);
});

test('points rise from the score where things may move, and nowhere else', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 3, seed: 'turn', part: 0.3, phase: 'action' });
  for (const motion of ['full', 'still'] as const) {
    const page = await screens.open(`#/local/${kept.id}`, { games: [kept], motion });
    await page.waitForSelector(CONFIRM);
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.classList.contains('float'))
              document.documentElement.dataset.float = node.textContent ?? '';
      }).observe(document.querySelector('.table')!, { childList: true });
    });
    const hand = new Hand(page);
    // Research scores points for the player.
    await hand.press('[aria-label^="Research"][data-action]');
    await page.waitForSelector(`${CONFIRM}[aria-disabled="false"], .bar-steps`);
    if ((await ready(page)) === 'false') await hand.press(CONFIRM);
    if (motion === 'full') await page.waitForSelector('html[data-float^="+"]');
    else {
      await hand.turn();
      expect(await page.locator('html').getAttribute('data-float')).toBeNull();
    }
  }
});

test('a payment is picked beforehand, can be changed, and says what is too much', async (screens) => {
  const kept = keptAt({ game: 'confucius', seats: 3, seed: 'pay', part: 0.1, phase: 'payment' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  await page.waitForSelector(`${CONFIRM}[aria-disabled="false"]`);
  const first = await prompt(page);
  expect(first).toMatch(/^[A-Z].* for \d+ (cash|licences?): pay (exactly )?with \d/);
  await hand.press('[data-place^="card:"] [data-action]');
  await page.waitForSelector('.bar-steps');
  await hand.press(BACK);
  await page.waitForSelector('.bar-steps', { state: 'detached' });
  expect(await prompt(page)).toBe(first);
});

test('an entry of the log shows its moment, and the film what happened since the own turn', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'film', part: 0.5, phase: 'action' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  const ply = async () => Number(await page.locator('.table').getAttribute('data-ply'));
  await page.waitForSelector(CONFIRM);
  const now = await ply();
  await hand.press('.log li:last-child .log-line:last-of-type');
  await page.waitForSelector('.log-line[aria-pressed="true"]');
  const then = await ply();
  expect(then).toBeLessThan(now);
  const row = page.locator('.log-line[aria-pressed="true"]').first();
  const [who] = await row.locator('.unseen').allInnerTexts();
  const [said = ''] = (await row.locator('.log-said').innerText()).split('.');
  // A row of one's own begins with "You".
  const sentence = who
    ? `${who.replace(':', '').trim()} ${said.slice(0, 1).toLowerCase()}${said.slice(1)}`
    : said;
  const told = `After move ${then} ${sentence}.`;
  expect(await prompt(page)).toContain(told);
  await hand.press('.bar-do .btn.p');
  await page.waitForSelector(`.table[data-ply="${now}"]`);

  await hand.press('.log-film');
  await page.waitForSelector(`.table:not([data-ply="${now}"])`);
  const first = await ply();
  await page.waitForSelector(`.table[data-ply="${first + 1}"]`);
  await hand.press('.bar-do .btn.p');
  await page.waitForSelector(`.log-film[aria-pressed="false"]`);
  expect(await ply()).toBe(now);
});

for (const [game, phase] of [
  ['dragon', 'action'],
  ['han', 'place'],
  ['confucius', 'turn'],
] as const)
  test(`why not? is answered in ${game} to a press with mouse, finger or key, and to nothing less`, async (screens) => {
    const kept = keptAt({ game, seats: 3, seed: 'why', part: 0.5, phase });
    const reason = '.prompt [role="status"]:has([href="#u-lock"])';
    const shut = '[role="button"][aria-disabled="true"]';
    const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
    await page.waitForSelector(CONFIRM);
    const at = await spotOf(page, `.stage-box ${shut}`);
    await page.mouse.move(at.x, at.y);
    await page.waitForSelector('.place-card');
    expect(await page.locator(reason).count(), 'resting asks nothing').toBe(0);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForSelector(reason);
    expect(await page.locator('[data-refused]').count(), 'what it is about is marked').toBe(1);
    const words = (await page.locator(reason).innerText()).trim();
    expect(words).toMatch(/^Why not\? .*\w+ \w+.*\.\s*§?$/);
    expect(words).not.toContain('not among the moves');
    await page.keyboard.press('Escape');
    await page.waitForSelector(reason, { state: 'detached' });
    expect(await page.locator('[data-refused]').count()).toBe(0);
    // The press has left the focus on what was refused.
    await page.locator('.bar-do .btn').first().focus();
    await page.keyboard.press('Shift');
    await page.locator(`.stage-box ${shut}`).first().focus();
    await page.waitForSelector(reason);
    await page.keyboard.press('Tab');
    await page.waitForSelector(reason, { state: 'detached' });

    const phone = await screens.open(`#/local/${kept.id}`, { games: [kept], size: PHONE });
    await phone.waitForSelector(CONFIRM);
    const there = await spotOf(phone, `.parts :is([role="button"], button)[aria-disabled="true"]`);
    const drawn = () => phone.locator('.board-field').evaluate((box) => box.getBoundingClientRect().width);
    const before = await drawn();
    await phone.touchscreen.tap(there.x, there.y);
    await phone.waitForSelector(reason);
    expect(await drawn(), 'the board keeps its size, however long the reason is').toBe(before);
  });

test('? lists the keys, and the letters among them can be switched off for good', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'keys', part: 0.3, phase: 'action' });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const { keyboard } = page;
  await page.waitForSelector(CONFIRM);
  await keyboard.press('?');
  await page.waitForSelector('.panel .keys');
  const switched = page.locator('.panel .yes-no');
  expect(await switched.isChecked()).toBe(true);
  await switched.focus();
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await page.waitForSelector('.panel', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.matches('[data-action]'))).toBe(true);
  for (const key of ['l', 'b', 'u', '?']) await keyboard.press(key);
  expect(await page.locator('.panel').count()).toBe(0);
  await page.reload();
  await page.waitForSelector(CONFIRM);
  await keyboard.press('l');
  expect(await page.locator('.panel').count()).toBe(0);
  await keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-action]')), 'arrows remain').toBe(
    true,
  );
});

/** A point of the first matching element that nothing covers. */
async function spotOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction((wanted) => {
    for (const target of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = target.getBoundingClientRect();
      for (const part of [0.5, 0.2, 0.8]) {
        const at = { x: left + width * part, y: top + height * part };
        if (target.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return undefined;
  }, selector);
  return found.jsonValue() as Promise<{ x: number; y: number }>;
}
