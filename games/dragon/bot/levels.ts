import type { Persona, Strength } from '../../../bots/game-bot.ts';

/** Wants to see things stand, and thinks of provisions afterwards. */
const builder: Persona = {
  palace: 1.35,
  emptyPalace: 2,
  room: 1.5,
  craftsmanMonth: 2,
  firstYuan: 0.8,
  privilege: 0.85,
};

/** Likes to have something in hand, and parts with it late. */
const thrifty: Persona = { firstYuan: 1.2, yuan: 1.5, enoughYuan: 1.25, good: 1.5, privilege: 0.9 };

export const levels: readonly Strength[] = [
  { slack: 0.05, persona: builder },
  { slack: 0.03, persona: thrifty },
  { slack: 0 },
  { nodes: 150 },
  { nodes: 280 },
  { nodes: 900 },
];
