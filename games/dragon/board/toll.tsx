import { textWidth } from '../../../client/board/fit.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import type { Outlook } from '../rules/forecast.ts';
import { LEAST } from './label.tsx';
import { figuresOf, MOODS } from './outlook.ts';

interface TollProps {
  readonly outlook: Outlook;
  readonly without: Outlook | undefined;
  /** In words, with what the picked move changes. */
  readonly label: string;
  /** The middle of the line, and how wide it may be. */
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const SIZE = 14;
const GAP = 5;
const width = (text: string): number => (text === '' ? 0 : textWidth(text, SIZE, { weight: 800 }));

/** What a month takes and brings, in figures with their pictures; what the picked move changes is struck through. */
export function Toll({ outlook, without, label, x, y, room }: TollProps) {
  const figures = figuresOf(outlook, without);
  if (figures.length === 0)
    return (
      <text x={x} y={y} text-anchor="middle" font-size="13.5" fill="var(--ink3)">
        —
      </text>
    );
  const olds = figures.map(({ was = '', text }) => width(was) + (was !== '' && text !== '' ? 3 : 0));
  const widthsWith = (picture: number) => figures.map(({ text }, i) => olds[i]! + width(text) + picture);
  const sum = (widths: readonly number[]) =>
    widths.reduce((all, w) => all + w, 0) + (figures.length - 1) * GAP;
  // Where they would be too small to read, figures come without their pictures.
  const pictured = room / sum(widthsWith(16)) > LEAST / SIZE;
  const widths = widthsWith(pictured ? 16 : 0);
  const all = sum(widths);
  const scale = Math.max(LEAST / SIZE, Math.min(1, room / all));
  let at = -all / 2;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      role="img"
      aria-label={label}
      transform={`translate(${x} ${y})${scale < 1 ? ` scale(${scale.toFixed(2)})` : ''}`}
    >
      {figures.map(({ key, icon, text, was, mood }, i) => {
        const left = at;
        at += widths[i]! + GAP;
        return (
          <g key={key} style={{ color: text === '' ? 'var(--ink3)' : MOODS[mood] }}>
            {was !== undefined && (
              <rect
                x={left - 2.5}
                y={-14}
                width={widths[i]! + 5}
                height={19}
                rx="4"
                fill="var(--leaf)"
                opacity="0.32"
              />
            )}
            {was && (
              <text
                x={left}
                font-size={SIZE}
                font-weight="600"
                fill="var(--ink2)"
                text-decoration="line-through"
              >
                {was}
              </text>
            )}
            <text x={left + olds[i]!} font-size={SIZE} font-weight="800" fill={MOODS[mood]}>
              {text}
            </text>
            {pictured && <Icon name={icon} size={15} x={left + widths[i]! - 15} y={-12} />}
          </g>
        );
      })}
    </g>
  );
}
