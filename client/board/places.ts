import type { Seat } from '../../core/game.ts';

/** Stays the same through a game, as in `palace:0:2`. What draws a place carries its id as `data-place`. */
export type PlaceId = string;

/** A location on a board that can be pointed at: a province, a month, a card. */
export interface Place {
  readonly id: PlaceId;
  /** Which sort of place, as in `province`. */
  readonly kind: string;
  /** What it is and what lies there, in the language of the page. */
  readonly label: string;
}

/** A player: the row in the rail, or the cell in the strip. Pieces of a seat come from there. */
export const seatPlace = (seat: Seat): PlaceId => `seat:${seat}`;
