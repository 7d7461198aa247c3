import { describe, expect, test } from 'vitest';
import type { Game } from '../rules/core/game.ts';
import { firstSeat, legalActions, over } from '../rules/core/game.ts';
import { defaultOptions } from '../rules/core/options.ts';
import { type Stream, stream } from '../rules/core/rng.ts';
import { games } from '../rules/index.ts';
import { ask, type Bot } from './bot.ts';
import { bots } from './index.ts';
import { playMatch } from './match.ts';
import { random } from './random.ts';

const copy = (rng: Stream): Stream => [...rng];

for (const game of Object.values(games) as unknown as Game[])
  describe(game.id, () => {
    test.each(bots)('$name chooses by what its seat may see alone', (bot) => {
      const seats = game.seats[1];
      const s = game.setup(defaultOptions(game, seats), seats, bot.name);
      const dice = stream(bot.name, 'dice');
      for (let n = 0; !over(s); n++) {
        const seat = firstSeat(game.active(s));
        const rng = stream(`${n}`, bot.name);
        const chosen = ask(bot, game, s, seat, copy(rng));
        const other = game.sample(game.view(s, seat), dice);
        expect(ask(bot, game, other, seat, copy(rng))).toBe(chosen);
        expect(legalActions(game, s, seat)).toContain(chosen);
        game.apply(s, seat, chosen);
      }
    });

    test('greedy wins far more than its share against random', () => {
      const seats = Math.min(4, game.seats[1]);
      const blocks = 10;
      let wins = 0;
      for (let i = 0; i < blocks * seats; i++) {
        const hero = i % seats;
        const table = Array.from({ length: seats }, (_, seat): Bot => (seat === hero ? bots[1]! : random));
        const seed = `block ${Math.floor(i / seats)}`;
        const end = playMatch({ game, options: defaultOptions(game, seats), seed, bots: table });
        if (game.places(end)[hero] === 1) wins++;
      }
      expect(wins / (blocks * seats)).toBeGreaterThan(1.6 / seats);
    });
  });

test('a bot is handed a view, which has no way to what lies hidden', () => {
  const game = games.dragon as unknown as Game;
  const s = game.setup(defaultOptions(game, 4), 4, 'hidden');
  const spy: Bot = {
    name: 'spy',
    choose(question) {
      expect(Object.keys(question).sort()).toEqual(['game', 'legal', 'seat', 'view']);
      expect(JSON.stringify(question.view)).not.toContain(JSON.stringify(s.rng.actions));
      expect(question.view).not.toHaveProperty('rng');
      for (const value of Object.values(question.view)) expect(Object.values(s.rng)).not.toContain(value);
      return question.legal[0]!;
    },
  };
  expect(ask(spy, game, s, firstSeat(game.active(s)), stream('a', 'b'))).toBeTypeOf('number');
});
