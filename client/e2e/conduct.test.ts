import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { type Net, openNet } from '../../server/testing/net.ts';
import { act, ask } from '../testing/ask.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, type Screens, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

let net: Net;
beforeAll(async () => {
  net = await openNet({ REQUESTS_PER_MINUTE: '100000', PEOPLE_PER_HOUR: '1000' });
});
afterAll(() => net?.close());

interface Visitor {
  readonly page: Page;
  readonly id: string;
}

async function guest(
  screens: Screens,
  name: string,
  look: Parameters<Screens['open']>[1] = {},
): Promise<Visitor> {
  const page = await screens.open('#/settings', { at: net.url, ...look });
  const { person } = await ask<{ person: { id: string } }>(page, 'POST', '/me', { name });
  await page.evaluate((known) => localStorage.setItem('mandate-known', known), name);
  return { page, id: person.id };
}

async function moderator(
  screens: Screens,
  name: string,
  look: Parameters<Screens['open']>[1] = {},
): Promise<Visitor> {
  const one = await guest(screens, name, look);
  await net.store.accounts.addMail(one.id, `${one.id}@post.example`, Date.now());
  await net.store.conduct.setRole(one.id, 'moderator', '', { by: 'cli', at: Date.now() });
  return one;
}

test('a message is reported, its author muted and told, and the appeal heard by another moderator', async (screens) => {
  const [anna, ben] = [await guest(screens, 'Anna'), await guest(screens, 'Ben')];
  const { id } = await ask<TableInfo>(anna.page, 'POST', '/tables', { game: 'han', seats: 3 });
  for (const { page } of [anna, ben]) await act(page, id, { type: 'sit' });
  await act(anna.page, id, { type: 'chat', text: 'Good evening.' });
  await act(ben.page, id, { type: 'chat', text: 'You play like a fool.' });
  for (const { page } of [anna, ben]) await goTo(page, `#/table/${id}`);

  const line = '.talk-said li:has-text("You play like a fool.")';
  await anna.page.locator(line).getByLabel('Report Ben').press('Enter');
  await anna.page.waitForSelector('.report blockquote:has-text("You play like a fool.")');
  await bringJudge(anna.page);
  expect(await judge(anna.page, '.report')).toEqual([]);
  await anna.page.locator('.report-why input[value="abuse"]').focus();
  await anna.page.keyboard.press('Space');
  await anna.page.locator('.report textarea').fill('In every game.');
  await anna.page.locator('.report .btn.p[aria-disabled="false"]').press('Enter');
  await anna.page.waitForSelector('.report [role=status]:has-text("Report sent.")');
  await anna.page.keyboard.press('Enter');
  await anna.page.waitForSelector('.report', { state: 'detached' });

  const mod = await moderator(screens, 'Mira');
  await goTo(mod.page, '#/account');
  await mod.page.locator('.key-row a[href="#/moderation"]').press('Enter');
  await mod.page.locator('.moderation-list a:has-text("Ben")').press('Enter');
  await mod.page.waitForSelector('.said .cited:has-text("You play like a fool.")');
  await mod.page.waitForSelector('.said li:has-text("Good evening.")');
  await mod.page.locator('.decide-kind input[value="mute"]').check();
  await mod.page.locator('.decide .words textarea').fill('Insults are not welcome here.');
  await mod.page.locator('.decide > .btn.p[aria-disabled="false"]').press('Enter');
  await mod.page.waitForSelector('.case-said:has-text("Done.")');
  await mod.page.waitForSelector('.act.in-force:has-text("Mute")');

  await ben.page.waitForSelector('.slip:has-text("A moderator has made a decision about you: Mute, until")');
  await bringJudge(ben.page);
  expect(await judge(ben.page, '.slip')).toEqual([]);
  await ben.page.locator('.say input').fill('What now?');
  await ben.page.keyboard.press('Enter');
  await ben.page.waitForSelector('.say-failed:has-text("A moderator has muted you.")');
  await ben.page.locator('.slip a.btn').press('Enter');
  await ben.page.waitForSelector('.act.in-force blockquote:has-text("Insults are not welcome here.")');
  await ben.page.waitForSelector('.slip', { state: 'detached' });
  await ben.page.locator('.appeal summary').focus();
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('.appeal textarea').fill('I meant my own move.');
  await ben.page.locator('.appeal .btn[aria-disabled="false"]').press('Enter');
  await ben.page.waitForSelector('[role=status]:has-text("Your appeal is waiting for an answer.")');

  const other = await moderator(screens, 'Olena');
  await goTo(other.page, '#/moderation');
  await other.page.locator('section[aria-labelledby="appeals"] a:has-text("Ben")').press('Enter');
  await other.page.waitForSelector('.answer');
  await other.page.locator('.answer textarea').fill('That is plausible.');
  await other.page.locator('.answer .btn.p[aria-disabled="false"]').press('Enter');
  await other.page.waitForSelector('.act:not(.in-force):has-text("That is plausible.")');
  await goTo(other.page, '#/moderation/audit');
  await other.page.waitForSelector('.audit tbody tr:has-text("Lifted"):has-text("Olena")');
  await other.page.waitForSelector('.audit tbody tr:has-text("Mute"):has-text("Mira")');

  await act(ben.page, id, { type: 'chat', text: 'Thank you.' });
  await goTo(anna.page, '#/games');
  await anna.page.waitForSelector('.slip:has-text("Moderators have dealt with your report.")');
  await goTo(anna.page, '#/conduct');
  await anna.page.waitForSelector('.own-reports li:has-text("Ben"):has-text("Moderators have acted.")');
});

// Two of the four sizes and themes; all with TEST_PAGE=1.
for (const [n, language] of [...LANGUAGES.entries()].filter(([at]) => WHOLE || at === 1 || at === 2))
  test(`what moderators and people see of reports is drawn and judged in ${language}`, async (screens) => {
    const look = {
      language,
      size: n % 2 === 0 ? PHONE : WIDE,
      theme: n < 2 ? 'light' : 'dark',
    } as const;
    const mod = await moderator(screens, `Moderator ${n}`, look);
    const { conduct } = net.store;
    const at = Date.now();
    const { id: about, page: their } = await guest(screens, `A very long name to read ${n}`, look);
    const listed = { game: 'dragon', seats: 3, listed: true };
    const offered = await ask<TableInfo>(their, 'POST', '/tables', listed);
    for (const by of [mod.id, about])
      await conduct.report({
        by,
        about: by === about ? mod.id : about,
        name: 'Ben',
        reason: 'abuse',
        words: 'x',
        at,
      });
    const given = { about, reason: 'spam', words: 'Enough of this.', by: 'cli', at } as const;
    await conduct.act({ ...given, kind: 'unlisted', until: at + 3_600_000 }, []);
    await conduct.act({ ...given, kind: 'ban', about: mod.id }, []);
    const [ban] = await conduct.acts(mod.id);
    await conduct.appeal(ban!.id, 'Why?', { by: mod.id, at });
    const faults: string[] = [];
    await bringJudge(mod.page);
    for (const [hash, ready] of [
      ['#/conduct', '.act.in-force'],
      ['#/moderation', '.moderation-list a'],
      [`#/moderation/${about}`, '.decide .words'],
      ['#/moderation/audit', '.audit tbody tr'],
    ] as const) {
      await goTo(mod.page, hash);
      await mod.page.waitForSelector(ready, { state: 'attached' });
      if (ready === '.decide .words') await mod.page.locator('.decide-kind input[value="table"]').check();
      for (const fault of await judge(mod.page)) faults.push(`${hash} ${fault}`);
      const wider = await mod.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) faults.push(`${hash} is ${wider}px too wide`);
    }
    expect(faults).toEqual([]);

    await goTo(mod.page, `#/moderation/${about}`);
    await mod.page.locator('.decide-kind input[value="table"]').focus();
    await mod.page.keyboard.press('Space');
    await mod.page.locator('.decide .words textarea').fill('Not here.');
    await mod.page.locator('.decide > .btn.p[aria-disabled="false"]').press('Enter');
    await mod.page.waitForSelector(`.act.in-force a[href="#/table/${offered.id}"]`);
    await mod.page.waitForSelector('.decide-kind input[value="table"]', { state: 'detached' });
    expect((await net.hall.listed({ limit: 100 })).tables.map(({ id }) => id)).not.toContain(offered.id);
  });

test('the page of moderators shows others nothing', async (screens) => {
  const { page } = await guest(screens, 'Cleo');
  await goTo(page, '#/moderation');
  await page.waitForSelector('main:has-text("This page is for moderators.")');
  await goTo(page, '#/account');
  await page.waitForSelector('.key-row a[href="#/conduct"]');
  expect(await page.locator('a[href="#/moderation"]').count()).toBe(0);
});
