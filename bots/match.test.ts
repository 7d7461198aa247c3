import { expect, test } from 'vitest';
import { allOptions, defaultOptions } from '../core/options.ts';
import { replay } from '../core/replay.ts';
import { games } from '../games/rules.ts';
import { greedy } from './greedy.ts';
import { playMatch, recordMatch } from './match.ts';
import { random } from './random.ts';

const all = games;

for (const game of Object.values(all))
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    test(`a whole game of ${game.id} with ${seats} seats replays and verifies`, () => {
      const last = allOptions(game, seats).at(-1)!;
      const options = seats === game.seats[0] ? [defaultOptions(game, seats), last] : [last];
      for (const [i, chosen] of options.entries()) {
        const bots = Array.from({ length: seats }, (_, seat) => (seat === i ? greedy : random));
        const match = { game, options: chosen, seed: `record ${seats}`, bots };
        const text = recordMatch(match);
        expect(recordMatch(match)).toBe(text);
        const { finished, steps, header, checks } = replay(text, all);
        expect(finished).toBe(true);
        expect(header.options).toEqual(chosen);
        expect(checks).toBeGreaterThan(steps.length / 5);
        expect(steps.at(-1)!.state).toEqual(playMatch(match));
      }
    });
