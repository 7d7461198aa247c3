import { expect, it } from 'vitest';
import { playMatch } from '../../bots/match.ts';
import { random } from '../../bots/random.ts';
import { parseOptions } from '../../core/options.ts';
import { han } from '../../games/han/rules/index.ts';
import { games } from '../../games/rules.ts';
import { tieRule } from './outcome.ts';

it('names the rule that broke a tie in a real game', () => {
  const options = parseOptions(han, 3, {});
  const state = playMatch({ game: han, options, seed: 'tie 40', bots: [random, random, random] });
  const result = { scores: han.scores(state), places: han.places(state) };
  expect(result.scores[0]).toBe(result.scores[1]);
  expect(tieRule(games.han!, result)).toBe('H-WIN-2');
});

it('names none where nobody is tied or the victory is shared', () => {
  expect(tieRule(games.han!, { scores: [30, 29, 29], places: [1, 2, 2] })).toBeUndefined();
  expect(tieRule(games.confucius!, { scores: [14, 15, 15], places: [3, 1, 1] })).toBeUndefined();
});

it('names one where two of three share the victory', () => {
  expect(tieRule(games.han!, { scores: [29, 29, 29], places: [1, 1, 3] })).toBe('H-WIN-2');
});

it('names the Admiral who wins with fewer points', () => {
  expect(tieRule(games.confucius!, { scores: [15, 15, 12], places: [2, 2, 1] })).toBe('C-WIN-4');
});
