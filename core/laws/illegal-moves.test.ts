import { describe, expect, test } from 'vitest';
import { allGames } from '../../games/rules.ts';
import { firstSeat } from '../game.ts';
import { defaultOptions } from '../options.ts';
import { NO_ACTION } from '../space.ts';
import { evidenceOf } from './evidence.ts';

for (const game of allGames) {
  const { illegalMoves } = await evidenceOf(game.id);
  describe(game.id, () => {
    test.each(illegalMoves)('answers %s to %o, which is no action', (rule, move) => {
      expect(game.encode(move)).toBe(NO_ACTION);
      const [seats] = game.seats;
      const s = game.setup(defaultOptions(game, seats), seats, 'illegal moves');
      expect(game.why(s, firstSeat(game.active(s)), move)).toEqual([rule]);
    });
  });
}
