import type { Action, Game, Kinds, RuleId, Seat } from './game.ts';
import { legalActions } from './game.ts';

export type Played<K extends Kinds> =
  | { readonly ok: true; readonly state: K['state']; readonly events: K['event'][] }
  | { readonly ok: false; readonly rules: RuleId[] };

/** The checked way to play: the given state is never changed, and what is not legal is refused with its rules. */
export function play<K extends Kinds>(game: Game<K>, s: K['state'], seat: Seat, action: Action): Played<K> {
  if (!legalActions(game, s, seat).includes(action))
    return { ok: false, rules: refusal(game, s, seat, action) };
  const state = game.clone(s);
  const events: K['event'][] = [];
  game.apply(state, seat, action, (event) => events.push(event));
  return { ok: true, state, events };
}

/** Why an action is refused; an integer outside the action space is no move of any rule. */
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

/** Makes decisions again that were legal when they were made. Each state is a copy. */
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
