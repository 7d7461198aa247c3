import { expect, test } from 'vitest';
import '../games/all-bots.ts';
import { idsWith } from '../games/list.ts';
import { applyPersona, LEVELS } from './levels.ts';
import { gameBotOf } from './registry.ts';

test('there are six levels, and they are named by their grade', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((grade) => `level${grade}`));
});

test.each(idsWith('bot'))('personas stress what the value of %s weighs, and nothing beyond reason', (id) => {
  const { levels, value } = gameBotOf(id);
  const personas = levels.flatMap((level) => ('persona' in level && level.persona ? [level.persona] : []));
  expect(levels).toHaveLength(LEVELS.length);
  expect(personas).toHaveLength(2);
  for (const persona of personas) {
    const changed = applyPersona(value.weights, persona);
    expect(Object.keys(value.weights)).toEqual(expect.arrayContaining(Object.keys(persona)));
    expect(changed).not.toEqual(value.weights);
    for (const [weight, factor] of Object.entries(persona)) {
      expect(factor).toBeGreaterThanOrEqual(0.5);
      expect(factor).toBeLessThanOrEqual(2);
      expect(changed[weight]).toBeCloseTo(value.weights[weight]! * factor, 12);
    }
  }
});
