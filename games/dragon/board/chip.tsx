import { fitSize, textWidth } from '../../../client/board/fit.ts';
import { useLeast } from './label.tsx';

const FONT = { weight: 800 };

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly room?: number;
}

/** A short verb on a thing that may be touched, as on a seal. */
export function Chip({ x, y, text, room = 124 }: ChipProps) {
  const size = fitSize(text, room - 18, 13.5, useLeast(), FONT);
  const width = Math.max(40, textWidth(text, size, FONT) + 20);
  return (
    <g class="chip" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-10.5" width={width} height="21" rx="10.5" />
      <text y={size * 0.34} text-anchor="middle" font-size={size} font-weight="800">
        {text}
      </text>
    </g>
  );
}
