import type { DragonMove } from './types.ts';

/** The two people a seat began with, in the order of the draft. */
export const opening = (moves: readonly DragonMove[]): string | undefined =>
  moves.find((move) => move.type === 'draft')?.types.join('+');
