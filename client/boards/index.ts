import type { GameId } from '../../rules/core/game.ts';
import type { Board } from '../table/board.ts';

const modules = import.meta.glob<{ board: Board }>('./*/index.ts');

/** The board of a game, fetched when a table of it is opened. */
export const boardOf = async (id: GameId): Promise<Board | undefined> =>
  (await modules[`./${id}/index.ts`]?.())?.board;
