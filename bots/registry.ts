import type { GameBot } from './game-bot.ts';
import type { NetFeatures } from './net/net-evaluator.ts';
import type { Value } from './value.ts';

/** By game id. Filled by `games/bots.ts`, because bots may not import games. */
const gameBots = new Map<string, GameBot>();

export const registerBot = (game: string, bot: GameBot): void => {
  gameBots.set(game, bot);
};

export function gameBotOf(game: string): GameBot {
  const bot = gameBots.get(game);
  if (!bot) throw new Error(`The bot of ${game} is not loaded.`);
  return bot;
}

export const valueFor = (game: string): Value => gameBotOf(game).value;

export function netFeaturesOf(game: string): NetFeatures {
  const { netFeatures } = gameBotOf(game);
  if (!netFeatures) throw new Error(`There are no features of ${game} yet.`);
  return netFeatures;
}
