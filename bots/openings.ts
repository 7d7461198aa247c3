import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { carriedOut, goingOn, ranking } from './heuristic.ts';
import { shares } from './shares.ts';
import { type Aim, begun, shortlist } from './shortlist.ts';
import type { Value } from './value.ts';

/** Plans that are compared by a search, and actions tried for them. */
const CANDIDATES = 12;
const ROOT_CAP = 160;
/** States behind the view on which plans are compared before any search. */
const FIRST_LOOKS = 4;

/** A plan to begin with, and the chances of all seats after it by the value alone. */
export interface Opening {
  readonly actions: readonly Action[];
  readonly estimate: readonly number[];
}

/** The most promising plans of a seat, best first, as the value sees them on average over the first states. */
export function openings(
  game: Game,
  value: Value,
  universes: readonly Kinds['state'][],
  seat: Seat,
  aim: Aim,
): Opening[] {
  const { weights: w } = value;
  const s = universes[0]!;
  const all = ranking(game, value, w, s, seat, ROOT_CAP);
  const { must } = aim;
  if (must !== undefined && !all.some(({ actions }) => actions[0] === must))
    all.push(begun(game, value, w, s, seat, must, ROOT_CAP));
  const looks = universes.slice(1, FIRST_LOOKS);
  const found = shortlist(all, 2 * CANDIDATES, aim).map((plan): Opening => {
    const { actions, shares: first } = goingOn(game, value, w, seat, s, plan);
    const sums = first.slice();
    for (const universe of looks)
      shares(game, value, w, carriedOut(game, universe, seat, actions)).forEach((share, i) => {
        sums[i]! += share;
      });
    return { actions, estimate: sums.map((sum) => sum / (1 + looks.length)) };
  });
  found.sort((a, b) => b.estimate[seat]! - a.estimate[seat]!);
  return shortlist(found, CANDIDATES, aim);
}
