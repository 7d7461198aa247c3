import { describe, expect, test } from 'vitest';
import { firstSeat, legalActions, over, seatsOf } from '../core/game.ts';
import { allOptions, defaultOptions } from '../core/options.ts';
import { below, type Stream, stream } from '../core/rng.ts';
import { botNamed } from '../games/all-bots.ts';
import { allGames } from '../games/rules.ts';
import { ask, type Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { playMatch } from './match.ts';
import { random } from './random.ts';

/** Searches with few nodes think by the same code as with many. */
const bots = ['random', 'greedy', 'h1', 's2@6', 'p@6', 'level1', 'level2'].map((name) => botNamed(name));

const copy = (rng: Stream): Stream => [...rng];

for (const game of allGames)
  describe(game.id, () => {
    test.each(bots)('$name chooses by what its seat may see alone', (bot) => {
      const seats = game.seats[1];
      const s = game.setup(defaultOptions(game, seats), seats, bot.name);
      const dice = stream(bot.name, 'dice');
      // Searches are asked now and then only; they take their time.
      const distance = bot.name.includes('@') ? 11 : 1;
      for (let n = 0; !over(s); n++) {
        const seat = firstSeat(game.active(s));
        const rng = stream(`${n}`, bot.name);
        if (n % distance > 0) {
          game.apply(s, seat, ask(random, game, s, seat, rng));
          continue;
        }
        const chosen = ask(bot, game, s, seat, copy(rng));
        const other = game.sample(game.view(s, seat), dice);
        expect(ask(bot, game, other, seat, copy(rng))).toBe(chosen);
        expect(legalActions(game, s, seat)).toContain(chosen);
        game.apply(s, seat, chosen);
      }
    });

    test('greedy wins far more than its share against random', () => {
      const seats = Math.min(4, game.seats[1]);
      const blocks = 6;
      let wins = 0;
      for (let i = 0; i < blocks * seats; i++) {
        const hero = i % seats;
        const table = Array.from({ length: seats }, (_, seat): Bot => (seat === hero ? greedy : random));
        const seed = `block ${Math.floor(i / seats)}`;
        const end = playMatch({ game, options: defaultOptions(game, seats), seed, bots: table });
        if (game.places(end)[hero] === 1) wins++;
      }
      expect(wins / (blocks * seats)).toBeGreaterThan(1.6 / seats);
    });
  });

const STRIDE = 40;

for (const game of allGames)
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    test(`in ${game.id} with ${seats} seats bots know what is legal with all options`, () => {
      const all = allOptions(game, seats);
      const tables = all.filter((_, k) => k % Math.ceil(all.length / 16) === 0);
      const asked = ['h1', 's2@2', 'level1'].map((name) => botNamed(name));
      for (const [k, options] of tables.entries()) {
        const s = game.setup(options, seats, `options ${k}`);
        const dice = stream(`${k}`, 'dice');
        for (let n = k; !over(s); n++) {
          const seat = seatsOf(game.active(s)).at(-1)!;
          const legal = legalActions(game, s, seat);
          if (n % STRIDE === 0)
            for (const bot of asked)
              expect(legal).toContain(ask(bot, game, s, seat, stream(`${n}`, bot.name)));
          game.apply(s, seat, legal[below(dice, legal.length)]!);
        }
      }
    });

/** Every object that can be reached from a value. */
function reachable(from: unknown, found = new Set<object>()): Set<object> {
  if (typeof from !== 'object' || from === null || found.has(from)) return found;
  found.add(from);
  for (const value of Object.values(from)) reachable(value, found);
  return found;
}

for (const game of allGames)
  test(`a bot is handed a view of ${game.id}, which has no way to what lies hidden`, () => {
    const s = game.setup(defaultOptions(game, 3), 3, 'hidden');
    const streams = Object.values(s.rng).map((rng) => JSON.stringify(rng));
    const secret = new Set<object>([s, s.rng, ...Object.values(s.rng)]);
    const spy: Bot = {
      name: 'spy',
      choose(question) {
        expect(Object.keys(question).sort()).toEqual(['game', 'legal', 'seat', 'view']);
        // @ts-expect-error there is no such thing
        expect(question.state).toBeUndefined();
        expect(question.view).not.toHaveProperty('rng');
        const text = JSON.stringify(question.view);
        for (const rng of streams) expect(text).not.toContain(rng);
        for (const thing of reachable([question.view, question.legal])) expect(secret.has(thing)).toBe(false);
        return question.legal[0]!;
      },
    };
    expect(ask(spy, game, s, firstSeat(game.active(s)), stream('a', 'b'))).toBeTypeOf('number');
  });
