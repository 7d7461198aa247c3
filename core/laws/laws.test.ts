import { describe, expect, test } from 'vitest';
import { allGames } from '../../games/rules.ts';
import { allOptions, defaultOptions } from '../options.ts';
import { below, stream } from '../rng.ts';
import { evidenceOf } from './evidence.ts';
import { HIDDEN_GAMES, hiddenParts } from './hidden.ts';
import { type Tally, tryGame } from './trial.ts';

/** Where a product of options is larger than this, so many combinations are drawn from it. */
const COMBINATIONS = 60;

for (const game of allGames)
  describe(game.id, () => {
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
      test(`keeps every law with ${seats} seats and all options`, () => {
        const all = allOptions(game, seats);
        const rng = stream(`laws/${game.id}/${seats}`, 'options');
        const chosen =
          all.length <= COMBINATIONS
            ? all
            : Array.from({ length: COMBINATIONS }, () => all[below(rng, all.length)]!);
        const tally: Tally = { games: 0, decisions: 0, refusals: 0 };
        chosen.forEach((options, i) => {
          tryGame({ game, options, seats, seed: `law ${i}` }, 6, tally);
        });
        expect(tally.games).toBe(chosen.length);
        expect(tally.refusals).toBeGreaterThan(tally.games);
      });

    test('hides from every viewer what it must hide', async () => {
      const options = defaultOptions(game, 3);
      const parts = hiddenParts({ game, options, seats: 3, seed: 'hidden' }, HIDDEN_GAMES);
      expect(parts).toEqual(expect.arrayContaining([...(await evidenceOf(game.id)).hidden]));
    });

    test('names every action of the action space once', () => {
      const names = new Set<string>();
      for (let a = 0; a < game.actions; a++) {
        expect(game.encode(game.decode(a))).toBe(a);
        const text = game.notate(a);
        expect(game.parse(text)).toBe(a);
        names.add(text);
      }
      expect(names.size).toBe(game.actions);
    });

    test('refuses a state of another version', () => {
      const state = game.setup(allOptions(game, game.seats[0])[0]!, game.seats[0], 'x');
      expect(() => game.migrate(state, game.version + 1)).toThrow(`version ${game.version + 1}`);
    });
  });
