import { expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { playMatch } from '../../../bots/match.ts';
import { random } from '../../../bots/random.ts';
import '../../all-bots.ts';
import { confucius } from '../rules/index.ts';

test('with its sense, greedy beats chance at Confucius from every seat', () => {
  let wins = 0;
  for (let seat = 0; seat < 3; seat++)
    for (let i = 0; i < 4; i++) {
      const bots = [0, 1, 2].map((k) => (k === seat ? greedy : random));
      const options = { advanced: i % 2 === 0, admiral: false };
      const end = playMatch({ game: confucius, options, seed: `greedy ${i}`, bots });
      if (confucius.places(end)[seat] === 1) wins++;
    }
  expect(wins).toBeGreaterThanOrEqual(11);
});
