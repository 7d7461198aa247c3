import type { GameId } from '../../rules/core/game.ts';
import type { Family } from '../table/board.ts';

/** A game that is kept on this device. */
export interface KeptGame {
  readonly id: string;
  readonly game: GameId;
  /** Names of bots by seat; null where a person sits. */
  readonly bots: readonly (string | null)[];
  readonly families: readonly Family[];
  /** The names of the people; bots and people without one are named by the page. */
  readonly names: readonly (string | null)[];
  readonly record: string;
  readonly updated: number;
  readonly over: boolean;
}

const PREFIX = 'mandate-game-';

/** Games are kept after every decision; storage that writes at once loses none when the page is closed. */
export const keepGame = (game: KeptGame): void =>
  localStorage.setItem(PREFIX + game.id, JSON.stringify(game));

export function keptGame(id: string): KeptGame | undefined {
  const text = localStorage.getItem(PREFIX + id);
  return text === null ? undefined : (JSON.parse(text) as KeptGame);
}

export const dropGame = (id: string): void => localStorage.removeItem(PREFIX + id);

/** The latest first. */
export function keptGames(): KeptGame[] {
  const found: KeptGame[] = [];
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX)) {
      const game = keptGame(key.slice(PREFIX.length));
      if (game) found.push(game);
    }
  return found.sort((a, b) => b.updated - a.updated);
}
