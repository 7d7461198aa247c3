import type { MessagePort } from 'node:worker_threads';
import { runUntilLate } from '../../bots/anytime.ts';
import type { Bot } from '../../bots/bot.ts';
import { stream } from '../../core/rng.ts';
import { gameOf } from '../../games/rules.ts';
import type { BotTask, BotWord } from './question.ts';

/** Answers the questions from a port one at a time. */
export function answerQuestions(port: MessagePort, named: (name: string) => Bot): void {
  const say = (word: BotWord): void => port.postMessage(word);
  port.on('message', (task: BotTask) => say(answer(task, named)));
  say('ready');
}

/** At its deadline a search returns its best move so far; other bots take a few milliseconds. */
function answer({ game, view, seat, legal, bot, dice, ms }: BotTask, named: (name: string) => Bot): BotWord {
  const deadline = performance.now() + ms;
  try {
    const question = { game: gameOf(game), view, seat, legal };
    const asked = named(bot);
    return asked.ponder
      ? runUntilLate(asked.ponder(question, stream(dice, bot)), () => performance.now() >= deadline)
      : { action: asked.choose(question, stream(dice, bot)), cut: false };
  } catch (error) {
    return { failure: whereFrom(error) };
  }
}

/** Type and location of an error. Its message is left out, as it may reveal the seat's hand. */
function whereFrom(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error';
  const frame = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  return frame ? `${error.name} ${frame.trim()}` : error.name;
}
