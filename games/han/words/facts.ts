import type { Seat } from '../../../core/game.ts';
import { coloursOf, encode } from '../rules/codec.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { notate } from '../rules/notation.ts';
import { PAYMENTS } from '../rules/payment.ts';
import type { HanEvent, HanFrame, HanView } from '../rules/types.ts';

/** Which sign each player has on the board: pagodas are capitals, emissaries small letters. */
export const seatLetter = (seat: Seat): string => 'ABCDE'[seat]!;

/** A colour as it is written in moves. */
export const colourLetter = (colour: Colour): string => notate(encode({ type: 'play', cards: [colour] }));

export interface Cards {
  readonly colour: Colour;
  readonly n: number;
}

/** Cards by colour, as many as there are of each. */
export const grouped = (cards: readonly Colour[]): Cards[] =>
  [...new Set(cards)].map((colour) => ({ colour, n: cards.filter((card) => card === colour).length }));

/** The same from numbers: a hand, or a display with -1 for an empty slot. */
export const handCards = (counts: readonly number[]): Cards[] =>
  COLOURS.map((colour, c) => ({ colour, n: counts[c] ?? 0 })).filter(({ n }) => n > 0);
export const displayCards = (display: readonly number[]): Cards[] =>
  grouped(COLOURS.flatMap((colour, c) => display.filter((card) => card === c).map(() => colour)));

export interface Scorer {
  readonly seat: Seat;
  readonly points: number;
  readonly doubled: boolean;
}

/** Who scores, most points first. */
export const scorers = (points: readonly number[], doubled: readonly Seat[] = []): Scorer[] =>
  points
    .map((n, seat) => ({ seat, points: n, doubled: doubled.includes(seat) }))
    .filter((scorer) => scorer.points > 0)
    .sort((a, b) => b.points - a.points);

/** H-WIN-3: a victory may be shared. */
export const winners = ({ places }: Extract<HanEvent, { type: 'ended' }>): Seat[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The cards that have been played for the piece to be placed. */
export const paidCards = (f: Extract<HanFrame, { phase: 'place' }>): Colour[] =>
  coloursOf(PAYMENTS[f.payment]!);

/** The card on a slot that is not empty. */
export const cardAt = ({ display }: HanView, slot: number): Colour => COLOURS[display[slot]!]!;
