import type { JSX } from 'preact';
import { fitSize, textWidth, wrapText } from '../../../client/board/fit.ts';
import { steady } from '../../../client/icons/steady.ts';

interface TextProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly weight?: 400 | 700 | 800;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The face of names and scores. */
  readonly display?: boolean;
  /** No wider than this: smaller first, then pressed together. */
  readonly max?: number;
  readonly least?: number;
  readonly class?: string;
  readonly children: string | number;
}

/** Nothing is written smaller, so that on a tablet it is still 11 pixels high. */
const LEAST = 13;

export const Text = steady(
  ({
    x,
    y,
    size: asked,
    fill = 'var(--ink)',
    weight = 400,
    anchor,
    display,
    max,
    least = LEAST,
    class: extra,
    children,
  }: TextProps) => {
    const text = String(children);
    const size = Math.max(asked, LEAST);
    const font = { face: display ? 'display' : 'text', weight } as const;
    const fitted = max === undefined ? size : fitSize(text, max, size, least, font);
    const pressed = max !== undefined && textWidth(text, fitted, font) > max * 1.03;
    const face = [display ? 'd' : '', extra ?? ''].join(' ').trim();
    return (
      <text
        x={x}
        y={y}
        font-size={fitted}
        fill={fill}
        {...(display ? {} : { 'font-weight': weight })}
        {...(anchor ? { 'text-anchor': anchor } : {})}
        {...(face ? { class: face } : {})}
        {...(pressed ? { textLength: max, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {text}
      </text>
    );
  },
);

interface LinesProps extends Omit<TextProps, 'children' | 'max'> {
  readonly max: number;
  readonly lead: number;
  readonly children: string;
  /** Whether y is the middle of the block instead of its first line. */
  readonly centred?: boolean;
}

/** A text of a few lines. */
export function Lines({ y, lead, centred, children, ...text }: LinesProps): JSX.Element {
  const lines = wrapText(children, text.max, text.size, { weight: text.weight });
  const top = centred ? y - ((lines.length - 1) * lead) / 2 : y;
  return (
    <>
      {lines.map((line, i) => (
        <Text key={line} {...text} y={top + i * lead}>
          {line}
        </Text>
      ))}
    </>
  );
}
