import { InputError } from '../rules/core/options.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const bots: readonly Bot[] = [random, greedy];

export function botNamed(name: string): Bot {
  const bot = bots.find((candidate) => candidate.name === name);
  if (!bot)
    throw new InputError(`There is no bot '${name}'; there are ${bots.map((b) => b.name).join(', ')}.`);
  return bot;
}
