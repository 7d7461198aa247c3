import type { Bot } from '../../bots/bot.ts';
import { greedy } from '../../bots/greedy.ts';
import { random } from '../../bots/random.ts';
import { gameOf } from './games.ts';
import type { LEVELS } from './levels.ts';
import type { Question } from './thinker.ts';

/** Only those that can be chosen: the others would be bytes that everybody waits for. */
const BOTS: Readonly<Record<(typeof LEVELS)[number], Bot>> = { random, greedy };

addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { game, bot, view, seat, legal, dice } = data.question;
  const action = BOTS[bot as keyof typeof BOTS].choose({ game: await gameOf(game), view, seat, legal }, dice);
  postMessage({ id: data.id, action });
});
