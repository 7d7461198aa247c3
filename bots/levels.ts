import type { Action, GameId } from '../rules/core/game.ts';
import { below, type Stream } from '../rules/core/rng.ts';
import type { Bot, Question } from './bot.ts';
import { choices } from './heuristic.ts';
import { felt, PERSONAS, type Persona } from './personas.ts';
import { search } from './searcher.ts';
import { type BestSoFar, finish, pondered } from './thinker.ts';
import { valueFor } from './value/known.ts';

/** A grade of strength for people to choose; its name and character are texts of each language. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
}

/**
 * One turn ahead, taking any choice that gives up no more than `slack` of the chance to win; or a search of so
 * many nodes. Weaker by a shorter horizon and by choice among near equals; no level sees more than its seat, or
 * blunders on purpose. Neighbours are meant to be about 100 Elo apart; what was measured is in `docs/bots.md`.
 */
type Strength = Relaxed | { readonly nodes: number };

interface Relaxed {
  readonly slack: number;
  readonly persona?: Persona;
}

const STRENGTHS: readonly Readonly<Record<GameId, Strength>>[] = [
  {
    confucius: { slack: 0.02, persona: PERSONAS.builder },
    dragon: { slack: 0.05, persona: PERSONAS.builder },
    han: { slack: 0.01, persona: PERSONAS.builder },
  },
  {
    confucius: { slack: 0.015, persona: PERSONAS.thrifty },
    dragon: { slack: 0.03, persona: PERSONAS.thrifty },
    han: { slack: 0.008, persona: PERSONAS.thrifty },
  },
  { confucius: { slack: 0 }, dragon: { slack: 0 }, han: { slack: 0 } },
  { confucius: { nodes: 250 }, dragon: { nodes: 150 }, han: { nodes: 500 } },
  { confucius: { nodes: 1000 }, dragon: { nodes: 280 }, han: { nodes: 2000 } },
  { confucius: { nodes: 3000 }, dragon: { nodes: 900 }, han: { nodes: 7500 } },
];

function relaxed({ slack, persona }: Relaxed, question: Question, rng: Stream): Action {
  const { game } = question;
  const { weights } = valueFor(game.id);
  const found = choices(question, persona ? felt(weights, persona[game.id]) : weights, rng);
  const near = found.filter(({ worth }) => worth >= found[0]!.worth - slack);
  return near[below(rng, near.length)]!.action;
}

function bot(name: string, strengths: Readonly<Record<GameId, Strength>>): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { game, legal } = question;
    if (legal.length === 1) return legal[0]!;
    const strength = strengths[game.id];
    return 'slack' in strength
      ? relaxed(strength, question, rng)
      : yield* pondered(() => search(question, rng), strength);
  }
  return { name, ponder, choose: (question, rng) => finish(ponder(question, rng)) };
}

export const LEVELS: readonly Level[] = STRENGTHS.map((strengths, k) => {
  const id = `level${k + 1}`;
  return { id, bot: bot(id, strengths) };
});
