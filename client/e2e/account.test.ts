import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue, LANGUAGES } from '../../i18n/index.ts';
import { PICTURES, PIGMENTS } from '../../protocol/seal.ts';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { act, ask } from '../testing/ask.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { findFaults } from '../testing/measure.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, Screens, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

/** The browser's own authenticator in software; it keeps its passkeys when cookies are cleared. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A guest at a table of two with a bot; the guest is to move. */
async function playGuest(page: Page): Promise<string> {
  await ask(page, 'POST', '/me', { name: 'Ningwen' });
  await page.evaluate(() => localStorage.setItem('mandate-known', 'Ningwen'));
  const table = { game: 'han', seats: 2, order: 'seated', autoStart: true, sit: {} };
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', table);
  await act(page, id, { type: 'bot', seat: 1, bot: 'greedy' });
  await move(page, id);
  return id;
}

interface Looked {
  readonly info: { readonly seats: readonly { readonly name: string }[] };
  readonly position: { readonly ply: number; readonly legal?: readonly string[] };
}

/** Makes the first legal decision once it is this person's turn. */
async function move(page: Page, id: string): Promise<number> {
  for (;;) {
    const { position } = await ask<Looked>(page, 'GET', `/tables/${id}`);
    const [first] = position.legal ?? [];
    if (first !== undefined) {
      await act(page, id, { type: 'move', n: position.ply + 1, move: first });
      return position.ply + 1;
    }
    await page.waitForTimeout(50);
  }
}

const named = (url: string): string => url.replace('127.0.0.1', 'localhost');

test('a guest plays, adds a passkey, loses the cookies, signs in and moves in the same game', async (screens, site) => {
  const page = await screens.open('#/', { at: named(site.url) });
  await addAuthenticator(page);
  const id = await playGuest(page);
  await goTo(page, '#/account');
  await page.getByRole('heading', { name: 'Keep your name and games' }).waitFor();
  await page.getByText('You have 1 game in progress, in this browser only').waitFor();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.getByText('Passkey (', { exact: false }).waitFor();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('mandate-known'));
  await page.reload();
  await page.getByText('You have no account here yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('You are Ningwen,', { exact: false }).waitFor();
  expect(await page.locator('.device').count()).toBe(3);
  expect(await move(page, id)).toBeGreaterThan(1);
  await goTo(page, `#/table/${id}`);
  await page.waitForSelector('.bar');
});

test('six words open the account over plain http, and the games of the guest who signs in come along', async (_, site) => {
  // A name that is neither https nor localhost: browsers offer no passkeys there, and no clipboard.
  const browser = await chromium.launch({
    executablePath: findBrowser()!,
    args: [...BROWSER_FLAGS, '--host-resolver-rules=MAP mandate.test 127.0.0.1'],
  });
  const screens = new Screens(browser, site);
  const at = site.url.replace('127.0.0.1', 'mandate.test');
  try {
    await screens.run('six words', async () => {
      const page = await screens.open('#/', { at });
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      const id = await playGuest(page);
      await goTo(page, '#/account');
      await page.getByText('Passkeys work only over https', { exact: false }).waitFor();
      expect(await page.locator('.key').first().locator('button').count()).toBe(0);
      await page.getByRole('button', { name: 'Draw six words' }).click();
      await page.locator('ol.unseen li').nth(5).waitFor();
      const words = await page.locator('ol.unseen li').allTextContents();
      expect(words).toHaveLength(6);
      await page.getByRole('button', { name: 'I have written them down' }).click();
      await page.getByLabel('Word 4').fill(words[3]!);
      await page.getByLabel('Word 6').fill(words[3]!);
      await page.getByRole('button', { name: 'Keep these words' }).click();
      await page.getByText('These are not the fourth and the sixth word.', { exact: false }).waitFor();
      await page.getByLabel('Word 6').fill(words[5]!.toUpperCase());
      await page.getByRole('button', { name: 'Keep these words' }).click();
      await page.getByRole('heading', { name: 'Your account' }).waitFor();

      const other = await screens.open('#/', { at });
      const played = await playGuest(other);
      await goTo(other, '#/account');
      await other.locator('.sign-in summary').click();
      await other.getByLabel('Your six words').fill(words.join(' '));
      await other.locator('.sign-in form .btn').click();
      await other.getByText('1 table moved to your account.', { exact: false }).first().waitFor();
      for (const one of [id, played]) await move(other, one);

      // The other device is signed out here, and there no page opens as this person any more.
      await page.reload();
      await page.getByRole('button', { name: /^Sign out: Chrome/ }).click();
      await page.waitForFunction(() => document.querySelectorAll('.devices .device').length === 1);
      await other.reload();
      await other.getByText('You have no account here yet.', { exact: false }).waitFor();
    });
  } finally {
    await browser.close();
  }
});

/** The languages of the others are checked by `npm run test:page`. */
const LOOKS = [
  ['ru', WIDE],
  ['ja', PHONE],
  ...(WHOLE
    ? ([
        ['en', WIDE],
        ['hu', PHONE],
        ['ru', PHONE],
      ] as const)
    : []),
] as const;

test('the account page is drawn, named and reached by keys', async (screens, site) => {
  for (const [language, size] of LOOKS) {
    const phone = size === PHONE;
    const look = { at: named(site.url), language, size };
    const page = await screens.open('#/', look);
    await addAuthenticator(page);
    await playGuest(page);
    await goTo(page, '#/account');
    const texts = await catalogue(language, 'account');
    await page.getByRole('button', { name: texts.seal.choose }).press('Enter');
    await page.getByRole('radio', { name: texts.seal.pictures.crane!, exact: true }).check({ force: true });
    await page.waitForFunction(
      () => document.querySelector('.seal-pictures :checked')?.closest('label')?.title,
    );
    await page.getByRole('button', { name: texts.phrase.draw }).press('Enter');
    await page.waitForSelector('.slips', { state: 'attached' });
    await page.locator('.sign-in summary').press('Enter');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, 0));
    expect(
      await page.evaluate(findFaults, { least: phone ? 44 : 24, scrolls: true, part: '.account-left' }),
      language,
    ).toEqual([]);
    await bringJudge(page);
    expect(await judge(page), language).toEqual([]);
    await page.close();
  }
});

test('every seal has a name in every language', async () => {
  for (const language of LANGUAGES) {
    const { seal } = await catalogue(language, 'account');
    expect(Object.keys(seal.pictures)).toEqual([...PICTURES]);
    expect(Object.keys(seal.pigments)).toEqual([...PIGMENTS]);
  }
});
