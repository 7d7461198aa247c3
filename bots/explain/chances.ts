import type { Stream } from '../../core/rng.ts';
import type { Question } from '../bot.ts';
import { valueFor } from '../known.ts';
import { search } from '../searcher.ts';
import { tempered } from '../statement.ts';
import { looked } from '../thinker.ts';

/** Many decisions are asked about, so each gets less thought than a hint. */
const MOST = 400;

/** What chances all seats have if the best is done now, from what one of them may see. Yields the part that is done. */
export function* chances(question: Question, rng: Stream): Generator<number, number[]> {
  const { temperature, thought } = valueFor(question.game.id);
  const thinker = search(question, rng);
  yield* looked(thinker, Math.min(MOST, thought));
  return tempered(thinker.prospects()[0]!.shares, temperature);
}
