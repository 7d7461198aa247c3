import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import '../../games/all-bots.ts';
import { allGames, games } from '../../games/rules.ts';
import { runToEnd } from '../anytime.ts';
import { questions } from '../testing/questions.ts';
import { advise } from './advice.ts';
import { reconstruct } from './reconstruct.ts';

const SEATS = 3;
const effort = { nodes: 24, turns: 1 };

describe.each(allGames)('$id', (game) => {
  test('advice is up to three legal moves, the best first, with chances and points', () => {
    for (const { question } of questions(game, SEATS, 'advice', 90)) {
      const moves = runToEnd(advise(question, stream('a', 'b'), { effort }));
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.length).toBeLessThanOrEqual(3);
      expect(new Set(moves.map(({ action }) => action)).size).toBe(moves.length);
      const points = game.scores(game.sample(question.view, stream('c', 'd')));
      for (const { action, plan, chance, score, differences } of moves) {
        expect(question.legal).toContain(action);
        expect(plan[0]).toBe(action);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(moves[0]!.chance);
        expect(score).toBeGreaterThanOrEqual(points[question.seat]!);
        expect(differences.length).toBeLessThanOrEqual(3);
        for (const { source } of differences) expect(game.sources).toContain(source);
      }
    }
  });

  test('a move that was made is among those told, however bad it is', () => {
    for (const { question } of questions(game, SEATS, 'made', 120)) {
      const must = question.legal.at(-1)!;
      const moves = runToEnd(advise(question, stream('a', 'b'), { must, effort }));
      expect(moves.map(({ action }) => action)).toContain(must);
    }
  });

  test('what is thought up for another seat allows what it did, and comes from the view alone', () => {
    const dice = stream('others', game.id);
    for (const { question, state } of questions(game, SEATS, 'imagined', 40)) {
      const { seat } = question;
      const viewer = (seat + 1) % 3;
      const action = question.legal[below(dice, question.legal.length)]!;
      const view = game.view(state as never, viewer);
      const found = reconstruct(game, view, seat, action, stream('a', 'b'));
      const other = game.view(game.sample(view, dice), viewer);
      expect(reconstruct(game, other, seat, action, stream('a', 'b'))).toEqual(found);
      if (found) expect(found.question.legal).toContain(action);
    }
  });
});

test('where everybody sees everything, nothing is thought up', () => {
  const game = games.dragon as unknown as Game;
  for (const { question, state } of questions(game, SEATS, 'open', 30)) {
    const view = game.view(state as never, (question.seat + 1) % 3);
    const found = reconstruct(game, view, question.seat, question.legal[0]!, stream('a', 'b'))!;
    expect(found.unsure).toBe(false);
    expect(found.question).toEqual(question);
  }
});
