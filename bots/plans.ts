import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { legalActions, over } from '../core/game.ts';
import { turnEnds } from '../core/turn.ts';
import { valueFor } from './registry.ts';

/** Actions of one seat up to a stable position, and that position. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly state: Kinds['state'];
}

/** Above this many unfinished plans, those that reach the same position are merged. */
const MERGE_ABOVE = 30;

/** One plan for each position. */
const distinct = (plans: readonly Plan[]): Plan[] => [
  ...new Map(plans.map((plan) => [JSON.stringify(plan.state), plan])).values(),
];

/** A copy of a state in which a seat has carried out actions. */
export function afterActions(
  game: Game,
  s: Kinds['state'],
  seat: Seat,
  actions: readonly Action[],
): Kinds['state'] {
  const after = game.clone(s);
  for (const action of actions) game.apply(after, seat, action);
  return after;
}

/**
 * A seat's plans up to where another seat or chance acts, or the value calls the position stable. After `cap`
 * actions tried, each unfinished plan follows its first candidate only.
 */
export function plansOf(game: Game, s: Kinds['state'], seat: Seat, cap: number): Plan[] {
  const value = valueFor(game.id);
  const finished: Plan[] = [];
  let open: Plan[] = [{ actions: [], state: s }];
  let tried = 0;
  while (open.length > 0) {
    const unfinished: Plan[] = [];
    for (const { actions, state } of open) {
      const candidates = value.candidates(state, seat, legalActions(game, state, seat));
      const count = tried < cap ? candidates.length : 1;
      for (let k = 0; k < count; k++) {
        const after = game.clone(state);
        game.apply(after, seat, candidates[k]!);
        tried++;
        const plan = { actions: [...actions, candidates[k]!], state: after };
        if (over(after) || turnEnds(game, state, seat, after) || value.isStable(after)) finished.push(plan);
        else unfinished.push(plan);
      }
    }
    open = unfinished.length > MERGE_ABOVE ? distinct(unfinished) : unfinished;
  }
  return finished;
}
