import type { Persona, Strength } from '../../../bots/game-bot.ts';

/** Overrates building, underrates supplies. */
const builder: Persona = { chainOfTwo: 1.6, chainOfThree: 1.4, longer: 1.6, late: 0.85, card: 0.85 };

/** Overrates saving, underrates spending. */
const thrifty: Persona = { card: 1.5, pair: 1.35, demand: 1.5 };

export const levels: readonly Strength[] = [
  { slack: 0.01, persona: builder },
  { slack: 0.008, persona: thrifty },
  { slack: 0 },
  { nodes: 500 },
  { nodes: 2000 },
  { nodes: 7500 },
];
