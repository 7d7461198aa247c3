import type { Action, Game, Kinds, Seat, Viewer } from './game.ts';
import { legalActions, phaseOf, seatsOf } from './game.ts';

/** A position as one viewer sees it. */
export interface Perspective<K extends Kinds = Kinds> {
  readonly view: K['view'];
  /** Phase of the view: only its player sees a command in progress. */
  readonly phase: string;
  readonly active: Seat[];
  /** Empty unless the viewer is to decide. */
  readonly legal: Action[];
}

/**
 * The only way to show a state. Everything follows from the view: two states with the same view have the same
 * perspective (core/laws).
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
