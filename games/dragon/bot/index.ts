import type { GameBot } from '../../../bots/brings.ts';
import type { Sight } from '../../../bots/net/judge.ts';
import type { Value } from '../../../bots/value.ts';
import { levels } from './levels.ts';
import { dragonSight } from './net.ts';
import { opening } from './opening.ts';
import { dragonWorth } from './sense.ts';
import { dragon } from './value.ts';

export const bot: GameBot = {
  levels,
  opening,
  value: dragon as unknown as Value,
  worth: dragonWorth as GameBot['worth'],
  sight: dragonSight as unknown as Sight,
};
