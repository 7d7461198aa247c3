import type { Kinds, Seat, View } from '../core/game.ts';
import type { Sight } from './net/judge.ts';
import type { Value, Weights } from './value.ts';

/** What a beginner sees in a position. */
export interface Worth {
  /** Points if the game were scored as things stand. */
  readonly points: number;
  /** Tells positions of equal points apart; more is better. */
  readonly sense: number;
}

/** What somebody loves beyond its worth, or cares too little for: factors on weights. */
export type Persona = Weights;

/**
 * One turn ahead, taking any choice that gives up no more than `slack` of the chance to win; or a search of that
 * many nodes. Weaker by a shorter horizon and by choice among near equals; no level sees more than its seat, or
 * blunders on purpose. Neighbours are meant to be about 100 Elo apart; `docs/bots.md` has what was measured.
 */
export type Strength = Relaxed | { readonly nodes: number };

export interface Relaxed {
  readonly slack: number;
  readonly persona?: Persona;
}

/** How reports name what a seat began with. */
export interface OpeningBook {
  /** What an opening is in this game. */
  readonly note: string;
  /** Its name, as soon as the moves of the seat say so. */
  of(moves: readonly Kinds['move'][]): string | undefined;
}

/** What a game brings for bots. */
export interface GameBot {
  /** The levels that people choose from, the weakest first. */
  readonly levels: readonly Strength[];
  readonly value: Value;
  worth(view: View, seat: Seat): Worth;
  readonly opening?: OpeningBook;
  /** What a net sees of a view, where there is one. */
  readonly sight?: Sight;
}
