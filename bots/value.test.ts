import { expect, test } from 'vitest';
import { firstSeat, legalActions, over } from '../core/game.ts';
import { allOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import '../games/all-bots.ts';
import { allGames } from '../games/rules.ts';
import { valueFor } from './registry.ts';

for (const game of allGames)
  test(`the value of ${game.id} is finite in every position, and in the end it is the score`, () => {
    const value = valueFor(game.id);
    const { weights } = value;
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const all = allOptions(game, seats);
      for (const [k, options] of all.filter((_, i) => i % Math.ceil(all.length / 8) === 0).entries()) {
        const s = game.setup(options, seats, `value ${k}`);
        const dice = stream(`${k}`, 'dice');
        while (!over(s)) {
          const found = value.appraise(s, weights);
          expect(found).toHaveLength(seats * value.sources.length);
          expect(found.every(Number.isFinite)).toBe(true);
          expect(value.spread(s, weights)).toBeGreaterThan(0);
          const seat = firstSeat(game.active(s));
          const legal = legalActions(game, s, seat);
          const sensible = value.candidates(s, seat, legal);
          expect(sensible.length).toBeGreaterThan(0);
          expect(legal).toEqual(expect.arrayContaining([...sensible]));
          game.apply(s, seat, legal[below(dice, legal.length)]!);
        }
        const columns = value.sources.length;
        const final = value.appraise(s, weights);
        game.scores(s).forEach((score, seat) => {
          const row = final.slice(seat * columns, (seat + 1) * columns);
          expect(row.reduce((sum, points) => sum + points, 0)).toBe(score);
        });
      }
    }
  });
