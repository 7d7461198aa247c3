import type { GameBot } from './brings.ts';
import type { Sight } from './net/judge.ts';
import type { Value } from './value.ts';

const known = new Map<string, GameBot>();

/** `games/bots.ts` hands in what each game brings. */
export const learn = (game: string, bot: GameBot): void => {
  known.set(game, bot);
};

export function knownOf(game: string): GameBot {
  const bot = known.get(game);
  if (!bot) throw new Error(`What bots know of ${game} is not loaded.`);
  return bot;
}

export const valueFor = (game: string): Value => knownOf(game).value;

export function sightOf(game: string): Sight {
  const { sight } = knownOf(game);
  if (!sight) throw new Error(`There are no features of ${game} yet.`);
  return sight;
}
