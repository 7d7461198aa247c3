import type { ComponentChildren } from 'preact';

interface PieceProps {
  /** Of all pieces of the board only this one has it, and it keeps it. */
  readonly name: string;
  /** Where it comes from when it is new: a place that is marked with `data-home`. */
  readonly from?: string;
  readonly children: ComponentChildren;
}

/** Something on a board that is seen to travel. */
export const Piece = ({ name, from, children }: PieceProps) => (
  <g data-piece={name} data-from={from}>
    {children}
  </g>
);

/** The home of a seat: its place in the rail or in the strip. */
export const seatHome = (seat: number): string => `seat:${seat}`;
