import { GAME_IDS, type GameId } from '../../rules/core/game.ts';
import { endCourse } from '../guide/course.ts';
import type { Family } from '../table/board.ts';
import { keysFrom, read, write } from './storage.ts';

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

/** Games are kept after every decision, with the record as it is when it is written. */
export const keepGame = (game: Omit<KeptGame, 'record'>, record: () => string): void =>
  write(PREFIX + game.id, () => JSON.stringify({ ...game, record: record() } satisfies KeptGame));

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
export const keptText = (id: string): string | null => read(PREFIX + id);

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
  write(PREFIX + id, () => null);
  const turns = `${TURN_PREFIX}${id}-`;
  for (const seat of keysFrom(turns)) write(turns + seat, () => null);
  endCourse(id);
}

const keptIds = (): string[] => keysFrom(PREFIX);

/** The latest first. */
export const keptGames = (): KeptGame[] =>
  keptIds()
    .flatMap((id) => keptGame(id) ?? [])
    .sort((a, b) => b.updated - a.updated);

/** The ids of what looks like no game any more. */
export const brokenGames = (): string[] => keptIds().filter((id) => !keptGame(id));
