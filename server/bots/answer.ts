import type { MessagePort } from 'node:worker_threads';
import type { Bot } from '../../bots/bot.ts';
import { stream } from '../../rules/core/rng.ts';
import { gameOf } from '../../rules/index.ts';
import type { BotQuestion, BotWord } from './question.ts';

/** Answers the questions that come in through a port, one after another. */
export function answerQuestions(port: MessagePort, named: (name: string) => Bot): void {
  const say = (word: BotWord): void => port.postMessage(word);
  port.on('message', (question: BotQuestion) => say(answer(question, named)));
  say('ready');
}

function answer({ game, view, seat, legal, bot, dice }: BotQuestion, named: (name: string) => Bot): BotWord {
  try {
    const rules = gameOf(game);
    return { action: named(bot).choose({ game: rules, view, seat, legal }, stream(dice, bot)) };
  } catch (error) {
    return { failure: whereFrom(error) };
  }
}

/** The kind of an error and where it comes from. Its text is left out: it may tell what the seat holds. */
function whereFrom(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error';
  const frame = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  return frame ? `${error.name} ${frame.trim()}` : error.name;
}
