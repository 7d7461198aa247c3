import type { Kinds, Seat, View } from '../core/game.ts';
import type { NetFeatures } from './net/net-evaluator.ts';
import type { GameNet } from './net/nets.ts';
import type { Value, Weights } from './value.ts';

/** How the `greedy` bot scores a position. */
export interface GreedyScore {
  /** Points if the game were scored now. */
  readonly points: number;
  /** Decides between equal points; more is better. */
  readonly tiebreak: number;
}

/** Factors on weights: what a character overrates and underrates. */
export type Persona = Weights;

/**
 * How a level plays: one turn ahead, or a search of that many nodes. Neighbouring levels are meant to be about 100
 * Elo apart; `docs/bots.md` has the measurements.
 */
export type Strength = Relaxed | Searching;

/** A search of that many nodes; or on the game's net, where it has learnt the table, of `netNodes`. */
export interface Searching {
  readonly nodes: number;
  readonly netNodes?: number;
}

/** Looks one turn ahead and takes any action that gives up at most `slack` of the win share. */
export interface Relaxed {
  readonly slack: number;
  readonly persona?: Persona;
}

/** Names the openings of a game for reports. */
export interface OpeningBook {
  /** What counts as an opening in this game. */
  readonly note: string;
  /** The opening's name, once the seat's moves decide it. */
  of(moves: readonly Kinds['move'][]): string | undefined;
}

/** What a game provides for bots. */
export interface GameBot {
  /** The levels that people choose from, weakest first. */
  readonly levels: readonly Strength[];
  readonly value: Value;
  greedyScore(view: View, seat: Seat): GreedyScore;
  readonly opening?: OpeningBook;
  readonly netFeatures?: NetFeatures;
  readonly net?: GameNet;
}
