import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { stream } from '../../core/rng.ts';
import { turnContinues } from '../../core/turn.ts';
import { momentFromState } from './moment.ts';
import type { Moment } from './session.ts';

/**
 * The position after an unsent decision, computed on a state sampled from the seat's view. Undefined if it cannot be
 * known: the decision ends the seat's turn or reveals something hidden.
 */
export function preview<K extends Kinds>(
  game: Game<K>,
  { view, ply }: Moment<K>,
  seat: Seat,
  action: Action,
): Moment<K> | undefined {
  const before = game.sample(view, stream('preview', 'page'));
  const played = play(game, before, seat, action);
  if (!played.ok) return undefined;
  const { state } = played;
  if (!turnContinues(game, before, seat, state)) return undefined;
  return momentFromState(game, state, ply + 1, seat);
}
