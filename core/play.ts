import type { Action, Game, Kinds, RuleId, Seat } from './game.ts';
import { legalActions } from './game.ts';

export type Played<K extends Kinds> =
  | { readonly ok: true; readonly state: K['state']; readonly events: K['event'][] }
  | { readonly ok: false; readonly rules: RuleId[] };

/** Applies an action to a copy of the state, or refuses it with the rules against it. */
export function play<K extends Kinds>(game: Game<K>, s: K['state'], seat: Seat, action: Action): Played<K> {
  if (!legalActions(game, s, seat).includes(action))
    return { ok: false, rules: refusal(game, s, seat, action) };
  const state = game.clone(s);
  const events: K['event'][] = [];
  game.apply(state, seat, action, (event) => events.push(event));
  return { ok: true, state, events };
}

/** The rules against an action; [] for integers outside the action space. */
function refusal<K extends Kinds>(game: Game<K>, s: K['state'], seat: Seat, action: Action): RuleId[] {
  const known = Number.isInteger(action) && action >= 0 && action < game.actions;
  return known ? game.why(s, seat, game.decode(action)) : [];
}

/** A decision with the states before and after it. */
export interface AppliedDecision<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly action: Action;
  readonly before: K['state'];
  readonly state: K['state'];
  readonly events: K['event'][];
}

/** Applies decisions already known to be legal. Each state is a copy. */
export function* applyDecisions<K extends Kinds>(
  game: Game<K>,
  start: K['state'],
  moves: Iterable<Pick<AppliedDecision, 'seat' | 'action'>>,
): Generator<AppliedDecision<K>, void> {
  let before = start;
  for (const { seat, action } of moves) {
    const state = game.clone(before);
    const events: K['event'][] = [];
    game.apply(state, seat, action, (event) => events.push(event));
    yield { seat, action, before, state, events };
    before = state;
  }
}
