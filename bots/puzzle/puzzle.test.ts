import { describe, expect, it } from 'vitest';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { turnEnds } from '../../core/turn.ts';
import '../../games/all-bots.ts';
import { idsWith } from '../../games/list.ts';
import { puzzlesOf } from '../../games/puzzles.ts';
import { gameOf } from '../../games/rules.ts';
import { isSolved, positionOf, puzzleId, solutionOf, themeOf } from './puzzle.ts';

describe.each(idsWith('puzzles'))('the puzzles of %s', async (id) => {
  const game = gameOf(id);
  const puzzles = await puzzlesOf(id);

  it('have different positions, and a reason with a source of the game', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(puzzleId)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      expect(puzzle.gaps.length).toBeGreaterThan(0);
      for (const { source } of puzzle.gaps) expect(game.sources).toContain(source);
      const theme = themeOf(puzzle);
      if (theme !== undefined) expect(game.sources).toContain(theme);
    }
  });

  it('ask for a whole turn, lead by five points, and are not solved by what the levels chose', () => {
    for (const puzzle of puzzles) {
      const { seat, chance, next, missed } = puzzle;
      const where = puzzleId(puzzle);
      expect(chance - next, where).toBeGreaterThanOrEqual(0.05);
      const position = positionOf(game, puzzle);
      expect(firstSeat(game.active(position)), where).toBe(seat);
      expect(legalActions(game, position, seat).length, where).toBeGreaterThan(2);
      const solution = solutionOf(game, puzzle);
      const s = game.clone(position);
      for (const [n, action] of solution.entries()) {
        expect(legalActions(game, s, seat), where).toContain(action);
        const before = game.clone(s);
        game.apply(s, seat, action);
        expect(over(s) || turnEnds(game, before, seat, s), where).toBe(n === solution.length - 1);
      }
      expect(isSolved(game, position, puzzle, solution), where).toBe(true);
      for (const move of missed) expect(game.parse(move), where).not.toBe(solution[0]);
    }
  });
});
