import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Judgement } from '../../bots/review/review.ts';
import { legalActions } from '../../core/game.ts';
import { recordUpTo, replay } from '../../core/replay.ts';
import { boardOf, scenesOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { Scenes, Told } from '../board/scene.ts';
import { storedReview } from '../replay/remembered.ts';
import { scriptOf } from '../scene/script.ts';
import type { KeptGame } from '../session/kept.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { keptAt, recordIn } from '../testing/kept.ts';
import { WHOLE } from '../testing/sample.ts';
import { afterScene, nearScene, toScene } from '../testing/scenes.ts';
import { PHONE, WIDE } from '../testing/screen.ts';
import { pageTest as test } from '../testing/stand.ts';

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.scene').getAttribute('data-step'));

/** What every step shows, from the first to the last, with the space key. */
async function readSteps(page: Page): Promise<string[][]> {
  const steps = await page.locator('.scene-steps li').count();
  const texts: string[][] = [];
  for (let at = await stepOf(page); at < steps; at++) {
    await page.waitForSelector(`.scene[data-step="${at}"]`);
    texts.push(await page.locator('.scene-rail li, .scene-stage').allInnerTexts());
    if (at === steps - 1) break;
    // Two presses at once would go to the end.
    await page.waitForTimeout(400);
    await page.keyboard.press('Space');
  }
  return texts;
}

/** The points that the last step shows, as the engine counts them. */
async function pointsByEngine(page: Page, kept: KeptGame, scenes: Scenes): Promise<string[]> {
  const game = gameOf(kept.game);
  const { steps } = replay((await recordIn(page, kept.id))!, { [kept.game]: game });
  const told: Told[] = steps.flatMap(({ n, events }) => events.map((event) => ({ ply: n, event })));
  const { score } = await boardOf(kept.game);
  const id = await page.locator('.scene').getAttribute('data-scene');
  const cut = scenes.cut(told).find((one) => one.id === id)!;
  const { state } = steps[told[cut.end - 1]!.ply - 1]!;
  const { scores } = scriptOf(cut, told, game.view(state, 'spectator'), { game, score, seats: 4 });
  return scores.at(-1)!.map(String);
}

/** One game with and without motion, or all. */
const motionsOf = (game: string): readonly ('full' | 'still')[] =>
  WHOLE || game === 'dragon' ? ['full', 'still'] : ['still'];

for (const game of idsWith('scenes'))
  test(`a scene of ${game} tells what the engine did, step by step`, async (screens) => {
    const scenes = await scenesOf(game);
    const { kept, choice } = nearScene(game, scenes);
    const told: string[][][] = [];
    for (const motion of motionsOf(game)) {
      const page = await screens.open(`#/local/${kept.id}`, {
        games: [kept],
        motion,
        pace: 'step',
        confirming: false,
      });
      await toScene(page, choice);
      await page.waitForSelector('.scene');
      told.push(await readSteps(page));
      const points = page.locator('[data-scene-points]');
      const shown = await points.evaluateAll((all) =>
        all
          .sort((a, b) => Number(a.dataset.scenePoints) - Number(b.dataset.scenePoints))
          .map(({ textContent }) => textContent),
      );
      expect(shown).toEqual(await pointsByEngine(page, kept, scenes));
      if (motion === 'still') {
        await bringJudge(page);
        expect(await judge(page, '.scene')).toEqual([]);
        // At once: the last frame, then the table, and no scene any more.
        await page.selectOption('.scene-pace', 'instant');
        await page.waitForSelector('.scene', { state: 'detached' });
      } else {
        // One press ends the last step, the other leaves the scene.
        const scene = await page.locator('.scene').getAttribute('data-scene');
        await page.keyboard.press('Space');
        await page.keyboard.press('Space');
        await page.waitForSelector(`.scene[data-scene="${scene}"]`, { state: 'detached' });
      }
    }
    if (told.length < 2) return;
    expect(told[1]).toEqual(told[0]);
    const page = await screens.open(`#/local/${kept.id}`, { games: [kept], confirming: false });
    const before = await page.locator('.table').getAttribute('data-ply');
    await toScene(page, choice);
    await page.waitForSelector(`.table:not([data-ply="${before}"]) .bar.own`);
    expect(await page.locator('.scene').count()).toBe(0);
  });

test('the film of what happened since your last turn has its scenes', async (screens) => {
  const kept = afterScene('dragon', await scenesOf('dragon'));
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], pace: 'brisk' });
  await page.click('.log-film[aria-pressed="false"]');
  await page.waitForSelector('.scene[data-scene^="month"]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.scene', { state: 'detached' });
  await page.waitForSelector('.log-film[aria-pressed="false"]');
  await page.waitForSelector('.bar.own');
});

/** What an earlier visit judged: the chances of two seats change places twice. All but the last decisions, which are left to the bots. */
function judgedBefore({ game: id, record }: KeptGame): [key: string, text: string] {
  const game = gameOf(id);
  const course = replay(record, { [id]: game });
  const { steps, start } = course;
  const judged = steps.slice(0, -2).flatMap(({ seat, action, n }): Judgement[] => {
    if (legalActions(game, steps[n - 2]?.state ?? start, seat).length < 2) return [];
    const leads = Math.floor((3 * n) / steps.length) % 2;
    const shares = game.scores(start).map((_, one) => (one === leads ? 0.7 : 0.1));
    return [{ ply: n - 1, deep: true, moves: [{ plan: [action], shares }], made: shares }];
  });
  return storedReview(recordUpTo(course), judged);
}

/** Red, green and blue of points of a picture, across and down as shares of it. */
const coloursAt = (page: Page, png: Buffer, points: readonly (readonly [x: number, y: number])[]) =>
  page.evaluate(
    async ({ url, at }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      return at.map(([x, y]) =>
        [...pen.getImageData(x * image.width, y * image.height, 1, 1).data].slice(0, 3),
      );
    },
    { url: `data:image/png;base64,${png.toString('base64')}`, at: points },
  );

test('the end of a game is a tower for each seat, with turning points and a picture to share, and can be seen again', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 4, seed: 'towers', part: 1 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), judgedBefore(kept));
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await page.waitForSelector('[data-end-points]');
  const shown = await page.locator('[data-end-points]').allInnerTexts();
  const game = gameOf('dragon');
  const { steps } = replay(kept.record, { dragon: game });
  const scores = game.scores(steps.at(-1)!.state);
  expect(shown).toEqual(scores.map(String));
  // The floors, in words, add up to them.
  const floors = await page.locator('.scene-end .unseen li').allTextContents();
  const sums = floors.map((line) => (line.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0));
  expect(sums).toEqual(scores);
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForSelector(size === PHONE ? '.scene.ends.narrow' : '.scene.ends:not(.narrow)');
    // The bots assess the rest of the game meanwhile.
    await page.locator('.turning-point').first().scrollIntoViewIfNeeded();
    const links = await page
      .locator('.turning-point')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const plies = links.map((href) => Number(/^#\/replay\/local\/.*\?ply=(\d+)$/.exec(href!)?.[1]));
    expect(plies).toEqual(plies.toSorted((a, b) => a - b));
    expect(plies.every((ply) => ply > 0 && ply <= steps.length)).toBe(true);
    await expect.poll(() => page.locator('.race-number').count()).toBe(plies.length);
  }
  const [picture] = await Promise.all([page.waitForEvent('download'), page.locator('.scene-share').click()]);
  const png = readFileSync(await picture.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // The second tower wins, with the sun behind it.
  const [sun, room] = await coloursAt(page, png, [
    [0.28, 0.38],
    [0.375, 0.75],
  ]);
  expect(sun![0]! - sun![1]!, 'the sun is red').toBeGreaterThan(90);
  expect(Math.min(...room!), 'rooms are lit').toBeGreaterThan(200);
  await bringJudge(page);
  expect(await judge(page, '.scene')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.scene', { state: 'detached' });
  await page.waitForSelector('.final');
});

/** A shorter phone has the line above the prompt. */
const TALL = { width: 412, height: 915 };
const SHORT = { width: 390, height: 664 };

test('on a phone one line tells what the others did, and plays it on the board', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 4, seed: 'ticker', part: 0.4 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept], size: TALL });
  await page.waitForSelector('.bar.own .ticker-log svg + span');
  expect(await page.locator('.ticker-log b.new').count()).toBeGreaterThan(0);
  await page.click('.ticker > .ticker-play');
  await page.waitForSelector('.ticker > .ticker-play[aria-pressed="true"]');
  await expect.poll(() => page.locator('.ticker-log b.new').count()).toBe(0);
  const told = await page.locator('.ticker-log > span').innerText();
  await page.click('.ticker-log');
  await page.waitForSelector('.panel .log');
  await page.keyboard.press('Escape');
  await page.setViewportSize(SHORT);
  await page.waitForSelector(`.bar-news:has-text("${told}")`);
  await page.click('.bar-say > .ticker-play');
  await page.waitForSelector('.bar-say > .ticker-play[aria-pressed="true"]');
});
