import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { over } from '../core/game.ts';
import { turnEnds } from '../core/turn.ts';
import { carriedOut, type Ranked, ranking } from './heuristic.ts';
import { shares } from './shares.ts';
import type { Value, Weights } from './value.ts';

/** What a search is to have an opinion on at its end, besides the best plan. */
export interface Aim {
  /** So many different first actions. */
  readonly keep?: number;
  /** This first action among them. */
  readonly must?: Action | undefined;
}

interface Listed {
  readonly actions: readonly Action[];
}

/** The best so many of a sorted list, and as much beyond them as the aim asks for. */
export function shortlist<T extends Listed>(
  sorted: readonly T[],
  count: number,
  { keep = 1, must }: Aim,
): T[] {
  const firsts = new Set<Action>();
  return sorted.filter(({ actions }, k) => {
    const first = actions[0]!;
    const isNew = !firsts.has(first);
    if (k >= count && !(isNew && (first === must || firsts.size < keep))) return false;
    firsts.add(first);
    return true;
  });
}

/** A plan that begins with an action, whatever is thought of it. */
export function begun(
  game: Game,
  value: Value,
  w: Weights,
  s: Kinds['state'],
  seat: Seat,
  action: Action,
  cap: number,
): Ranked {
  const state = carriedOut(game, s, seat, [action]);
  if (over(state) || turnEnds(game, s, seat, state) || value.resting(state)) {
    const found = shares(game, value, w, state);
    return { actions: [action], state, shares: found, hope: found[seat]! };
  }
  const next = ranking(game, value, w, state, seat, cap)[0]!;
  return { ...next, actions: [action, ...next.actions], state: next.state };
}
