import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { legalActions } from '../core/game.ts';
import { below } from '../core/rng.ts';
import { turnEnds } from '../core/turn.ts';
import type { Bot } from './bot.ts';
import type { Worth } from './brings.ts';
import { knownOf } from './known.ts';

/** How many further choices of the same turn are looked at for each choice. */
const LOOKS = 24;

/** Most points at the end of the own turn; among equals what simple sense prefers; among those, chance. */
export const greedy: Bot = {
  name: 'greedy',
  choose({ game, view, seat, legal }, rng) {
    const before = game.sample(view, rng);
    let best: Action[] = [];
    let top: Worth | undefined;
    for (const action of legal) {
      const found = outcome(game, before, seat, action, LOOKS);
      const gain = top ? compare(found, top) : 1;
      if (gain > 0) best = [];
      if (gain >= 0) {
        best.push(action);
        top = found;
      }
    }
    return best[below(rng, best.length)]!;
  },
};

const compare = (a: Worth, b: Worth): number => a.points - b.points || a.sense - b.sense;

/** What an action is worth if the turn goes on as well as it can, within so many looks. */
function outcome(game: Game, s: Kinds['state'], seat: Seat, action: Action, looks: number): Worth {
  const after = game.clone(s);
  game.apply(after, seat, action);
  const here = knownOf(game.id).worth(game.view(after, seat), seat);
  if (turnEnds(game, s, seat, after)) return here;
  const legal = legalActions(game, after, seat);
  if (legal.length > looks) return here;
  const each = Math.floor(looks / legal.length) - 1;
  return legal
    .map((next) => outcome(game, after, seat, next, each))
    .reduce((best, found) => (compare(found, best) > 0 ? found : best));
}
