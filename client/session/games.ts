import type { Game, GameId } from '../../rules/core/game.ts';

const LOADERS = {
  confucius: async () => (await import('../../rules/confucius/index.ts')).confucius as unknown as Game,
  dragon: async () => (await import('../../rules/dragon/index.ts')).dragon as unknown as Game,
  han: async () => (await import('../../rules/han/index.ts')).han as unknown as Game,
} as const satisfies Record<GameId, () => Promise<Game>>;

/** The rules of one game; a page that plays one does not fetch the others. */
export const gameOf = (id: GameId): Promise<Game> => LOADERS[id]();
