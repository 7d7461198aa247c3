import type { Persona, Strength } from '../../../bots/game-bot.ts';

/** Overrates building, underrates supplies. */
const builder: Persona = {
  palace: 1.35,
  emptyPalace: 2,
  room: 1.5,
  craftsmanMonth: 2,
  firstYuan: 0.8,
  privilege: 0.85,
};

/** Overrates saving, underrates spending. */
const thrifty: Persona = { firstYuan: 1.2, yuan: 1.5, enoughYuan: 1.25, good: 1.5, privilege: 0.9 };

export const levels: readonly Strength[] = [
  { slack: 0.05, persona: builder },
  { slack: 0.03, persona: thrifty },
  { slack: 0 },
  { nodes: 150 },
  { nodes: 280, netNodes: 25 },
  { nodes: 900, netNodes: 2500 },
];
