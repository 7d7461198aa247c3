import { expect, it } from 'vitest';
import { named } from './hit.tsx';

it('says what is written on a thing, once', () => {
  expect(named('Force Exam', 'Force Imperial Examination')).toBe('Force Exam: Force Imperial Examination');
  expect(named('Han · Shu', 'green card, Han, Shu')).toBe('green card, Han, Shu');
  expect(named('TEA', 'Drink tea')).toBe('Drink tea');
  expect(named(undefined, 'Pass')).toBe('Pass');
});
