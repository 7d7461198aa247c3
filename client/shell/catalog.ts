import type { GameId } from '../../rules/core/game.ts';

/** What the home page must know of a game before its rules are fetched. */
interface Shown {
  readonly id: GameId;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  /** How many sit at a table that is opened with one touch. */
  readonly usual: number;
}

/** In the order in which the scroll shows them. */
export const SHOWN: readonly Shown[] = [
  { id: 'dragon', seats: [2, 5], minutes: 60, usual: 4 },
  { id: 'confucius', seats: [3, 5], minutes: 120, usual: 4 },
  { id: 'han', seats: [2, 5], minutes: 45, usual: 4 },
];
