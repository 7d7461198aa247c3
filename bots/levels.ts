import { below } from '../rules/core/rng.ts';
import type { Bot } from './bot.ts';
import { choices } from './heuristic.ts';
import { felt, PERSONAS, type Persona } from './personas.ts';
import { searcher } from './search.ts';
import { valueFor } from './value/known.ts';

/** A grade of strength for people to choose; its name and character are texts of each language. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
}

/**
 * Looks one turn ahead, and takes any choice that gives up no more than so much of its chance to win, as a
 * persona feels it.
 */
const relaxed = (name: string, slack: number, persona?: Persona): Bot => ({
  name,
  choose(question, rng) {
    const { game, legal } = question;
    if (legal.length === 1) return legal[0]!;
    const { weights } = valueFor(game.id);
    const found = choices(question, persona ? felt(weights, persona[game.id]) : weights, rng);
    const best = found[0]!.worth;
    const near = found.filter(({ worth }) => worth >= best - slack);
    return near[below(rng, near.length)]!.action;
  },
});

/** Weaker by a shorter horizon and by choice among near equals; none of them sees more, or blunders on purpose. */
export const LEVELS: readonly Level[] = [
  relaxed('level1', 0.05, PERSONAS.builder),
  relaxed('level2', 0.015, PERSONAS.thrifty),
  relaxed('level3', 0),
  searcher('level4', { nodes: 60 }),
  searcher('level5', { nodes: 250 }),
  searcher('level6', { nodes: 1500 }),
].map((bot) => ({ id: bot.name, bot }));
