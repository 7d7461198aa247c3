import type { Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat } from '../../core/game.ts';

/** A position of a game of bots in which one turn is clearly best, as it is stored. */
export interface Puzzle {
  /** The deal, and every decision up to the position, in notation. */
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly moves: string;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly turn: readonly PuzzleStep[];
  /** The chance to win after the best turn, and after the best turn that begins differently. */
  readonly chance: number;
  readonly next: number;
  /** What sets the turn apart: more or fewer points by source than the next best, the largest first. */
  readonly gaps: readonly { readonly source: string; readonly points: number }[];
  /** The first moves of the levels that miss it, without repetition. */
  readonly missed: readonly string[];
}

/** A decision of the best turn; where the others are as good, it is not asked for. */
export interface PuzzleStep {
  readonly move: string;
  readonly asked: boolean;
}

/** The state in which the puzzle asks. */
export function positionOf(game: Game, { seed, seats, options, moves }: Puzzle): Kinds['state'] {
  const s = game.setup(options, seats, seed);
  for (const move of moves.split(' ').filter(Boolean)) {
    const action = game.parse(move);
    if (action === undefined) throw new Error(`The puzzle ${seed} has no move '${move}'.`);
    game.apply(s, firstSeat(game.active(s)), action);
  }
  return s;
}
