import { expect, test } from 'vitest';
import '../games/all-bots.ts';
import { games } from '../games/rules.ts';
import { blunderedGame, placeOf } from './review/blunder.ts';

/** The trial has a hundred of each title. */
test('a review names a planted blunder among the three costliest decisions', { timeout: 300_000 }, () => {
  const game = blunderedGame(games.han!, 2, 'sample/1')!;
  expect(game.cost).toBeGreaterThanOrEqual(0.15);
  expect(placeOf(game, false)).toBe(1);
});
