import type { JSX } from 'preact';
import { steady } from '../../../client/icons/steady.ts';
import { fitSize, textWidth, wrapText } from './fit.ts';

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

export const Text = steady(
  ({
    x,
    y,
    size,
    fill = 'var(--ink)',
    weight = 400,
    anchor,
    display,
    max,
    least = 12,
    class: extra,
    children,
  }: TextProps) => {
    const text = String(children);
    // The display face is wider than the other.
    const room = max === undefined || !display ? max : max / 1.12;
    const fitted = room === undefined ? size : fitSize(text, room, size, Math.min(size, least));
    const pressed = room !== undefined && textWidth(text, fitted) > room * 1.03;
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
  const lines = wrapText(children, text.max, text.size);
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
