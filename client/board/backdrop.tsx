import type { ComponentChildren } from 'preact';

interface BackdropProps {
  /** The class of the board, whose colours it takes. */
  readonly board: string;
  readonly viewBox: string;
  readonly fit?: string;
  readonly children: ComponentChildren;
}

/**
 * What never changes of a painting, as a picture below it. The browser keeps it as it was drawn once; in one drawing
 * with the pieces, every piece that moves would have the mountains behind it painted anew.
 */
export const Backdrop = ({ board, viewBox, fit, children }: BackdropProps) => (
  <svg class={`${board} backdrop`} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true">
    {children}
  </svg>
);
