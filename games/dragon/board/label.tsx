import { fitSize, twoLines } from '../../../client/board/fit.ts';
import { steady } from '../../../client/icons/steady.ts';

/** Nothing is written smaller. */
export const LEAST = 8;

interface LabelProps {
  readonly x: number;
  /** The base line; two lines stand around it. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly room: number;
  readonly face?: 'text' | 'display';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly fill?: string;
  /** Colour beneath, where the ground is painted. */
  readonly halo?: string;
  /** May take two lines. */
  readonly wraps?: boolean;
}

/** Words in a drawing that stay within their room. */
export const Label = steady((props: LabelProps) => {
  const { x, y, text, size, room, face = 'text', anchor = 'middle', weight, fill, halo, wraps } = props;
  const font = { face, weight };
  const rows = wraps ? twoLines(text, room, size, font) : [text];
  const shown = Math.min(...rows.map((row) => fitSize(row, room, size, LEAST, font)));
  const size2 = rows.length > 1 ? Math.min(shown, size * 0.86) : shown;
  const step = size2 * 0.98;
  return (
    <text
      x={x}
      y={y}
      class={face === 'display' ? 'd' : undefined}
      text-anchor={anchor}
      font-size={Math.round(size2 * 10) / 10}
      font-weight={weight}
      fill={fill}
      {...(halo
        ? { stroke: halo, 'stroke-width': 3.5, 'paint-order': 'stroke', 'stroke-linejoin': 'round' }
        : {})}
    >
      {rows.length === 1
        ? rows[0]
        : rows.map((row, i) => (
            <tspan key={row} x={x} y={y + (i - 0.62) * step}>
              {row}
            </tspan>
          ))}
    </text>
  );
});
