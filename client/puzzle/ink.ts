import type { BoardProps } from '../board/board.ts';
import { type InkWay, useInk } from '../path/ink.ts';
import { stepsOf, type TurnStep } from '../path/steps.ts';
import type { Solver } from './solver.ts';

/** Decisions of the solution in words, and where they point, from the position on. */
export const solutionSteps = (
  { position, model, solution }: Solver,
  props: BoardProps,
  actions = solution,
): TurnStep[] => {
  const { game, state, puzzle } = position;
  return stepsOf(props, model.board, game.view(state, puzzle.seat), puzzle.seat, actions);
};

/** Draws the best turn on the board once it is found or shown. */
export function useInkOf(solver: Solver, props: BoardProps): void {
  const ways: InkWay[] = solver.over.value ? [{ kind: 'best', steps: solutionSteps(solver, props) }] : [];
  useInk(ways, props.view);
}
