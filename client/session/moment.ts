import type { Game, Kinds, Viewer } from '../../core/game.ts';
import { over } from '../../core/game.ts';
import { perspective } from '../../core/perspective.ts';
import type { Moment, Result } from './session.ts';

/** A known state as a viewer may see it. */
export function momentFromState<K extends Kinds>(
  game: Game<K>,
  s: K['state'],
  ply: number,
  viewer: Viewer,
): Moment<K> {
  const { legal, ...shown } = perspective(game, s, viewer);
  return {
    ply,
    ...shown,
    legal: legal.map((action) => ({ action, move: game.decode(action) })),
    over: over(s),
  };
}

export const resultOf = <K extends Kinds>(game: Game<K>, s: K['state']): Result | undefined =>
  over(s) ? { scores: game.scores(s), places: game.places(s) } : undefined;
