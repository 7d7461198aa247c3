import type { Action } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import { type BestSoFar, type Budget, runToEnd, runWithin, type Search } from './anytime.ts';
import type { Bot, Question } from './bot.ts';
import { valueFor } from './registry.ts';
import type { ShortlistOptions } from './shortlist.ts';

export const search = (question: Question, rng: Stream, options: ShortlistOptions = {}): Search =>
  valueFor(question.game.id).search(question, rng, options);

export const searcher = (name: string, budget: Budget): Bot => {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { legal } = question;
    return legal.length === 1 ? legal[0]! : yield* runWithin(() => search(question, rng), budget);
  }
  return { name, ponder, choose: (question, rng) => runToEnd(ponder(question, rng)) };
};
