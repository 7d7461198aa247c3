import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { stream } from '../../core/rng.ts';
import { turnContinues } from '../../core/turn.ts';
import { momentFromState } from './moment.ts';
import type { Moment } from './session.ts';

/**
 * How things stand after a decision that nobody has been told of, tried out on a state as the seat may imagine it.
 * Nothing where that cannot be known: the turn of the seat ends with it, or something hidden comes to light.
 */
export function ahead<K extends Kinds>(
  game: Game<K>,
  { view, ply }: Moment<K>,
  seat: Seat,
  action: Action,
): Moment<K> | undefined {
  const before = game.sample(view, stream('ahead', 'page'));
  const played = play(game, before, seat, action);
  if (!played.ok) return undefined;
  const { state } = played;
  if (!turnContinues(game, before, seat, state)) return undefined;
  return momentFromState(game, state, ply + 1, seat);
}
