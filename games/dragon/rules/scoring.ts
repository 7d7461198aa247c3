import {
  FINAL_GOOD_YUAN,
  FINAL_PERSON_VP,
  FINAL_YUAN_PER_VP,
  LARGE_DRAGONS,
  PERSON_TYPES,
  SMALL_DRAGONS,
  SYMBOLS,
} from './data.ts';
import { floorsAt, palaceCount, personCount, STRIDE, symbols } from './palace.ts';
import { trackOrder } from './track.ts';
import type { Player } from './types.ts';

const COURT_LADY = PERSON_TYPES.indexOf('courtLady');
const BUDDHAS = SYMBOLS[PERSON_TYPES.indexOf('monk')]!;

export interface RoundScore {
  readonly palaces: number;
  readonly ladies: number;
  readonly privileges: number;
}

/** D-SCORE-1. */
export const roundScore = (player: Player): RoundScore => ({
  palaces: palaceCount(player.palaces),
  ladies: symbols(player, COURT_LADY),
  privileges: player.small * SMALL_DRAGONS + player.large * LARGE_DRAGONS,
});

export interface FinalScore {
  readonly persons: number;
  readonly monks: number;
  readonly goods: number;
}

/** D-FINAL-2 to D-FINAL-4. */
export const finalScore = (player: Player): FinalScore => ({
  persons: FINAL_PERSON_VP * personCount(player),
  monks: monkScore(player),
  goods: Math.floor((player.yuan + FINAL_GOOD_YUAN * (player.rice + player.fireworks)) / FINAL_YUAN_PER_VP),
});

/** D-FINAL-3: each monk's Buddhas times the floors of its palace. */
export function monkScore({ palaces }: Player): number {
  let sum = 0;
  for (let i = 0; i < palaceCount(palaces); i++) {
    const at = i * STRIDE;
    const buddhas = BUDDHAS[palaces[at + 1]!]! + BUDDHAS[palaces[at + 2]!]! + BUDDHAS[palaces[at + 3]!]!;
    sum += buddhas * floorsAt(palaces, i);
  }
  return sum;
}

/** D-WIN-1, D-WIN-2: points, then track order; places are never shared. */
export function places(players: readonly Player[]): number[] {
  const ranking = trackOrder(players).sort((a, b) => players[b]!.vp - players[a]!.vp);
  return players.map((_, seat) => ranking.indexOf(seat) + 1);
}
