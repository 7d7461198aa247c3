import type { Action } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import type { Bot, Question } from './bot.ts';
import { valueFor } from './known.ts';
import type { Aim } from './shortlist.ts';
import { type BestSoFar, type Budget, finish, pondered, type Searcher } from './thinker.ts';

export const search = (question: Question, rng: Stream, aim: Aim = {}): Searcher =>
  valueFor(question.game.id).search(question, rng, aim);

export const searcher = (name: string, budget: Budget): Bot => {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { legal } = question;
    return legal.length === 1 ? legal[0]! : yield* pondered(() => search(question, rng), budget);
  }
  return { name, ponder, choose: (question, rng) => finish(ponder(question, rng)) };
};
