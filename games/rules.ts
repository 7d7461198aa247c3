import type { Game } from '../core/game.ts';
import { type GameId, MANIFESTS } from './list.ts';

/** The rules of every game by its id. */
export const games = Object.fromEntries(
  await Promise.all(MANIFESTS.map(async ({ id, rules }) => [id, await rules()])),
) as Readonly<Record<GameId, Game>>;

export function gameOf(id: GameId): Game {
  const game = games[id];
  if (!game) throw new Error(`There is no game '${id}'.`);
  return game;
}

export const allGames: readonly Game[] = Object.values(games);
