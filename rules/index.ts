import { confucius } from './confucius/index.ts';
import type { Game, GameId } from './core/game.ts';
import { dragon } from './dragon/index.ts';
import { han } from './han/index.ts';

/** Every game that is complete, by its id. */
export const games = { confucius, dragon, han };

/** The same for whoever does not care which game it is. */
export const anyGames = games as unknown as Readonly<Record<GameId, Game>>;

export const gameOf = (id: GameId): Game => anyGames[id];

export const allGames: readonly Game[] = Object.values(anyGames);
