import type { ComponentChildren } from 'preact';

interface PieceProps {
  /** Of all pieces of the board only this one has it, and it keeps it. */
  readonly name: string;
  /** Where it comes from when it is new: a place. */
  readonly from?: string;
  readonly children: ComponentChildren;
}

/** Something on a board that is seen to travel. */
export const Piece = ({ name, from, children }: PieceProps) => (
  <g data-piece={name} data-from={from}>
    {children}
  </g>
);
