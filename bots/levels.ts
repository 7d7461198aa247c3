import type { Action } from '../core/game.ts';
import { below, type Stream } from '../core/rng.ts';
import { type BestSoFar, runToEnd, runWithin } from './anytime.ts';
import type { Bot, Question } from './bot.ts';
import type { Persona, Relaxed } from './game-bot.ts';
import { choices } from './heuristic.ts';
import { gameBotOf } from './registry.ts';
import { search } from './searcher.ts';
import type { Weights } from './value.ts';

/** A strength that people choose; its name and description are in the catalogues. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
}

/** The same in every game. */
const LEVEL_COUNT = 6;

function relaxed({ slack, persona }: Relaxed, question: Question, rng: Stream): Action {
  const { game } = question;
  const { weights } = gameBotOf(game.id).value;
  const found = choices(question, persona ? applyPersona(weights, persona) : weights, rng);
  const near = found.filter(({ share }) => share >= found[0]!.share - slack);
  return near[below(rng, near.length)]!.action;
}

function bot(name: string, k: number): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { game, legal } = question;
    if (legal.length === 1) return legal[0]!;
    const strength = gameBotOf(game.id).levels[k]!;
    return 'slack' in strength
      ? relaxed(strength, question, rng)
      : yield* runWithin(() => search(question, rng), strength);
  }
  return { name, ponder, choose: (question, rng) => runToEnd(ponder(question, rng)) };
}

export const LEVELS: readonly Level[] = Array.from({ length: LEVEL_COUNT }, (_, k) => {
  const id = `level${k + 1}`;
  return { id, bot: bot(id, k) };
});

export const applyPersona = (weights: Weights, persona: Persona): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * (persona[name] ?? 1)]));
