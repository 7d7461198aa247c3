import { type Puzzle, puzzleId } from '../../bots/puzzle/puzzle.ts';
import type { GameId } from '../../games/list.ts';
import { progressOf } from './progress.ts';

/** The number of the next puzzle after `n` that is not done; of the next one at all where all are. */
export function nextOf(game: GameId, all: readonly Puzzle[], n: number): number {
  const { done } = progressOf(game);
  const later = [...all.keys()].map((k) => (n + k) % all.length);
  return 1 + (later.find((at) => done[puzzleId(all[at]!)] === undefined) ?? n % all.length);
}
