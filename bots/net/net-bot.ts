import type { Action } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import { type BestSoFar, type Budget, runToEnd, runWithin } from '../anytime.ts';
import type { Bot, Question } from '../bot.ts';
import type { Net } from './net.ts';
import { NetEvaluator, type NetFeatures } from './net-evaluator.ts';
import { PuctSearch } from './puct.ts';

/** A bot that searches with a net. */
export function netBot(name: string, budget: Budget, net: Net, sight: NetFeatures): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { legal, view } = question;
    if (legal.length === 1) return legal[0]!;
    const evaluator = new NetEvaluator(net, sight, sight.seats(view));
    return yield* runWithin(() => new PuctSearch(question, rng, evaluator), budget);
  }
  return { name, ponder, choose: (question, rng) => runToEnd(ponder(question, rng)) };
}
