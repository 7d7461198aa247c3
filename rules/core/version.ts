import type { GameId } from './game.ts';

/** `migrate` of a game whose stored states have all been of one version. */
export const firstVersion =
  <S>(game: GameId, version: number) =>
  (stored: unknown, from: number): S => {
    if (from !== version) throw new Error(`There is no way from version ${from} of ${game} to ${version}.`);
    return stored as S;
  };
