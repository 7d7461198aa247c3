import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { replay } from '../../core/replay.ts';
import type { ConfuciusTexts } from '../../games/confucius/words/texts.ts';
import { games } from '../../games/rules.ts';
import { wordsOf } from '../../games/words.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { Hand } from '../testing/hand.ts';
import { gamesIn, keptAt } from '../testing/kept.ts';
import { openLobby, startGame } from '../testing/lobby.ts';
import { goTo } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

test('a replay is looked at from any seat, and played on from any moment', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 3, seed: 'replay', part: 1 });
  const page = await screens.open(`#/replay/local/${kept.id}?ply=12`, { games: [kept] });
  const hand = new Hand(page);
  const decisions = kept.record.match(/^\d+ \d /gm)!.length;
  const at = (ply: number) => `.replay-where :text-is("Move ${ply} of ${decisions}")`;
  await page.waitForSelector(at(12));
  await hand.press('.replay-judged');
  await hand.press('.replay-steps .btn:last-child');
  await page.waitForSelector(at(13));
  await page.locator('.scrub input').fill('20');
  await page.waitForSelector(at(20));
  const said = page.locator('.rail .decision p');
  const words = await said.innerText();
  await hand.press('.log-turn:nth-of-type(3) .log-line');
  // A line of the log jumps to its position.
  await expect.poll(() => said.innerText()).not.toBe(words);
  await page.locator('.scrub input').fill('20');
  await expect.poll(() => said.innerText()).toBe(words);
  await page.locator('.replay-do select').last().selectOption('open');
  expect(await page.locator('.hands-seat').count(), 'all hands').toBe(3);
  await page.locator('.replay-do select').last().selectOption('1');
  expect(await page.locator('.hands-seat').count()).toBe(0);
  await hand.press('.replay-proof');
  const { commitment } = /^commitment (?<commitment>\w+)$/m.exec(kept.record)!.groups!;
  await page.waitForSelector(`.proof-holds ~ dl dd:text-is("${commitment}")`);
  expect(await page.locator('.proof .sheet-note').innerText(), 'no more than is so').toMatch(
    /^This device dealt/,
  );
  const [saved] = await Promise.all([page.waitForEvent('download'), hand.press('.replay-save')]);
  const path = await saved.path();
  expect(readFileSync(path, 'utf8')).toBe(kept.record);

  await goTo(page, '#/games');
  await page.setInputFiles('input[type=file]', path);
  await page.waitForURL(/#\/replay\/file\//);
  await page.waitForSelector(at(0));
  await goTo(page, `#/replay/local/${kept.id}?ply=20&seen=1`);
  await page.waitForSelector(at(20));
  expect(await page.locator('.replay-do select').last().inputValue()).toBe('1');

  // The address changes to another position while the replay is open.
  await goTo(page, `#/replay/local/${kept.id}?ply=7&seen=0`);
  await page.waitForSelector(at(7));
  expect(await page.locator('.replay-do select').last().inputValue()).toBe('0');
  await goTo(page, `#/replay/local/${kept.id}?ply=20&seen=1`);
  await page.waitForSelector(at(20));

  await hand.press('.replay-do .btn.p');
  expect(await page.locator('.sheet-seats input:checked').getAttribute('value')).toBe('1');
  await hand.press('.sheet-do .btn.p');
  await page.waitForURL(/#\/local\//);
  await hand.playSome(2);
  const games = await gamesIn(page);
  const branch = games.find(({ id }) => id !== kept.id)!;
  const upTo = (record: string) =>
    record
      .split('\n')
      .filter((line) => /^\d+ \d /.test(line))
      .slice(0, 20);
  expect(upTo(branch.record), 'the branch has the same past').toEqual(upTo(kept.record));
  expect(branch.over).toBe(false);
  expect(branch.branchOf, 'and remembers where it left off').toEqual({ id: kept.id, ply: 20 });
  expect(games.find(({ id }) => id === kept.id)!.record, 'the game itself stays as it is').toBe(kept.record);
});

test('a game that is over is reviewed: the costliest decisions, what was better, and another try', async (screens) => {
  const kept = keptAt({ game: 'han', seats: 2, seed: 'review', part: 1 });
  const page = await screens.open(`#/replay/local/${kept.id}?ply=0`, { games: [kept] });
  page.setDefaultTimeout(300_000);
  const hand = new Hand(page);
  await page.waitForSelector('.judged-note:has(progress)');
  await page.waitForSelector('.judged-tabs button');
  await hand.press('.judged-tabs button');
  await page.waitForSelector('.judged-ways .played');
  await page.waitForSelector('.judged-ways small');
  await page.waitForSelector('.ink .ink-played circle', { state: 'attached' });
  const figures = await page.locator('.judged-chance').allInnerTexts();
  const chances = figures.map((text) => Number.parseInt(text, 10));
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.at(-1), 'the turn that was played comes last').toBeLessThanOrEqual(chances[0]!);
  const ply = Number(await page.locator('.scrub input').inputValue());

  await hand.press('.replay-judged');
  await page.waitForSelector('.chances path', { state: 'attached' });
  await page.waitForSelector('.chances-now li');
  const all = (await page.locator('.chances-now li').allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(Math.abs(all.reduce((a, b) => a + b, 0) - 100), 'rounded').toBeLessThan(3);
  await page.locator('.scrub input').press('End');
  await page.waitForFunction(() =>
    document.querySelector('.scrub input')!.getAttribute('aria-valuetext')!.includes('100%'),
  );
  await page.locator('.scrub input').fill(String(ply));

  await hand.press('.replay-judged');
  await hand.press('.judged-do .btn');
  await page.waitForURL(/#\/local\//);
  await hand.turn();
  const branch = (await gamesIn(page)).find(({ id }) => id !== kept.id)!;
  expect(branch.branchOf, 'begins where the turn began').toEqual({ id: kept.id, ply });
  expect(branch.bots.indexOf(null)).toBe(kept.bots.indexOf(null));

  // What was judged is remembered.
  await goTo(page, `#/replay/local/${kept.id}?ply=${ply}`);
  await page.waitForSelector('.judged-tabs button[aria-pressed="true"]');
  await hand.press('.replay-rest [aria-pressed="true"]:not(.replay-judged)');
  await page.waitForSelector('.judged', { state: 'detached' });
});

test('a review whose bots fail does not go on promising', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 2, seed: 'review', part: 1 });
  const page = await screens.open('#/games', { games: [kept] });
  await page.evaluate(() => {
    window.Worker = class extends Worker {
      constructor() {
        super('/nowhere.js');
      }
    };
  });
  await goTo(page, `#/replay/local/${kept.id}?ply=0`);
  await page.waitForSelector('.chances:not(:has(.chances-part))', { state: 'attached' });
  await page.waitForSelector('.judged-note:not(:has(progress))');
  await new Hand(page).press('.replay-judged');
  await page.waitForSelector('.chances-now b');
  expect(await page.locator('.chances path').count()).toBe(0);
  const known = await page.locator('.chances-now b').allInnerTexts();
  expect(known, 'with room for what would push the rest away').toEqual(['–', '–']);
});

test('a game that is still played shows no hands but the own', async (screens) => {
  const kept = keptAt({ game: 'confucius', seats: 3, seed: 'peek', part: 0.4 });
  const own = kept.bots.indexOf(null);
  const page = await screens.open(`#/replay/local/${kept.id}?seen=open`, { games: [kept] });
  await page.waitForSelector('.replay-bar');
  const views = page.locator('.replay-do select').last().locator('option');
  expect(await views.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    String(own),
    'spectator',
  ]);

  const hand = new Hand(await screens.open('#/new/han/online'));
  await openLobby(hand);
  await hand.page.locator('.add-bot select').first().selectOption('level1');
  await startGame(hand);
  await hand.playSome(4);
  await hand.turn();
  const table = hand.page;
  await goTo(table, table.url().replace(/.*#\/table/, '#/replay/table'));
  await table.waitForSelector('.replay-bar');
  const last = Number(await table.locator('.scrub input').getAttribute('max'));
  await table.locator('.scrub input').fill('2');
  await table.waitForSelector(`.replay-where :text-is("Move 2 of ${last}")`);
  await hand.press('.replay-proof');
  await table.waitForSelector('.proof dd');
  expect(await table.locator('.proof dt').count(), 'the seal alone').toBe(1);
});

test('a damaged record is shown as far as it holds, with ways on', async (screens) => {
  const { record } = keptAt({ game: 'dragon', seats: 3, seed: 'damage', part: 1 });
  const damaged = record
    .replace(/^(60 \d) \S+/m, '$1 nothing')
    .replace(/^player 1 .*$/m, 'player 1 somebody');
  const line = damaged.split('\n').findIndex((text) => text.startsWith('60 ')) + 1;
  const page = await screens.open('#/games', { language: 'hu' });
  const hand = new Hand(page);
  const load = (text: string) =>
    page.setInputFiles('input[type=file]', {
      name: 'x.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  await load(damaged);
  const said = await page.locator('.slip.damaged p').innerText();
  expect(said).toContain(`${line}. sor: „nothing” nem lépés`);
  const shown = Number(/: (\d+) lépés/.exec(said)![1]);
  expect(shown).toBeGreaterThan(50);
  expect(shown).toBeLessThan(60);
  const [saved] = await Promise.all([page.waitForEvent('download'), hand.press('.slip.damaged .btn')]);
  const kept = readFileSync(await saved.path(), 'utf8');
  expect(replay(kept, games).steps).toHaveLength(shown);
  await hand.press('.slip.damaged .btn.q');
  await hand.press('.replay-do .btn.p');
  await hand.press('.sheet-do .btn.p');
  await page.waitForURL(/#\/local\//);
  await hand.turn();

  await goTo(page, '#/games');
  await load(record.replace(/^seats 3$/m, 'seats 4'));
  await page.waitForSelector('.no-table h1');
  expect(await page.locator('.no-table-line').innerText()).toMatch(/^\d+\. sor: /);
  await hand.press('.no-table [href="#/"]');
  await page.waitForSelector('.home-waiting');
});

test('the language is switched in the middle of a game', async (screens) => {
  const kept = keptAt({ game: 'confucius', seats: 3, seed: 'language', part: 0.4 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  const hand = new Hand(page);
  const prompts = new Set<string>();
  for (const [n, language] of LANGUAGES.entries()) {
    await hand.turn();
    await hand.press('.top-do [href="#/settings"]');
    await hand.press(`.counts:first-of-type .tile:nth-of-type(${n + 1})`);
    await page.waitForSelector(`html[lang="${language}"]`);
    await page.goBack();
    const turn = await hand.turn();
    const { title } = await wordsOf<ConfuciusTexts>(language, 'confucius');
    expect(await page.locator('.top-title').innerText()).toBe(title);
    prompts.add(turn.prompt);
    await hand.decide(turn);
  }
  expect(prompts.size, 'the prompt in as many languages').toBe(LANGUAGES.length);
});
