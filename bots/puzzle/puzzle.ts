import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat } from '../../core/game.ts';
import type { Difference } from '../explain/contrast.ts';
import { sameResult } from '../explain/judge.ts';

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
  readonly gaps: readonly Omit<Difference, 'zScore'>[];
  /** The first moves of the levels that miss it, without repetition. */
  readonly missed: readonly string[];
}

/** A decision of the best turn; where the others are as good, it is not asked for. */
export interface PuzzleStep {
  readonly move: string;
  readonly asked: boolean;
}

/** The same on every device, and whatever puzzles come before it. */
export const puzzleId = ({ seed, moves }: Puzzle): string => `${seed}/${movesIn(moves).length}`;

/** The source of points that the puzzle is about; none where it is about the points of the others. */
export function themeOf({ gaps }: Puzzle): string | undefined {
  const own = gaps.filter(({ to }) => to === undefined);
  return (own.find(({ points }) => points > 0) ?? own[0])?.source;
}

/** The decisions that lead to the position. */
export const actionsOf = (game: Game, text: string): Action[] =>
  movesIn(text).map((move) => {
    const action = game.parse(move);
    if (action === undefined) throw new Error(`There is no move '${move}'.`);
    return action;
  });

const movesIn = (text: string): string[] => text.split(' ').filter((move) => move !== '');

/** The best turn as actions. */
export const solutionOf = (game: Game, { turn }: Puzzle): Action[] =>
  turn.flatMap(({ move }) => actionsOf(game, move));

/** The state in which the puzzle asks. */
export function positionOf(game: Game, { seed, seats, options, moves }: Puzzle): Kinds['state'] {
  const s = game.setup(options, seats, seed);
  for (const action of actionsOf(game, moves)) game.apply(s, firstSeat(game.active(s)), action);
  return s;
}

/** The decisions that the puzzle asks for and that are among those made, in any order. */
export function foundIn(game: Game, { turn }: Puzzle, made: readonly Action[]): Action[] {
  const left = [...made];
  return turn.flatMap(({ move, asked }) => {
    const action = game.parse(move)!;
    const at = left.indexOf(action);
    if (!asked || at < 0) return [];
    left.splice(at, 1);
    return [action];
  });
}

/** Whether a turn is the best one: all that is asked for in any order, or another way to the same position. */
export const isSolved = (game: Game, s: Kinds['state'], puzzle: Puzzle, made: readonly Action[]): boolean =>
  foundIn(game, puzzle, made).length === puzzle.turn.filter(({ asked }) => asked).length ||
  sameResult(game, s, puzzle.seat, made, solutionOf(game, puzzle));

/** Puzzles as a file, one on each line. */
export const puzzleFile = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
