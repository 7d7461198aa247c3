import type { GameBot } from '../../../bots/game-bot.ts';
import type { Value } from '../../../bots/value.ts';
import { greedyScore } from './greedy.ts';
import { levels } from './levels.ts';
import { opening } from './opening.ts';
import { confucius } from './value.ts';

export const bot: GameBot = {
  levels,
  opening,
  value: confucius as unknown as Value,
  greedyScore: greedyScore as GameBot['greedyScore'],
};
