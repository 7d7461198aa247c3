import type { Stream } from '../../core/rng.ts';
import { runNodes } from '../anytime.ts';
import type { Question } from '../bot.ts';
import { valueFor } from '../registry.ts';
import { search } from '../searcher.ts';
import { applyTemperature } from '../temperature.ts';

/** Fewer than for a hint, because whole games are analysed. */
const MAX_NODES = 400;

/** Each seat's chance to win if the best move is made now, from one seat's view. Yields the part done. */
export function* chances(question: Question, rng: Stream): Generator<number, number[]> {
  const { temperature, hintNodes } = valueFor(question.game.id);
  const found = search(question, rng);
  yield* runNodes(found, Math.min(MAX_NODES, hintNodes));
  return applyTemperature(found.rankedPlans()[0]!.shares, temperature);
}
