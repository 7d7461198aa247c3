import type { GameId } from '../../rules/core/game.ts';
import type { Value } from './value.ts';

const known = new Map<GameId, Value>();

/** A page learns the value of the game it plays; whoever imports `index.ts` has learned all of them. */
export const learn = (game: GameId, value: unknown): void => {
  known.set(game, value as Value);
};

export function valueFor(game: GameId): Value {
  const value = known.get(game);
  if (!value) throw new Error(`The value of ${game} is not loaded.`);
  return value;
}
