import type { CSSProperties } from 'preact';
import type { IconName } from '../../../client/icons/names.ts';

interface UseProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Portraits are higher than wide. */
  readonly height?: number;
  readonly style?: CSSProperties;
  readonly class?: string;
}

/** A symbol of the sprite inside a drawing. */
export const Use = ({ name, x, y, size, height = size, style, class: extra }: UseProps) => (
  <use href={`#${name}`} x={x} y={y} width={size} height={height} style={style} class={extra} />
);
