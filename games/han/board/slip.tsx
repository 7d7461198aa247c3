import type { Family } from '../../../client/board/board.ts';
import { Mark } from './pieces.tsx';
import { ROW, type Size } from './room.ts';

const CELL = 27;

/** A slip of paper with tokens and numbers, so many in a row. */
export interface SlipSize extends Size {
  readonly abreast: number;
}

/** The sizes of a slip with points by seat: in one row, in two, or in one column. */
export function slipSizes(pays: readonly number[]): SlipSize[] {
  const players = pays.filter((points) => points > 0).length;
  return [...new Set([players, Math.ceil(players / 2), 1])].map((abreast) => ({
    abreast,
    width: abreast * CELL + 5,
    height: Math.ceil(players / abreast) * ROW,
  }));
}

interface SlipProps {
  /** Points by seat; who has none is not on it. */
  readonly pays: readonly number[];
  /** The same without the picked move; what differs is marked. */
  readonly without: readonly number[];
  readonly families: readonly Family[];
  readonly size: SlipSize;
  /** The middle of its first row. */
  readonly x: number;
  readonly y: number;
}

/** Points of some players, as tokens with numbers on a slip of paper. */
export function Slip({ pays, without, families, size, x, y }: SlipProps) {
  const { width, height, abreast } = size;
  const found = pays.flatMap((points, seat) => (points > 0 ? [{ seat, points }] : []));
  return (
    <g class="han-slip" transform={`translate(${x - width / 2} ${y})`}>
      <rect width={width} height={height} y={-ROW / 2} rx="3" />
      {found.map(({ seat, points }, i) => (
        <g key={seat} transform={`translate(${(i % abreast) * CELL + 10} ${Math.floor(i / abreast) * ROW})`}>
          {points !== without[seat] && (
            <rect class="changed" x="-8" y={1.5 - ROW / 2} width={CELL - 1} height={ROW - 3} rx="3" />
          )}
          <Mark family={families[seat]!} r={6.5} />
          <text x="7.5" y="5">
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}
