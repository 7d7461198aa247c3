import { below } from '../core/rng.ts';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: ({ legal }, rng) => legal[below(rng, legal.length)]!,
};
