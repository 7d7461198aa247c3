import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Font, fitSize, halves, textWidth, twoLines } from '../../../client/board/fit.ts';
import { steady } from '../../../client/icons/steady.ts';

/** Nothing is written smaller: words that are still too long are pressed together. */
export const LEAST = 11;

/** In a drawing that is reduced, letters must be larger. */
const Least = createContext(LEAST);
export const LeastProvider = Least.Provider;
export const useLeast = (): number => useContext(Least);

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
  /** May take two lines; on narrow cards a word that is too long is broken. */
  readonly wraps?: boolean | 'words';
  /** Where this part of the drawing is reduced by itself. */
  readonly least?: number;
}

/** Pressed together by more, a word is broken instead. */
const PRESSED = 1.1;

/** Whether words are too wide for one line, however small they may be written. */
export const isTooWide = (text: string, room: number, least: number, font: Font): boolean =>
  textWidth(text, least, font) > PRESSED * room;

/** Words in a drawing that stay within their room. */
export const Label = steady((props: LabelProps) => {
  const usual = useLeast();
  const {
    x,
    y,
    text,
    size,
    room,
    face = 'text',
    anchor = 'middle',
    weight,
    fill,
    halo,
    wraps,
    least = usual,
  } = props;
  const font = { face, weight };
  const rows = rowsIn();
  const shown = Math.min(...rows.map((row) => fitSize(row, room, Math.max(size, least), least, font)));
  const size2 = rows.length > 1 ? Math.max(least, Math.min(shown, size * 0.86)) : shown;
  const pressed = (row: string) =>
    textWidth(row, size2, font) > room * 1.04
      ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
      : {};
  const step = size2 * 0.98;
  function rowsIn(): readonly string[] {
    if (wraps !== 'words') return wraps ? twoLines(text, room, size, font) : [text];
    if (!isTooWide(text, room, least, font)) return [text];
    const lines = twoLines(text, room, least, font);
    return lines.length > 1 ? lines : (halves(text) ?? lines);
  }
  return (
    <text
      x={x}
      y={y}
      class={face === 'display' ? 'd' : undefined}
      text-anchor={anchor}
      font-size={Math.ceil(size2 * 10) / 10}
      font-weight={weight}
      fill={fill}
      {...(rows.length === 1 ? pressed(rows[0]!) : {})}
      {...(halo
        ? { stroke: halo, 'stroke-width': 3.5, 'paint-order': 'stroke', 'stroke-linejoin': 'round' }
        : {})}
    >
      {rows.length === 1
        ? rows[0]
        : rows.map((row, i) => (
            <tspan key={row} x={x} y={y + (i - 0.62) * step} {...pressed(row)}>
              {row}
            </tspan>
          ))}
    </text>
  );
});
