import type { Puzzle } from '../bots/puzzle/puzzle.ts';

/** The puzzles of a game, fetched when somebody opens them. */
export const puzzlesOf = async (id: string): Promise<readonly Puzzle[]> =>
  ((await import(`./${id}/bot/puzzles.ts`)) as { puzzles: readonly Puzzle[] }).puzzles;
