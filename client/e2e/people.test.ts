import { afterAll, beforeAll, expect } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import { hash, newToken } from '../../server/accounts/secret.ts';
import { Device, type Net, openNet } from '../../server/testing/net.ts';
import { addAccount, addResult, sampleResult, sampleSeat } from '../../store/testing/results.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { WHOLE } from '../testing/sample.ts';
import { goTo, PHONE, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const ids = NAMES.map((_, i) => `p${String(i).padStart(19, '0')}`);
const GAMES = 24;
/** Has played none of those games. */
const DORA = `d${'0'.repeat(19)}`;
let net: Net;

beforeAll(async () => {
  net = await openNet({ REQUESTS_PER_MINUTE: '100000', LINES_PER_MINUTE: '100000000' });
  for (const [i, name] of NAMES.entries()) await addAccount(net.store, ids[i]!, name);
  await addAccount(net.store, DORA, 'Dora');
  const played = (game: number) =>
    NAMES.map((_, i) => {
      const place = 1 + ((i + game) % 3);
      return sampleSeat(ids[i]!, place, {
        points: 50 - 5 * place,
        sources: { provinces: 30, roads: 20 - 5 * place },
        answer: 120_000,
        opening: i === 0 ? 'b-han-qi' : 'zhou',
        away: game === 3 && i === 0,
      });
    });
  // The tables themselves are private, so that nothing asks for their boards.
  for (let i = 0; i < GAMES; i++)
    await addResult(
      net.store,
      `t${i}`,
      sampleResult(1_780_000_000_000 + i * 86_400_000, played(i), { listed: false }),
    );
  await net.store.results.rate();
});
afterAll(() => net?.close());

/** What a program of this person would send. */
async function tokenOf(person: string): Promise<string> {
  const token = newToken();
  await net.store.people.addToken({ hash: hash(token), person, label: '', created: 1 });
  return token;
}

/** Each is judged in two languages, on a wide screen and on a phone, or in all. */
const PAGES = [
  [`#/person/${ids[0]}`, '.sources'],
  ['#/people', '.boards section'],
  ['#/statistics/han', '.spread'],
  [`#/person/${'z'.repeat(20)}`, '.no-table'],
] as const;

for (const [n, language] of LANGUAGES.entries())
  test(`the pages of people and games are drawn and judged in ${language}`, async (screens) => {
    const faults: string[] = [];
    const size = n % 2 === 0 ? WIDE : PHONE;
    const page = await screens.open('', { at: net.url, language, size, theme: n < 2 ? 'light' : 'dark' });
    await bringJudge(page);
    for (const [hash, ready] of PAGES.filter((_, at) => WHOLE || (at + Math.floor(n / 2)) % 2 === 0)) {
      await goTo(page, hash);
      await page.waitForSelector(ready);
      for (const fault of await judge(page)) faults.push(`${hash} ${fault}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) faults.push(`${hash} is ${wider}px too wide`);
    }
    expect(faults).toEqual([]);
  });

test('a person’s page shows rating, places, sources, reliability and whom they met', async (screens) => {
  const page = await screens.open(`#/person/${ids[0]}`, { at: net.url });
  await page.waitForSelector('.sources');
  const text = await page.locator('main').innerText();
  for (const part of [
    '24 games, 8 won',
    '24 games, 24 rated',
    '23 finished, 1 left early',
    'within 2 minutes',
  ])
    expect(text).toContain(part);
  expect(await page.locator('.square.hollow').count()).toBe(1);
  expect(await page.locator('.places').getAttribute('aria-label')).toMatch(/1st: 8 times, 2nd: 8 times/);
  expect(await page.locator('.band').getAttribute('aria-label')).toMatch(/^Rating \d{4}, give or take \d+$/);
  expect(await page.locator('.sources tbody tr').allInnerTexts()).toHaveLength(2);
  // Nothing of private tables but the figures.
  expect(text).toContain('private table');
  for (const name of NAMES.slice(1)) expect(text).not.toContain(name);
  await page.locator('.title-row h3 a').click();
  await page.waitForSelector('.spread');
  expect(await page.locator('main').innerText()).toContain('Han–Qi border');
});

test('the page takes over the document of a public address', async (screens) => {
  const page = await screens.open('', { at: net.url });
  const answer = await page.goto(`/people/${ids[0]}`);
  expect(await answer!.text()).toContain('<h1>Anna</h1>');
  await page.waitForSelector('.person .sources');
  expect(await page.title()).toBe('Anna · Mandate');
  expect(await page.locator('h1').allInnerTexts()).toEqual(['Anna']);
  await page.locator('.hd-go[href="#/people"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.boards:has-text("So far 0 have")');
});

test('friends are followed on their page, listed with what they do, and invited from the lobby', async (screens) => {
  const page = await screens.open('', { at: net.url });
  await page.evaluate(() => localStorage.setItem('mandate-known', '1'));
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${await tokenOf(DORA)}` });
  await goTo(page, '#/');
  await page.waitForSelector(
    '.home-friends:has-text("Follow people to see what they are playing") a[href="#/games"]',
  );
  await goTo(page, `#/person/${ids[1]}`);
  await page.locator('.follow button').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.follow button[aria-pressed="true"]');

  const ben = new Device(net);
  ben.token = await tokenOf(ids[1]!);
  const { id } = (await ben.ask('POST /api/tables', { game: 'han', seats: 3, listed: true, sit: {} })).body;
  await net.store.friends.follow(ids[1]!, DORA, 1);
  await net.store.presences.seen([ids[1]!], Date.now());
  await goTo(page, '#/people');
  await page.waitForSelector('.friend:has-text("waiting to play Han, 2 seats free")');
  await page.waitForSelector('.friend .friend-dot.here');
  await page.waitForSelector('.friends-around:has-text("1 here, 0 away")');
  await bringJudge(page);
  expect(await judge(page)).toEqual([]);
  await goTo(page, '#/games');
  await page.waitForSelector('.open-host:has(.seal-own):has-text("Ben"):has-text("±"):has-text("finishes")');
  expect(await judge(page)).toEqual([]);
  await goTo(page, '#/');
  await page.waitForSelector('.home-friends .friend:has-text("Ben")');
  expect(await judge(page)).toEqual([]);
  await page.locator('.home-friends .friend .btn').click();
  await page.waitForSelector('.lobby');
  expect(page.url()).toContain(id);

  const own = new Device(net);
  own.token = await tokenOf(DORA);
  const table = (await own.ask('POST /api/tables', { game: 'han', seats: 3, sit: {} })).body.id;
  await goTo(page, '#/account');
  const shows = page.locator('section[aria-labelledby="presence-title"] input');
  await shows.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await net.store.presences.own(DORA)).hidden).toBe(true);
  await goTo(page, `#/table/${table}`);
  await page.locator('.ask-friend select').selectOption({ label: 'Ben' });
  await page.waitForSelector('.ask-friend [role=status]:has-text("You invited Ben.")');
  await page.waitForSelector('.lobby-seat:has-text("reserved for Ben")');
});

test('a holiday is taken on the account page, seen at the table, and ended', async (screens) => {
  const [dora, ben] = [new Device(net), new Device(net)];
  dora.token = await tokenOf(DORA);
  ben.token = await tokenOf(ids[1]!);
  const pace = { kind: 'move', seconds: 3 * 86_400 };
  const { id } = (await dora.ask('POST /api/tables', { game: 'han', seats: 2, pace, sit: {} })).body;
  await ben.ask(`POST /api/tables/${id}/commands`, { type: 'sit' });
  await dora.ask(`POST /api/tables/${id}/commands`, { type: 'start' });
  // The starting player is drawn.
  for (;;) {
    const { ply, legal } = (await ben.ask(`GET /api/tables/${id}`)).body.position;
    if (!legal) break;
    await ben.ask(`POST /api/tables/${id}/commands`, { type: 'move', n: ply + 1, move: legal[0] });
  }
  const open = async (token: string, hash: string, size: typeof WIDE | typeof PHONE) => {
    const page = await screens.open('', { at: net.url, size });
    await page.evaluate(() => localStorage.setItem('mandate-known', '1'));
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
    await goTo(page, hash);
    return page;
  };
  const page = await open(dora.token, '#/account', PHONE);
  const section = page.locator('.holiday');
  await section.locator('input[type=number]').fill('5');
  await section.locator('button[type=submit]').press('Enter');
  await section.locator('.device:has-text("Now, until")').waitFor();
  await section.getByText('23 of 28 days left this year').waitFor();
  await bringJudge(page);
  expect(await judge(page)).toEqual([]);

  const table = await open(ben.token, `#/table/${id}`, WIDE);
  await table.locator('.clock:has-text("on holiday until")').waitFor();
  await table.locator('.mark:has-text("away until")').waitFor();
  await table.locator('.log-remark:has-text("Dora is on holiday until")').waitFor({ state: 'attached' });
  await section.getByRole('button', { name: /^End now/ }).press('Enter');
  await section.getByText('Your clocks are running again.').waitFor();
  await table.locator('.clock:has-text("2 days")').waitFor();
  await table.locator('.mark:has-text("away until")').waitFor({ state: 'detached' });
  await table.locator('.log-remark:has-text("Dora is no longer on holiday.")').waitFor({ state: 'attached' });
  // A day that has begun counts.
  await section.getByText('27 of 28 days left this year').waitFor();
});

test('a circle is kept, and a table for it is found by its people and nobody else', async (screens) => {
  const signedIn = async (person: string, hash: string, size: typeof WIDE | typeof PHONE) => {
    const page = await screens.open('', { at: net.url, size });
    await page.evaluate(() => localStorage.setItem('mandate-known', '1'));
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${await tokenOf(person)}` });
    await goTo(page, hash);
    return page;
  };
  await net.store.friends.follow(DORA, ids[0]!, 1);
  await net.store.friends.follow(DORA, ids[1]!, 2);
  const page = await signedIn(DORA, '#/people', PHONE);
  await page.getByRole('button', { name: 'New circle' }).press('Enter');
  await page.locator('.circle-edit .field').fill('Sundays');
  await page.locator('.circle-edit').getByText('Ben').click();
  await bringJudge(page);
  expect(await judge(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.locator('.circle:has-text("Sundays")').waitFor();
  expect(await judge(page)).toEqual([]);

  await goTo(page, '#/new/han');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByLabel('Open to').selectOption({ label: 'Sundays' });
  await page.getByRole('button', { name: 'Create table' }).press('Enter');
  await page.waitForSelector('.lobby');
  const hash = new URL(page.url()).hash;
  await page.getByText('Only this circle (2 people)').first().waitFor({ state: 'attached' });

  const ben = await signedIn(ids[1]!, '#/games', WIDE);
  const found = ben.locator('.invitation:has-text("Dora opened a table for your circle")');
  await found.waitFor();
  await bringJudge(ben);
  expect(await judge(ben)).toEqual([]);
  await found.locator('.btn.p').press('Enter');
  await ben.locator('.lobby-seat:has-text("Ben")').waitFor();

  const anna = await signedIn(ids[0]!, hash, WIDE);
  await anna.getByText('Table not found.').first().waitFor();
});
