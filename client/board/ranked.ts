import type { Seat } from '../../core/game.ts';

/** The seats from the first place to the last; those that share one stay as they sit. */
export const ranked = (places: readonly number[]): Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
