import { below } from '../rules/core/rng.ts';
import type { Bot } from './bot.ts';
import { sense } from './sense/index.ts';

/** Most points now; among equals what simple sense prefers; among those, chance. */
export const greedy: Bot = {
  name: 'greedy',
  choose({ game, view, seat, legal }, rng) {
    const before = game.sample(view, rng);
    let best: number[] = [];
    let top: readonly number[] = [];
    for (const action of legal) {
      const after = game.clone(before);
      game.apply(after, seat, action);
      const worth = [game.scores(after)[seat]!, sense(game.id, game.view(after, seat), seat)];
      const order = best.length === 0 ? 1 : compare(worth, top);
      if (order > 0) best = [];
      if (order >= 0) {
        best.push(action);
        top = worth;
      }
    }
    return best[below(rng, best.length)]!;
  },
};

/** The sign of the first difference. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
