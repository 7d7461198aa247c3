import { computed } from '@preact/signals';
import type { Puzzle } from '../../bots/puzzle/puzzle.ts';
import { boardOf } from '../../games/boards.ts';
import { type GameId, rulesOf } from '../../games/list.ts';
import { puzzlesOf } from '../../games/puzzles.ts';
import { familiesOf, playersOf, type Seating } from '../session/begin.ts';
import { USUAL_LEVEL } from '../session/levels.ts';
import { language, ownName } from '../settings/settings.ts';
import { loadGameTexts } from '../texts/texts.ts';
import { positionFor } from './position.ts';
import { Solver } from './solver.ts';

export interface OpenedPuzzle {
  readonly solver: Solver;
  readonly seating: Seating;
  readonly all: readonly Puzzle[];
}

/** The puzzle of a number from 1; undefined if there is none. */
export async function openPuzzle(id: GameId, n: number): Promise<OpenedPuzzle | undefined> {
  const [game, board, all] = await Promise.all([
    rulesOf(id),
    boardOf(id),
    puzzlesOf(id),
    loadGameTexts(id, language.peek()),
  ]);
  const puzzle = all[n - 1];
  if (!puzzle) return undefined;
  const bots = Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.seat ? null : USUAL_LEVEL));
  const own = ownName.peek();
  const names = bots.map((bot) => (bot === null && own !== '' ? own : null));
  const seating = { bots, names, families: familiesOf(bots) };
  const solver = new Solver(
    positionFor(game, puzzle),
    board,
    computed(() => playersOf(seating)),
  );
  return { solver, seating, all };
}
