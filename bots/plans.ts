import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { legalActions, over } from '../core/game.ts';
import { turnEnds } from '../core/turn.ts';
import type { Value } from './value.ts';

/** A way to go on with a turn up to where nothing is half done, and where it leads. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly state: Kinds['state'];
}

/** Unfinished plans that are gone on with unseen; with more of them, ways to the same position are looked for. */
const FEW = 30;

/** One way to each position. */
const distinct = (plans: readonly Plan[]): Plan[] => [
  ...new Map(plans.map((plan) => [JSON.stringify(plan.state), plan])).values(),
];

/**
 * The results of a seat's decisions until another seat or chance acts, or the value says that one may rest.
 * Beyond `cap` actions tried, what is begun is finished in the first sensible way.
 */
export function plansOf(game: Game, value: Value, s: Kinds['state'], seat: Seat, cap: number): Plan[] {
  const found: Plan[] = [];
  let open: Plan[] = [{ actions: [], state: s }];
  let tried = 0;
  while (open.length > 0) {
    const begun: Plan[] = [];
    for (const { actions, state } of open) {
      const sensible = value.sensible(state, seat, legalActions(game, state, seat));
      const count = tried < cap ? sensible.length : 1;
      for (let k = 0; k < count; k++) {
        const after = game.clone(state);
        game.apply(after, seat, sensible[k]!);
        tried++;
        const plan = { actions: [...actions, sensible[k]!], state: after };
        if (over(after) || turnEnds(game, state, seat, after) || value.resting(after)) found.push(plan);
        else begun.push(plan);
      }
    }
    open = begun.length > FEW ? distinct(begun) : begun;
  }
  return found;
}
