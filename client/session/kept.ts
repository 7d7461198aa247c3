import { GAME_IDS, type GameId } from '../../rules/core/game.ts';
import { endCourse } from '../guide/course.ts';
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
/** Of what is put together of a turn; then come the table and the seat. */
export const TURN_PREFIX = 'mandate-turn-';

/** Games are kept after every decision; storage that writes at once loses none when the page is closed. */
export const keepGame = (game: KeptGame): void =>
  localStorage.setItem(PREFIX + game.id, JSON.stringify(game));

export function keptGame(id: string): KeptGame | undefined {
  const text = keptText(id);
  if (text === null) return undefined;
  try {
    const found: unknown = JSON.parse(text);
    return isGame(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept of a game, whether it can be read or not. */
export const keptText = (id: string): string | null => localStorage.getItem(PREFIX + id);

const isGame = (found: unknown): found is KeptGame => {
  const { game, bots, families, names, record } = (found ?? {}) as Partial<KeptGame>;
  return (
    GAME_IDS.some((id) => id === game) &&
    Array.isArray(bots) &&
    Array.isArray(families) &&
    Array.isArray(names) &&
    families.length === bots.length &&
    typeof record === 'string'
  );
};

export function dropGame(id: string): void {
  localStorage.removeItem(PREFIX + id);
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${TURN_PREFIX}${id}-`)) localStorage.removeItem(key);
  endCourse(id);
}

const keptIds = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));

/** The latest first. */
export const keptGames = (): KeptGame[] =>
  keptIds()
    .flatMap((id) => keptGame(id) ?? [])
    .sort((a, b) => b.updated - a.updated);

/** The ids of what looks like no game any more. */
export const brokenGames = (): string[] => keptIds().filter((id) => !keptGame(id));
