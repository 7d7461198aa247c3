import type { Action, Game, Kinds, Seat, Viewer } from './game.ts';
import { legalActions, phaseOf, seatsOf } from './game.ts';

/** What one viewer is shown of a position. */
export interface Perspective<K extends Kinds = Kinds> {
  readonly view: K['view'];
  /** Of the view: a command in the making is a phase to its own player alone. */
  readonly phase: string;
  readonly active: Seat[];
  /** Empty unless the viewer is to decide. */
  readonly legal: Action[];
}

/**
 * The only way from a state to what somebody is shown of it. All of it follows from the view: two states with the
 * same view have the same perspective (core/laws).
 */
export function perspective<K extends Kinds>(game: Game<K>, s: K['state'], viewer: Viewer): Perspective<K> {
  const view = game.view(s, viewer);
  return {
    view,
    phase: phaseOf(view),
    active: seatsOf(game.active(s)),
    legal: viewer === 'spectator' ? [] : legalActions(game, s, viewer),
  };
}
