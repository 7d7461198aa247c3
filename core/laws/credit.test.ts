import { expect, test } from 'vitest';
import { allGames } from '../../games/rules.ts';
import { firstSeat, legalActions, over } from '../game.ts';
import { allOptions } from '../options.ts';
import { below, stream } from '../rng.ts';

for (const game of allGames)
  test(`every point of ${game.id} has a source`, () => {
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const all = allOptions(game, seats);
      for (const [k, options] of all.filter((_, i) => i % Math.ceil(all.length / 60) === 0).entries()) {
        const s = game.setup(options, seats, `credit ${k}`);
        const sums = game.scores(s);
        const dice = stream(`${k}`, 'dice');
        while (!over(s)) {
          const seat = firstSeat(game.active(s));
          const legal = legalActions(game, s, seat);
          game.apply(s, seat, legal[below(dice, legal.length)]!, (event) =>
            game.credit(event, (to, source, points) => {
              expect(game.sources).toContain(source);
              sums[to]! += points;
            }),
          );
        }
        expect(sums).toEqual(game.scores(s));
      }
    }
  });
