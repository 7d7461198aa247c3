import type { Persona, Strength } from '../../../bots/game-bot.ts';

/** Overrates building, underrates supplies. */
const builder: Persona = { marker: 1.4, official: 1.25, ministry: 1.15, invasion: 0.85, coin: 0.8 };

/** Overrates saving, underrates spending. */
const thrifty: Persona = { coin: 1.4, licence: 1.5, reward: 1.2, binding: 0.85 };

export const levels: readonly Strength[] = [
  { slack: 0.02, persona: builder },
  { slack: 0.015, persona: thrifty },
  { slack: 0 },
  { nodes: 250 },
  { nodes: 1000 },
  { nodes: 3000 },
];
