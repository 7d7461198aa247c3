import type { GameBot } from '../../../bots/brings.ts';
import type { Value } from '../../../bots/value.ts';
import { levels } from './levels.ts';
import { opening } from './opening.ts';
import { confuciusWorth } from './sense.ts';
import { confucius } from './value.ts';

export const bot: GameBot = {
  levels,
  opening,
  value: confucius as unknown as Value,
  worth: confuciusWorth as GameBot['worth'],
};
