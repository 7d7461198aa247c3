import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legalActions } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import { boardOf, scenesOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { Scenes, Told } from '../board/scene.ts';
import { scriptOf } from '../scene/script.ts';
import type { KeptGame } from '../session/kept.ts';
import { bringJudge, judge } from '../testing/judge.ts';
import { keptAt, recordIn } from '../testing/kept.ts';
import { WHOLE } from '../testing/sample.ts';
import { pageTest as test } from '../testing/stand.ts';

interface Near {
  readonly kept: KeptGame;
  /** Which of the legal moves leads to the scene. */
  readonly choice: number;
}

/** A game in which the next decision, not the last, brings about a whole scene: the one with most steps. */
function nearScene(id: string, scenes: Scenes): Near {
  const game = gameOf(id);
  for (let n = 0; ; n++) {
    const wanted = { game: id, seats: 4, seed: `scenes ${n}`, bot: 'random' };
    const { start, steps } = replay(keptAt({ ...wanted, part: 1 }).record, { [id]: game });
    const told: Told[] = steps.flatMap(({ n: ply, events }) => events.map((event) => ({ ply, event })));
    const [whole] = scenes
      .cut(told)
      .filter(
        ({ start: from, end }) => told[from]!.ply === told[end - 1]!.ply && told[from]!.ply < steps.length,
      )
      .sort((one, other) => other.steps.length - one.steps.length);
    if (!whole || whole.steps.length < 2) continue;
    const { ply } = told[whole.start]!;
    const { seat, action } = steps[ply - 1]!;
    const choice = legalActions(game, steps[ply - 2]?.state ?? start, seat).indexOf(action);
    return { kept: keptAt({ ...wanted, part: (ply - 0.5) / steps.length }), choice };
  }
}

/** Makes the decision that brings the scene. */
async function toScene(page: Page, choice: number): Promise<void> {
  await page.click('.bar-do .btn[aria-expanded="false"]');
  await page.locator('.moves-list .move').nth(choice).click();
}

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

/** A game in which a scene ended after the last turn of who decides now, with a few decisions in between. */
function afterScene(id: string, scenes: Scenes): KeptGame {
  const game = gameOf(id);
  const wanted = { game: id, seats: 4, seed: 'missed', bot: 'random' };
  const { steps } = replay(keptAt({ ...wanted, part: 1 }).record, { [id]: game });
  const told: Told[] = steps.flatMap(({ n: ply, events }) => events.map((event) => ({ ply, event })));
  for (const { end } of scenes.cut(told)) {
    const { ply } = told[end - 1]!;
    const next = steps[ply]?.seat;
    const own = steps.findLastIndex(({ n, seat }) => n < ply && seat === next) + 1;
    if (next !== undefined && steps[ply - 1]!.seat !== next && own > 0 && ply - own < 5)
      return keptAt({ ...wanted, part: (ply + 0.5) / steps.length });
  }
  throw new Error('There is no such game.');
}

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

test('the end of a game is a tower for each seat, as high as its points, and can be seen again', async (screens) => {
  const kept = keptAt({ game: 'dragon', seats: 4, seed: 'towers', part: 1 });
  const page = await screens.open(`#/local/${kept.id}`, { games: [kept] });
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
