import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replay } from '../../core/replay.ts';
import { boardOf, scenesOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { Told } from '../board/scene.ts';
import { scriptOf } from '../scene/script.ts';
import type { KeptGame } from '../session/kept.ts';
import { Hand } from '../testing/hand.ts';
import { keptAt, recordIn } from '../testing/kept.ts';
import { pageTest as test } from '../testing/stand.ts';

/** Shortly before the end of a round, a full province, a ministry. */
const PARTS: Readonly<Record<string, number>> = { dragon: 0.5, han: 0.5, confucius: 0.5 };

const nearScene = (game: string): KeptGame => keptAt({ game, seats: 4, seed: 'b', part: PARTS[game] ?? 0.5 });

/** Plays until a scene is shown; goes on after each bot. */
async function toScene(page: Page): Promise<void> {
  const hand = new Hand(page, 3);
  for (;;) {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('.scene')) return 'scene';
      const on = document.querySelector<HTMLElement>('.bar:not(.own) .btn.p');
      on?.click();
      return !on && document.querySelector('.bar.own') ? 'own' : undefined;
    });
    if ((await found.jsonValue()) === 'scene') return;
    await hand.decide(await hand.turn());
  }
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
async function pointsByEngine(page: Page, kept: KeptGame): Promise<string[]> {
  const game = gameOf(kept.game);
  const { steps } = replay((await recordIn(page, kept.id))!, { [kept.game]: game });
  const told: Told[] = steps.flatMap(({ n, events }) => events.map((event) => ({ ply: n, event })));
  const scenes = await scenesOf(kept.game);
  const { score } = await boardOf(kept.game);
  const cut = scenes.cut(told).at(-1)!;
  const { state } = steps[told[cut.end - 1]!.ply - 1]!;
  const { scores } = scriptOf(cut, told, game.view(state, 'spectator'), { game, score, seats: 4 });
  return scores.at(-1)!.map(String);
}

for (const game of idsWith('scenes'))
  test(`a scene of ${game} tells what the engine did, step by step, with and without motion`, async (screens) => {
    const kept = nearScene(game);
    const told: string[][][] = [];
    for (const motion of ['full', 'still'] as const) {
      const page = await screens.open(`#/local/${kept.id}`, { games: [kept], motion, pace: 'step' });
      await toScene(page);
      told.push(await readSteps(page));
      const points = page.locator('[data-scene-points]');
      const shown = await points.evaluateAll((all) =>
        all
          .sort((a, b) => Number(a.dataset.scenePoints) - Number(b.dataset.scenePoints))
          .map(({ textContent }) => textContent),
      );
      expect(shown).toEqual(await pointsByEngine(page, kept));
      if (motion === 'still') {
        // At once: the last frame, then the table, and no scene any more.
        await page.selectOption('.scene-pace', 'instant');
        await page.waitForSelector('.scene', { state: 'detached' });
        await new Hand(page, 3).playSome(3);
        expect(await page.locator('.scene').count()).toBe(0);
      } else {
        await page.waitForTimeout(400);
        await page.keyboard.press('Space');
        await page.waitForSelector('.scene', { state: 'detached' });
      }
    }
    expect(told[1]).toEqual(told[0]);
  });
