import type { GameBot } from '../../../bots/brings.ts';
import type { Value } from '../../../bots/value.ts';
import { levels } from './levels.ts';
import { opening } from './opening.ts';
import { hanWorth } from './sense.ts';
import { han } from './value.ts';

export const bot: GameBot = {
  levels,
  opening,
  value: han as unknown as Value,
  worth: hanWorth as GameBot['worth'],
};
