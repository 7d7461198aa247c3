import type { GameBot } from '../../../bots/game-bot.ts';
import type { NetFeatures } from '../../../bots/net/net-evaluator.ts';
import type { GameNet } from '../../../bots/net/nets.ts';
import type { Value } from '../../../bots/value.ts';
import { greedyScore } from './greedy.ts';
import { levels } from './levels.ts';
import { dragonNet, dragonNetFeatures } from './net.ts';
import { opening } from './opening.ts';
import { dragon } from './value.ts';

export const bot: GameBot = {
  levels,
  opening,
  value: dragon as unknown as Value,
  greedyScore: greedyScore as GameBot['greedyScore'],
  netFeatures: dragonNetFeatures as unknown as NetFeatures,
  net: dragonNet as unknown as GameNet,
};
