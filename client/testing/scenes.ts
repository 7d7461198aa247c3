import type { Page } from 'playwright-core';
import { legalActions } from '../../core/game.ts';
import { replay } from '../../core/replay.ts';
import { gameOf } from '../../games/rules.ts';
import type { Scenes, Told } from '../board/scene.ts';
import type { KeptGame } from '../session/kept.ts';
import { keptAt } from './kept.ts';

export interface Near {
  readonly kept: KeptGame;
  /** Which of the legal moves leads to the scene. */
  readonly choice: number;
}

/** A game in which the next decision, not the last, brings about a whole scene: the one with most steps. */
export function nearScene(id: string, scenes: Scenes): Near {
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

/** A game in which a scene ended after the last turn of who decides now, with a few decisions in between. */
export function afterScene(id: string, scenes: Scenes): KeptGame {
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

/** Makes the decision that brings the scene. */
export async function toScene(page: Page, choice: number): Promise<void> {
  await page.click('.bar-do .btn[aria-expanded="false"]');
  await page.locator('.moves-list .move').nth(choice).click();
}
