import type { Action } from '../../core/game.ts';
import type { Stream } from '../../core/rng.ts';
import { type BestSoFar, type Budget, runToEnd, runWithin } from '../anytime.ts';
import type { Bot, Question } from '../bot.ts';
import { netFeaturesOf } from '../registry.ts';
import { search } from '../searcher.ts';
import type { Net } from './net.ts';
import { NetEvaluator } from './net-evaluator.ts';
import { netFor } from './nets.ts';
import { PuctSearch } from './puct.ts';

export function searchOnNet(question: Question, rng: Stream, net: Net): PuctSearch {
  const sight = netFeaturesOf(question.game.id);
  return new PuctSearch(question, rng, new NetEvaluator(net, sight, sight.seats(question.view)));
}

/** A bot that searches with a net: the game's own where none is given, and without one where it has not learnt. */
export function netBot(name: string, budget: Budget, given?: Net): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { game, legal, view } = question;
    if (legal.length === 1) return legal[0]!;
    const net = given ?? netFor(game.id, view);
    return yield* runWithin(() => (net ? searchOnNet(question, rng, net) : search(question, rng)), budget);
  }
  return { name, ponder, choose: (question, rng) => runToEnd(ponder(question, rng)) };
}
