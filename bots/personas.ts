import type { GameId } from '../rules/core/game.ts';
import type { Weights } from './value/value.ts';

/** What somebody loves beyond its worth, or cares too little for: factors on the weights of each game. */
export type Persona = Readonly<Record<GameId, Weights>>;

/** Wants to see things stand, and thinks of provisions afterwards. */
const builder: Persona = {
  dragon: { palace: 1.35, emptyPalace: 2, room: 1.5, craftsmanMonth: 2, firstYuan: 0.8, privilege: 0.85 },
  han: { chainOfTwo: 1.6, chainOfThree: 1.4, longer: 1.6, late: 0.85, card: 0.85 },
  confucius: { marker: 1.4, official: 1.25, ministry: 1.15, invasion: 0.85, coin: 0.8 },
};

/** Likes to have something in hand, and parts with it late. */
const thrifty: Persona = {
  dragon: { firstYuan: 1.2, yuan: 1.5, enoughYuan: 1.25, good: 1.5, privilege: 0.9 },
  han: { card: 1.5, pair: 1.35, demand: 1.5 },
  confucius: { coin: 1.4, licence: 1.5, reward: 1.2, binding: 0.85 },
};

export const PERSONAS = { builder, thrifty } as const;

/** The weights as a persona feels them. */
export const felt = (weights: Weights, persona: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * (persona[name] ?? 1)]));
