import type { ComponentChildren, CSSProperties } from 'preact';
import { group } from './aria.ts';

interface PaintingProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly style?: CSSProperties;
  readonly children: ComponentChildren;
}

/** A drawing with things in it that can be chosen. */
export const Painting = ({ width, height, label, style, children }: PaintingProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer everywhere as a tooltip
  <svg class="confucius" viewBox={`0 0 ${width} ${height}`} style={style} {...group(label)}>
    {children}
  </svg>
);
