import type { CSSProperties } from 'preact';
import type { Family } from '../board/board.ts';
import { steady } from './steady.ts';

interface TokenProps {
  readonly family: Family;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly label?: string;
  readonly class?: string;
}

/** The round token of a seat: its colour and symbol, with a rim visible on any ground. */
export const Token = steady(({ family, size, x, y, label, class: extra }: TokenProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is ornament
  <svg
    class={extra ? `i ${extra}` : 'i'}
    x={x}
    y={y}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    style={seatColours(family)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <circle class="rim" cx="12" cy="12" r="10.5" fill="var(--c)" stroke="var(--rim)" stroke-width="1.6" />
    <use href={`#s-${family}`} x="5.5" y="5.5" width="13" height="13" fill="var(--c2)" />
  </svg>
));

/** The custom properties that pieces of the sprite use: the seat's colour and the ink on it. */
export const seatColours = (family: Family): CSSProperties => ({
  '--c': `var(--seat-${family})`,
  '--c2': `var(--on-${family})`,
});
