import { textWidth } from '../../../client/board/fit.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import type { Outlook } from '../rules/forecast.ts';
import { figuresOf, MOODS } from './outlook.ts';

interface TollProps {
  readonly outlook: Outlook;
  /** The middle of the line, and how wide it may be. */
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const SIZE = 14;

/** What a month takes and brings, in figures with their pictures. */
export function Toll({ outlook, x, y, room }: TollProps) {
  const figures = figuresOf(outlook);
  if (figures.length === 0)
    return (
      <text x={x} y={y} text-anchor="middle" font-size="13.5" fill="var(--ink3)">
        —
      </text>
    );
  const widths = figures.map(({ text }) => textWidth(text, SIZE, { weight: 800 }) + 16);
  const all = widths.reduce((sum, width) => sum + width, 0) + (figures.length - 1) * 5;
  const scale = Math.min(1, room / all);
  let at = -all / 2;
  return (
    <g transform={`translate(${x} ${y})${scale < 1 ? ` scale(${scale.toFixed(2)})` : ''}`}>
      {figures.map(({ key, icon, text, mood }, i) => {
        const left = at;
        at += widths[i]! + 5;
        return (
          <g key={key} style={{ color: MOODS[mood] }}>
            <text x={left} font-size={SIZE} font-weight="800" fill={MOODS[mood]}>
              {text}
            </text>
            <Icon name={icon} size={15} x={left + widths[i]! - 15} y={-12} />
          </g>
        );
      })}
    </g>
  );
}
