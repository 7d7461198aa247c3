import type { Game } from './game.ts';

/** What a game may bring beside its rules, each in a folder of that name (its cards, lesson and scenes in those of board and words, its puzzles in that of the bot); for what it lacks `games/generic` serves. */
export type Part =
  | 'bot'
  | 'words'
  | 'board'
  | 'terminal'
  | 'rulebook'
  | 'cards'
  | 'lesson'
  | 'scenes'
  | 'puzzles';

/** What is known of a game before any part of it is loaded. */
export interface Manifest {
  readonly id: string;
  /** From the root of the project. */
  readonly folder: string;
  readonly seats: readonly [min: number, max: number];
  /** How long a game takes people, in minutes. */
  readonly minutes: number;
  /** The number of seats of a table that is opened with one touch. */
  readonly usual: number;
  /** The place among the games on the home page, counted from 1; none: it is found by its address alone. */
  readonly shelf?: number;
  /** The rules as text, from the root of the project, and the letter with which their ids begin. */
  readonly spec: { readonly file: string; readonly letter: string };
  readonly brings: readonly Part[];
  rules(): Promise<Game>;
}
