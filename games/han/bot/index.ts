import type { GameBot } from '../../../bots/game-bot.ts';
import type { NetFeatures } from '../../../bots/net/net-evaluator.ts';
import type { Value } from '../../../bots/value.ts';
import { greedyScore } from './greedy.ts';
import { levels } from './levels.ts';
import { hanNetFeatures } from './net.ts';
import { opening } from './opening.ts';
import { han } from './value.ts';

export const bot: GameBot = {
  levels,
  opening,
  value: han as unknown as Value,
  greedyScore: greedyScore as GameBot['greedyScore'],
  netFeatures: hanNetFeatures as unknown as NetFeatures,
};
