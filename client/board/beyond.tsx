import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import './beyond.css';

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

interface BeyondProps {
  readonly side: Side;
  /** How many of the targets lie there. */
  readonly count: number;
  readonly label: string;
  go(): void;
  readonly children?: ComponentChildren;
}

/** A button at an edge of a window, for the targets beyond it: it counts them and leads there. */
export const Beyond = ({ side, count, label, go, children }: BeyondProps) => (
  <button type="button" class={`beyond ${side}`} aria-label={label} data-beyond={count} onClick={go}>
    <Icon name="u-next" size={14} />
    {children}
    <b>{count}</b>
  </button>
);
