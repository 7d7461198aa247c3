import { expect, test } from 'vitest';
import { GAME_IDS } from '../rules/core/game.ts';
import { LEVELS } from './levels.ts';
import { felt, PERSONAS } from './personas.ts';
import { valueFor } from './value/index.ts';

test('there are six levels, and they are named by their grade', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((grade) => `level${grade}`));
});

for (const [name, persona] of Object.entries(PERSONAS))
  test.each(GAME_IDS)(`the ${name} stresses what the value of %s weighs, and nothing beyond reason`, (id) => {
    const { weights } = valueFor(id);
    const changed = felt(weights, persona[id]);
    expect(Object.keys(weights)).toEqual(expect.arrayContaining(Object.keys(persona[id])));
    expect(changed).not.toEqual(weights);
    for (const [weight, factor] of Object.entries(persona[id])) {
      expect(factor).toBeGreaterThanOrEqual(0.5);
      expect(factor).toBeLessThanOrEqual(2);
      expect(changed[weight]).toBeCloseTo(weights[weight]! * factor, 12);
    }
  });
