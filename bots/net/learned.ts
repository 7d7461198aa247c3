import type { Action } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import type { Bot, Question } from '../bot.ts';
import { type BestSoFar, type Budget, finish, pondered } from '../thinker.ts';
import { Judge, type Sight } from './judge.ts';
import type { Net } from './net.ts';
import { PuctSearch } from './puct.ts';

/** A bot that searches on a net. */
export function learned(name: string, budget: Budget, net: Net, sight: Sight): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { legal, view } = question;
    if (legal.length === 1) return legal[0]!;
    const judge = new Judge(net, sight, sight.seats(view));
    return yield* pondered(() => new PuctSearch(question, rng, judge), budget);
  }
  return { name, ponder, choose: (question, rng) => finish(ponder(question, rng)) };
}
