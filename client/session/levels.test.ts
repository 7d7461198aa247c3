import { expect, it } from 'vitest';
import { LEVELS as BOTS } from '../../bots/levels.ts';
import { LEVELS } from './levels.ts';

it('offers the levels that there are', () => {
  expect(LEVELS).toEqual(BOTS.map(({ id }) => id));
});
