import type { Action } from '../core/game.ts';
import { below, type Stream } from '../core/rng.ts';
import type { Bot, Question } from './bot.ts';
import type { Persona, Relaxed } from './brings.ts';
import { choices } from './heuristic.ts';
import { knownOf } from './known.ts';
import { search } from './searcher.ts';
import { type BestSoFar, finish, pondered } from './thinker.ts';
import type { Weights } from './value.ts';

/** A grade of strength for people to choose; its name and character are texts of each language. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
}

/** Every game has as many. */
const LEVEL_COUNT = 6;

function relaxed({ slack, persona }: Relaxed, question: Question, rng: Stream): Action {
  const { game } = question;
  const { weights } = knownOf(game.id).value;
  const found = choices(question, persona ? applyPersona(weights, persona) : weights, rng);
  const near = found.filter(({ worth }) => worth >= found[0]!.worth - slack);
  return near[below(rng, near.length)]!.action;
}

function bot(name: string, k: number): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { game, legal } = question;
    if (legal.length === 1) return legal[0]!;
    const strength = knownOf(game.id).levels[k]!;
    return 'slack' in strength
      ? relaxed(strength, question, rng)
      : yield* pondered(() => search(question, rng), strength);
  }
  return { name, ponder, choose: (question, rng) => finish(ponder(question, rng)) };
}

export const LEVELS: readonly Level[] = Array.from({ length: LEVEL_COUNT }, (_, k) => {
  const id = `level${k + 1}`;
  return { id, bot: bot(id, k) };
});

/** The weights as a persona feels them. */
export const applyPersona = (weights: Weights, persona: Persona): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * (persona[name] ?? 1)]));
